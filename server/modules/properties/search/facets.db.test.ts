import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { category, NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const facetsOf = async (query: object) =>
  (await callOk(createServer(testDeps({ db }), propertiesHandlers), 'getPropertyFacets', { query }))
    .data

describe('counts over more listings than are examined', () => {
  test('are extrapolated to all index hits', async () => {
    // Only listings older than the sample are for rent, and more than are read one by one.
    await fill(4600, sql`case when n > 2200 then 1 else 0 end`)
    const facets = await facetsOf({ property_type: 1 })
    expect(facets).toMatchObject({ total: 2400, premium: 2400 })
    expect(facets.estimated).toEqual(['premium', 'promoted', 'facilities', 'posted_since'])
  })

  test('are marked as estimates even beside an exact total', async () => {
    await fill(13_000, sql`case when n > 6500 then 1 else 0 end`)
    const facets = await facetsOf({ property_type: 1, max_price: 6503 })
    expect(facets).toMatchObject({
      total: 3,
      total_is_estimate: false,
      estimated: ['property_types', 'price'],
    })
    const priced = facets.price.histogram.reduce((sum, { count }) => sum + count, 0)
    expect(priced).toBeGreaterThan(6490)
    expect(priced).toBeLessThan(6510)
  })

  test('of the last days use those days, not a sample of the newest', async () => {
    await fill(8000, sql`0`)
    const facets = await facetsOf({})
    expect(facets.total).toBe(8000)
    // One every three minutes, until noon today.
    expect(facets.posted_since).toEqual({ week: 7 * 480, yesterday: 480 })
  })
})

test('forgive typing errors as the list does', async () => {
  const flats = await category(db, 'Flat')
  await publishedListing(db, { title: 'Charming château', categoryId: flats })
  await publishedListing(db, { title: 'Plain house' })
  const facets = await facetsOf({ search: 'chatau' })
  expect(facets.total).toBe(1)
  expect(facets.categories).toMatchObject([{ id: flats, count: 1 }])
})

/** Premium listings priced 1, 2, 3 …, one posted every three minutes up to now. */
async function fill(count: number, kind: ReturnType<typeof sql>): Promise<void> {
  const { id } = await publishedListing(db)
  await sql`set session_replication_role = replica`.execute(db)
  await sql`insert into property_search (property_id, posted_at, price_minor, latitude, longitude, category_id, property_type,
      promoted, is_premium, city_key, state_key, country_key, tokens, doc)
    select s.property_id + n, ${NOON}::timestamptz - n * interval '3 minutes', 100 * n, 1, 1, s.category_id, ${kind},
      false, true, s.city_key, s.state_key, s.country_key, array['premium', 'type:' || ${kind}], s.doc
    from property_search s, generate_series(1, ${count}::int) n where s.property_id = ${id}`.execute(
    db,
  )
  await sql`delete from property_search where property_id = ${id}`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`insert into search_count select city_key, state_key, country_key, property_type, category_id, count(*), count(*), 0,
      min(price_minor), max(price_minor), min(city_key), min(state_key), min(country_key)
    from property_search group by 1, 2, 3, 4, 5`.execute(db)
  await sql`analyze property_search`.execute(db)
}
