import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { monthlyPrice, type RentPeriod, rentPeriods } from '@/domain/listing/rent-period.ts'
import { createServer } from '@/server/app.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'
import type { ListingFilters, ListingSort } from './listing-filters.ts'
import { matchListings } from './match.ts'
import { searchListings } from './search.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const rent = (title: string, priceMinor: number, rentPeriod: RentPeriod) =>
  publishedListing(db, { title, priceMinor, rentPeriod, propertyType: 1 })

/** $6,384, $1,500, $1,900 and $2,000 a month. */
async function rentals() {
  await rent('by the day', 21_000, 'Daily')
  await rent('by the quarter', 450_000, 'Quarterly')
  await rent('by the month', 190_000, 'Monthly')
  await rent('by the year', 2_400_000, 'Yearly')
}

async function found(filters: ListingFilters, sort: ListingSort = 'price_asc') {
  const { ids } = await searchListings(db, { filters, sort, offset: 0, limit: 20 })
  const { rows } = await sql<{ title: string }>`select p.title from unnest(${ids}::int[])
    with ordinality f (id, n) join property p on p.id = f.id order by f.n`.execute(db)
  return rows.map(({ title }) => title)
}

describe('rents of different periods', () => {
  test('are filtered by monthly price', async () => {
    await rentals()
    expect(await found({ maxPriceMinor: 200_000 })).toEqual([
      'by the quarter',
      'by the month',
      'by the year',
    ])
    expect(await found({ minPriceMinor: 200_001 })).toEqual(['by the day'])
  })

  test('are sorted by monthly price', async () => {
    await rentals()
    const dearest = ['by the day', 'by the year', 'by the month', 'by the quarter']
    expect(await found({}, 'price_desc')).toEqual(dearest)
  })

  test('are counted by monthly price', async () => {
    await rentals()
    const app = createServer(testDeps({ db }), propertiesHandlers)
    const { data } = await callOk(app, 'getPropertyFacets', { query: { property_type: 1 } })
    expect(data.price).toMatchObject({ min: 1500, max: 6384 })
  })

  test('match saved searches by monthly price', async () => {
    const daily = await rent('by the day', 21_000, 'Daily')
    const upTo = (maxPriceMinor: number) => ({ propertyType: 1, maxPriceMinor })
    const asked = [upTo(200_000), upTo(700_000)]
    expect(await matchListings(db, [daily.id], asked)).toEqual([[], [daily.id]])
  })

  test('follow a change of the period', async () => {
    const { id } = await rent('by the day', 21_000, 'Daily')
    await sql`update property set rent_duration = 'Monthly' where id = ${id}`.execute(db)
    await sql`select refresh_search(array[${id}]::int[], ${NOON})`.execute(db)
    expect(await found({ maxPriceMinor: 21_000 })).toEqual(['by the day'])
  })
})

test('filters sale prices unchanged, even with a stored rent period', async () => {
  await publishedListing(db, { title: 'sale', priceMinor: 100, rentPeriod: 'Daily' })
  expect(await found({ maxPriceMinor: 100 })).toEqual(['sale'])
})

test('the database and the pages compute the same monthly price', async () => {
  const prices = [0, 1, 5, 6, 18, 99, 100, 12_345, 21_000, 1_999_999, 100_000_000_000_000]
  for (const period of [...rentPeriods, null]) {
    const { rows } = await sql<{ monthly: number }>`
      select monthly_price(p, ${period}) as monthly from unnest(${prices}::bigint[])
        with ordinality given (p, n) order by n`.execute(db)
    expect(rows.map((row) => row.monthly)).toEqual(
      prices.map((price) => monthlyPrice(price, period)),
    )
  }
})
