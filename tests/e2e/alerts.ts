import type pg from 'pg'
import { expect } from 'playwright/test'
import { localPool } from '@/server/db/embedded/local-client.ts'

/** The database of the product under test, through its own socket. */
export function openDatabase(): pg.Pool {
  return localPool(process.env.DATA_DIR ?? '')
}

export type ReceivedMail = {
  subject: string
  text: string
  html: string
  unsubscribe_url: string | null
}

/** Mails lie in the outbox, where the product puts them without SMTP_URL. */
export async function mailsTo(database: pg.Pool, address: string): Promise<ReceivedMail[]> {
  const { rows } = await database.query<ReceivedMail>(
    'select subject, text, html, unsubscribe_url from mail_outbox where recipient = $1 order by id',
    [address],
  )
  return rows
}

/** The mail that follows the `before` ones to this address. */
export async function newMail(
  database: pg.Pool,
  address: string,
  before: number,
): Promise<ReceivedMail> {
  await expect
    .poll(async () => (await mailsTo(database, address)).length, { timeout: 20_000 })
    .toBe(before + 1)
  const letter = (await mailsTo(database, address)).at(-1)
  if (!letter) throw new Error('no mail came')
  return letter
}

export function linkTo(step: string, { text }: ReceivedMail): string {
  return new RegExp(`https?://\\S+/saved-search/${step}\\?token=[\\w.-]+`).exec(text)?.[0] ?? ''
}

/**
 * One more of a city's homes for sale, as whoever publishes one does it; its id. It is dated back,
 * so that other journeys find the lists of the newest as they know them.
 */
export async function publish(database: pg.Pool, title: string, city = 'Bend'): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `insert into property (slug, category_id, property_type, request_status, title, description, address, city, state, country,
       latitude, longitude, public_latitude, public_longitude, price_minor, posted_at)
     select 'e2e-' || substr(md5($1), 1, 12), category_id, 0, 'approved', $1, description, address, city, state, country,
       latitude, longitude, public_latitude, public_longitude, 41000000, now() - interval '90 days'
     from property where city = $2 and property_type = 0 order by id limit 1 returning id`,
    [title, city],
  )
  const id = rows[0]?.id ?? 0
  await refresh(database, id)
  return id
}

/** As every transaction that changes a listing does it. */
export async function refresh(database: pg.Pool, id: number): Promise<void> {
  await database.query('select refresh_search(array[$1::int], now())', [id])
}
