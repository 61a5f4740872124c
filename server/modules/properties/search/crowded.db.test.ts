import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '@/tests/support/builders/crowd.ts'
import { NOON } from '@/tests/support/builders/listings.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import type { PostedSince } from './listing-filters.ts'
import { searchListings } from './search.ts'
import { distanceKm } from './search-conditions.ts'

/** More than the 20,000 rows that a search reads, over eight days. */
const COUNT = 30_000
const SECONDS_APART = (8 * 86_400) / COUNT
const CENTRE = { latitude: 47.6, longitude: -122.3 }
/** Between three and eight kilometers from the center. */
const TOWN = { latitude: 47.65, longitude: -122.3, spread: 0.035 }

const { db } = await openTestDatabase()

beforeAll(async () => {
  await crowd(db, { ...TOWN, count: COUNT, secondsApart: SECONDS_APART })
  await sql`select refresh_search_count()`.execute(db)
  await sql`update search_count set listings = ${COUNT}`.execute(db)
})

const within = (when: PostedSince['when']) =>
  searchListings(db, {
    filters: { posted: { when, now: NOON, timeZone: 'UTC' } },
    sort: 'newest',
    offset: 0,
    limit: 1,
  })

describe('nearest first', () => {
  test('finds the nearest although the next ring has more than can be sorted', async () => {
    const page = { filters: {}, sort: 'nearest' as const, from: CENTRE, limit: 24 }
    for (const offset of [0, 3, 9000]) {
      const { ids } = await searchListings(db, { ...page, offset })
      expect(ids).toHaveLength(24)
      expect(await Promise.all([nearerThan(ids[0]), nearerThan(ids[23])])).toEqual([
        offset,
        offset + 23,
      ])
    }
  })
})

describe('listings posted within days', () => {
  test('are estimated from their days beyond the counting limit', async () => {
    const { total, isEstimate } = await within('lastSevenDays')
    expect(isEstimate).toBe(true)
    expect(total / ((COUNT * 7) / 8)).toBeCloseTo(1, 1)
    expect(await within('yesterday')).toMatchObject({ total: COUNT / 8 })
  })
})

test('answers even if more were posted at one place and time than are examined', async () => {
  await sql`update property_search set latitude = 47.61, longitude = -122.3,
    posted_at = ${NOON}::timestamptz - interval '1 second'`.execute(db)
  const search = { filters: {}, sort: 'nearest' as const, from: CENTRE, offset: 0, limit: 24 }
  expect((await searchListings(db, search)).ids).toHaveLength(24)
  const { total } = await within('lastSevenDays')
  expect(total).toBeGreaterThanOrEqual(20_000)
  expect(total).toBeLessThanOrEqual(COUNT)
})

async function nearerThan(id = 0): Promise<number> {
  const key = sql`${distanceKm(CENTRE)}, s.property_id`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from property_search s
    where (${key}) < (select ${key} from property_search s where s.property_id = ${id})`.execute(db)
  return rows[0]?.count ?? 0
}
