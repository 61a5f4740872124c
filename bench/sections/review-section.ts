import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { isRecord } from '@/domain/values/records.ts'
import { hashToken } from '@/server/modules/account/auth/codes/secrets.ts'
import { percentile } from '../one-client.ts'
import { openProvider } from '../provider.ts'
import { amount, atMost, type Figure } from '../report.ts'

const WAITING = 10_000
const BUDGET_MS = 150
const STEPS = 300
const SOURCE = 'bench-review'

/** A review queue of ten thousand items. */
export async function benchReview(
  place: { dataDir: string; databaseUrl?: string },
  notes: string[],
): Promise<Figure[]> {
  const provider = await openProvider(place)
  const { pool } = provider
  try {
    await fill(pool)
    const token = await administrator(pool)
    const ask = asker(provider.url, token)
    await ask('/api/ext/admin/review/next')
    const next = await walk(ask)
    const pages: number[] = []
    for (let step = 0; step < 30; step++) pages.push((await ask('/api/ext/admin/review')).millis)
    notes.push(
      `${WAITING.toLocaleString('en')} properties wait; one administrator goes through the first ${STEPS} of them, each in full.`,
    )
    return [
      { name: 'the next one: p50', value: amount(percentile(next, 0.5), 'ms') },
      atMost('the next one: p95', percentile(next, 0.95), BUDGET_MS, 'ms'),
      { name: 'a page of the queue: p95', value: amount(percentile(pages, 0.95), 'ms') },
    ]
  } finally {
    await pool.query('delete from property where source = $1', [SOURCE])
    await pool.query('delete from account where slug = $1', [SOURCE])
    await provider.close()
  }
}

type Ask = (path: string) => Promise<{ millis: number; cursor: string | undefined }>

async function walk(ask: Ask): Promise<number[]> {
  const times: number[] = []
  let after = ''
  for (let step = 0; step < STEPS; step++) {
    const { millis, cursor = '' } = await ask(`/api/ext/admin/review/next?after=${after}`)
    times.push(millis)
    after = cursor
  }
  return times
}

function asker(url: string, token: string): Ask {
  return async (path) => {
    const began = performance.now()
    const reply = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
    const body: unknown = await reply.json()
    const millis = performance.now() - began
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    const data = isRecord(body) && isRecord(body.data) ? body.data : {}
    return { millis, cursor: typeof data.cursor === 'string' ? data.cursor : undefined }
  }
}

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into property (slug, owner_id, category_id, property_type, request_status, title, description, address, place_id,
      city, state, country, latitude, longitude, public_latitude, public_longitude, price_minor, parameters, title_image_key,
      submitted_at, source, external_id)
    select $1 || '-' || n, p.owner_id, p.category_id, p.property_type, 'pending', p.title, p.description, p.address, p.place_id,
      p.city, p.state, p.country, p.latitude, p.longitude, p.public_latitude, p.public_longitude, p.price_minor, p.parameters,
      p.title_image_key, now() - n * interval '1 minute', $1, n::text
    from generate_series(1, $2::int) n
    join (select *, row_number() over (order by id) as r, count(*) over () as c from property where source is distinct from $1) p
      on p.r = n % p.c + 1`,
    [SOURCE, WAITING],
  )
  await pool.query('analyze property')
}

async function administrator(pool: pg.Pool): Promise<string> {
  // The dataset inserts explicit account ids.
  await pool.query(
    "select setval(pg_get_serial_sequence('account', 'id'), (select max(id) from account))",
  )
  const random = randomBytes(30).toString('base64url')
  const { rows } = await pool.query<{ id: number }>(
    `with who as (insert into account (slug, name, role) values ($1, 'Ada Keller', 'administrator') returning id),
      factor as (insert into second_factor (account_id, sealed_secret, confirmed_at, created_at)
        select id, '', now(), now() from who)
    insert into access_token (account_id, token_hash, expires_at) select id, $2, now() + interval '1 day' from who returning id`,
    [SOURCE, hashToken(random)],
  )
  return `${rows[0]?.id}|${random}`
}
