import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '@/tests/support/builders/crowd.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { searchListings } from './search.ts'
import { distanceKm } from './search-conditions.ts'

/** More than the 20,000 rows that a search looks at. */
const COUNT = 30_000
const CENTRE = { latitude: 47.6, longitude: -122.3 }
/** Between three and eight kilometres from the centre. */
const TOWN = { latitude: 47.65, longitude: -122.3, spread: 0.035 }

const { db } = await openTestDatabase()

beforeAll(async () => {
  await crowd(db, { ...TOWN, count: COUNT })
  await sql`select refresh_search_count()`.execute(db)
})

describe('nearest first', () => {
  test('holds where more than may be sorted lie within the next ring', async () => {
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

test('where more lie at one place than are looked at, there is an answer', async () => {
  await sql`update property_search set latitude = 47.61, longitude = -122.3`.execute(db)
  const search = { filters: {}, sort: 'nearest' as const, from: CENTRE, offset: 0, limit: 24 }
  expect((await searchListings(db, search)).ids).toHaveLength(24)
})

async function nearerThan(id = 0): Promise<number> {
  const key = sql`${distanceKm(CENTRE)}, s.property_id`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from property_search s
    where (${key}) < (select ${key} from property_search s where s.property_id = ${id})`.execute(db)
  return rows[0]?.count ?? 0
}
