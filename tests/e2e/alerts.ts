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
  const mail = (await mailsTo(database, address)).at(-1)
  if (!mail) throw new Error('no mail came')
  return mail
}

/** Waits until every alert that changes of listings cause has been sent. */
export async function alertsSent(database: pg.Pool, address: string): Promise<void> {
  const countWaiting = async () => {
    // One statement: a step that ends has begun the next one.
    const { rows } = await database.query<{ count: number }>(
      `select ((select count(*) from alert_outbox) + (select count(*) from queue.job
         where state in ('created', 'retry', 'active')
           and (name like 'alerts.%' or (name = 'mail.send' and strpos(data::text, $1) > 0))))::int as count`,
      [address],
    )
    return rows[0]?.count
  }
  await expect.poll(countWaiting, { timeout: 120_000 }).toBe(0)
}

export function linkTo(step: string, { text }: ReceivedMail): string {
  return new RegExp(`https?://\\S+/saved-search/${step}\\?token=[\\w.-]+`).exec(text)?.[0] ?? ''
}

/** A home for rent by the month. */
export type Rental = { latitude: number; longitude: number; bedrooms: number; rentMinor: number }

/**
 * Publishes one more home in a city, for sale unless it is a rental; returns its id. It is dated back, so that other
 * journeys find the newest homes unchanged.
 */
export async function publish(
  database: pg.Pool,
  title: string,
  city = 'Bend',
  rental?: Rental,
): Promise<number> {
  const { latitude, longitude, bedrooms, rentMinor } = rental ?? {}
  const { rows } = await database.query<{ id: number }>(
    `insert into property (slug, category_id, property_type, request_status, title, description, address, city, state, country,
       latitude, longitude, public_latitude, public_longitude, price_minor, rent_duration, parameters, posted_at)
     select 'e2e-' || substr(md5($1), 1, 12), p.category_id, case when $6::bigint is null then 0 else 1 end, 'approved',
       $1, p.description, p.address, p.city, p.state, p.country,
       coalesce($3, p.latitude), coalesce($4, p.longitude), coalesce($3, p.public_latitude), coalesce($4, p.public_longitude),
       coalesce($6::bigint, 41000000), case when $6::bigint is not null then 'Monthly' end,
       case when $5::int is null then '{}' else jsonb_build_object(r.id, $5::int) end, now() - interval '90 days'
     from property p left join parameter r on r.role = 'bedrooms'
     where p.city = $2 and p.property_type = 0 order by p.id limit 1 returning id`,
    [title, city, latitude, longitude, bedrooms, rentMinor],
  )
  const id = rows[0]?.id ?? 0
  await refresh(database, id)
  return id
}

/** As every transaction that changes a listing does it. */
export async function refresh(database: pg.Pool, id: number): Promise<void> {
  await database.query('select refresh_search(array[$1::int], now())', [id])
}
