import { setTimeout as passed } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { DB } from '@/generated/database.ts'
import { createDice, type Dice } from '@/server/db/seed/dice.ts'
import { CITIES } from './dataset.ts'
import { percentile } from './one-client.ts'
import { openProvider } from './provider.ts'
import { atMost, type Figure } from './report.ts'
import { likelyWord } from './words.ts'

const SEARCHES = 10_000
const LISTINGS = 30
const BUDGET_SECONDS = 5
const POLL_MS = 5

/**
 * From the approval of a listing, which commits, until its alerts stand in the queue of every search
 * that it answers; among 10,000 saved searches, by the provider as it runs.
 */
export async function benchAlerts(
  place: { dataDir: string; databaseUrl?: string },
  notes: string[],
): Promise<Figure[]> {
  const provider = await openProvider(place)
  const { pool } = provider
  try {
    await saveSearches(pool)
    const times: number[] = []
    const alerts: number[] = []
    for (let n = 0; n < LISTINGS; n++) {
      const { seconds, count } = await approveOne(pool, 1 + n * 37)
      times.push(seconds)
      alerts.push(count)
    }
    notes.push(
      `${SEARCHES.toLocaleString('en')} searches: nearly all in one of ${CITIES} cities, half with a price, a fifth with words; median alerts of a listing ${percentile(alerts, 0.5)}, most ${Math.max(...alerts)}.`,
    )
    return [
      { name: 'approval to queue: p50', value: `${percentile(times, 0.5).toFixed(2)} s` },
      atMost('approval to queue: p95', percentile(times, 0.95), BUDGET_SECONDS, 's'),
      atMost('approval to queue: longest', Math.max(...times), BUDGET_SECONDS, 's'),
    ]
  } finally {
    await pool.query('delete from saved_search')
    await provider.close()
  }
}

/** Daily ones, so that no mail is written meanwhile. */
async function saveSearches(pool: pg.Pool): Promise<void> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const dice = createDice(4)
  await sql`delete from saved_search`.execute(db)
  const rows = Array.from({ length: SEARCHES }, (_, n) => searchOf(n, dice))
  for (let at = 0; at < rows.length; at += 1000) {
    await db
      .insertInto('saved_search')
      .values(rows.slice(at, at + 1000))
      .execute()
  }
  await sql`analyze saved_search`.execute(db)
}

function searchOf(n: number, dice: Dice) {
  // As cities are: the first is the largest.
  const city = Math.min(CITIES, Math.floor(1 / (dice.roll() + 1 / CITIES)))
  const type = dice.between(0, 1)
  const isPriced = dice.chance(0.5)
  const most = dice.between(2, 9) * 100_000
  const asked = new URLSearchParams({
    ...(dice.chance(0.95) ? { city: `City ${city}` } : {}),
    ...(isPriced ? { max_price: String(most) } : {}),
    ...(dice.chance(0.4) ? { min_bedrooms: String(dice.between(1, 4)) } : {}),
    property_type: String(type),
    ...(dice.chance(0.2) ? { search: likelyWord(dice.roll()) } : {}),
  })
  asked.sort()
  return {
    email: `person${n}@example.org`,
    name: 'A search',
    language_code: 'en',
    origin: 'http://localhost:3000',
    query: asked.toString(),
    wants_new: true,
    wants_cheaper: true,
    wants_back: true,
    frequency: 'daily',
    confirm_hash: `bench-${n}`,
    confirm_until: new Date(),
    confirmed_at: new Date(),
    // Told today already: what is queued waits for tomorrow.
    mailed_at: new Date(),
    city_key: asked.has('city') ? `city ${city}` : '',
    property_type: type,
    ...(isPriced ? { max_price_minor: most * 100 } : {}),
  }
}

async function approveOne(pool: pg.Pool, id: number): Promise<{ seconds: number; count: number }> {
  await setStatus(pool, id, 'pending')
  await setStatus(pool, id, 'approved')
  const began = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>(
      'select exists (select 1 from alert_outbox) as waits',
    )
    if (!rows[0]?.waits) break
    await passed(POLL_MS)
  }
  const seconds = (performance.now() - began) / 1000
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from saved_search_alert a join property_event e on e.id = a.event_id
     where e.property_id = $1`,
    [id],
  )
  return { seconds, count: rows[0]?.count ?? 0 }
}

/** As whoever approves does it: the listing and what follows from it in one transaction. */
async function setStatus(pool: pg.Pool, id: number, status: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update property set request_status = $2 where id = $1', [id, status])
    await client.query('select refresh_search(array[$1::int], now())', [id])
    await client.query('commit')
  } finally {
    client.release()
  }
}
