import { setTimeout as passed } from 'node:timers/promises'
import { createDice, type Dice } from '@hearth/dice/dice'
import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { DB } from '@/generated/database.ts'
import { CITIES, cityCentre } from '../dataset.ts'
import { percentile } from '../one-client.ts'
import { openProvider } from '../provider.ts'
import { atMost, type Figure } from '../report.ts'
import { likelyWord } from '../words.ts'

const SEARCHES = 10_000
const LISTINGS = 30
const BUDGET_SECONDS = 5
/** A burst of several hundred thousand alerts, which are not time-critical. */
const BURST_SECONDS = 30
const BURST = 200
const POLL_MS = 5

/** For manual runs. */
export type AlertSize = { searches: number; listings: number; burst: number }

/**
 * Time from a listing's approval to its alerts in the queues of all matching searches, among 10,000
 * saved searches. Repeated for a burst of listings, and with half of the searches not tied to a
 * single city.
 */
export async function benchAlerts(
  place: { dataDir: string; databaseUrl?: string },
  notes: string[],
  size: AlertSize = { searches: SEARCHES, listings: LISTINGS, burst: BURST },
): Promise<Figure[]> {
  const provider = await openProvider(place)
  const { pool } = provider
  try {
    await saveSearches(pool, size.searches, 0.95)
    const times: number[] = []
    const alerts: number[] = []
    for (let n = 0; n < size.listings; n++) {
      const { seconds, count } = await approve(pool, [1 + n * 37])
      times.push(seconds)
      alerts.push(count)
    }
    notes.push(
      `${size.searches.toLocaleString('en')} searches: nearly all in one of ${CITIES} cities, half with a price, a fifth with words; median alerts of a listing ${percentile(alerts, 0.5)}, most ${Math.max(...alerts)}.`,
    )
    const ids = Array.from({ length: size.burst }, (_, n) => 2 + n * 41)
    const usual = await approve(pool, ids)
    await saveSearches(pool, size.searches, 0.5)
    const burst = await approve(pool, ids)
    const seen = await approve(pool, [3])
    notes.push(
      `The burst among these: ${usual.count.toLocaleString('en')} alerts.`,
      `The other burst: half of the searches in several cities or a drawn area; ${burst.count.toLocaleString('en')} alerts, ${burst.failed} events set aside. One more listing after it: ${seen.seconds.toFixed(2)} s, ${seen.count} alerts.`,
    )
    return [
      { name: 'approval to queue: p50', value: `${percentile(times, 0.5).toFixed(2)} s` },
      atMost('approval to queue: p95', percentile(times, 0.95), BUDGET_SECONDS, 's'),
      atMost('approval to queue: longest', Math.max(...times), BUDGET_SECONDS, 's'),
      atMost(
        `${size.burst} approvals at once: all in the queue`,
        usual.seconds,
        BURST_SECONDS,
        's',
      ),
      atMost(
        `${size.burst} approvals at once, half of the searches of no single city: all in the queue`,
        burst.seconds,
        BURST_SECONDS,
        's',
      ),
      atMost('events of the bursts that could not be matched', usual.failed + burst.failed, 0, ''),
    ]
  } finally {
    await pool.query('delete from saved_search')
    await provider.close()
  }
}

/** Daily ones, so that no mails are sent meanwhile. */
async function saveSearches(pool: pg.Pool, count: number, shareOfCity: number): Promise<void> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const dice = createDice(4)
  await sql`delete from saved_search`.execute(db)
  const rows = Array.from({ length: count }, (_, n) => createSearch(n, dice, shareOfCity))
  for (let at = 0; at < rows.length; at += 1000) {
    await db
      .insertInto('saved_search')
      .values(rows.slice(at, at + 1000))
      .execute()
  }
  await sql`analyze saved_search`.execute(db)
}

function createSearch(n: number, dice: Dice, shareOfCity: number) {
  // Skewed like real city sizes.
  const city = Math.min(CITIES, Math.floor(1 / (dice.roll() + 1 / CITIES)))
  const type = dice.between(0, 1)
  const isPriced = dice.chance(0.5)
  const most = dice.between(2, 9) * 100_000
  const asked = new URLSearchParams({
    ...randomPlace(city, dice, shareOfCity),
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
    // Already mailed today, so the queue waits for tomorrow.
    mailed_at: new Date(),
    city_key: asked.has('city') && !asked.has('also_city') ? `city ${city}` : '',
    property_type: type,
    ...(isPriced ? { max_price_minor: most * 100 } : {}),
  }
}

/** One city; otherwise half two cities, half a drawn area; or anywhere. */
function randomPlace(city: number, dice: Dice, shareOfCity: number): Record<string, string> {
  if (dice.chance(shareOfCity)) return { city: `City ${city}` }
  if (shareOfCity > 0.9) return {}
  const other = 1 + (city % CITIES)
  return dice.chance(0.5)
    ? { city: `City ${city}`, also_city: `City ${other}` }
    : { area: drawnAround(city) }
}

const CORNERS = 40
const RADIUS_DEGREES = 0.3

function drawnAround(city: number): string {
  const { latitude, longitude } = cityCentre(city)
  const outline = Array.from({ length: CORNERS }, (_, n) => {
    const turn = (n / CORNERS) * 2 * Math.PI
    return {
      latitude: latitude + Math.sin(turn) * RADIUS_DEGREES,
      longitude: longitude + Math.cos(turn) * RADIUS_DEGREES,
    }
  })
  return encodeAreas([{ outline, holes: [] }])
}

type Matched = { seconds: number; count: number; failed: number }

/** Waits until only failed events remain. */
async function approve(pool: pg.Pool, ids: readonly number[]): Promise<Matched> {
  await setStatus(pool, ids, 'pending')
  await setStatus(pool, ids, 'approved')
  const began = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>(
      'select exists (select 1 from alert_outbox where tries < 3) as waits',
    )
    if (!rows[0]?.waits) break
    await passed(POLL_MS)
  }
  const seconds = (performance.now() - began) / 1000
  const { rows } = await pool.query<{ count: number; failed: number }>(
    `select count(*)::int as count, (select count(*)::int from alert_outbox) as failed
     from saved_search_alert a join property_event e on e.id = a.event_id where e.property_id = any($1::int[])`,
    [ids],
  )
  return { seconds, count: rows[0]?.count ?? 0, failed: rows[0]?.failed ?? 0 }
}

/** Like a real approval, in one transaction. */
async function setStatus(pool: pg.Pool, ids: readonly number[], status: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update property set request_status = $2 where id = any($1::int[])', [
      ids,
      status,
    ])
    await client.query('select refresh_search($1::int[], now())', [ids])
    await client.query('commit')
  } finally {
    client.release()
  }
}
