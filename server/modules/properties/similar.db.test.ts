import { beforeEach, describe, expect, test } from 'vitest'
import {
  category,
  featureProperty,
  type ListingFacts,
  parameter,
  publishedListing,
  soldListing,
} from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { similarIds } from './similar.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const KM = 1 / 111.195
const PAGE = { offset: 0, limit: 20 }

async function similarTo({ id }: { id: number }, page = PAGE) {
  return similarIds(db, { id, category_id: await category(db) }, page)
}

/** A home so many kilometers to the north. */
const homeAt = (km: number, facts: Partial<ListingFacts> = {}) =>
  publishedListing(db, {
    latitude: 47 + km * KM,
    longitude: 8,
    priceMinor: 30_000_000,
    ...facts,
  })

describe('similar listings', () => {
  test('begin with those near in price, then with the nearest, and leave out rentals', async () => {
    const home = await homeAt(0)
    const dear = await homeAt(0.1, { priceMinor: 60_000_000 })
    const far = await homeAt(40)
    const near = await homeAt(2, { priceMinor: 32_000_000 })
    await homeAt(0.2, { propertyType: 1, priceMinor: 150_000 })
    expect(await similarTo(home)).toEqual([near.id, far.id, dear.id])
  })

  test('compare size and bedrooms', async () => {
    const categoryId = await category(db)
    const area = await parameter(db, categoryId, { name: 'Area', role: 'area' })
    const bedrooms = await parameter(db, categoryId, { name: 'Bedrooms', role: 'bedrooms' })
    const facts = (size: number, rooms: number) => ({
      parameters: { [area]: size, [bedrooms]: rooms },
    })
    const home = await homeAt(0, facts(90, 2))
    const other = await homeAt(3, facts(95, 2))
    const large = await homeAt(1, facts(260, 6))
    expect(await similarTo(home)).toEqual([other.id, large.id])
  })

  test('compare rents by the month', async () => {
    const rent = { propertyType: 1, rentPeriod: 'Monthly' } as const
    const home = await homeAt(0, { ...rent, priceMinor: 150_000 })
    const monthly = await homeAt(1, { ...rent, priceMinor: 300_000 })
    const yearly = await homeAt(5, { ...rent, rentPeriod: 'Yearly', priceMinor: 1_900_000 })
    expect(await similarTo(home)).toEqual([yearly.id, monthly.id])
  })

  test('are for sale when the home was sold, and featured ones come in their order', async () => {
    const sold = await soldListing(db, { latitude: 47, longitude: 8, priceMinor: 30_000_000 })
    const near = await homeAt(1)
    const featured = await homeAt(9)
    await featureProperty(db, featured.id)
    await homeAt(0.5, { propertyType: 1 })
    expect(await similarTo(sold)).toEqual([near.id, featured.id])
  })

  test('come in pages without repeating one', async () => {
    const home = await homeAt(0)
    const others = []
    for (const km of [1, 2, 3, 4, 5]) others.push((await homeAt(km)).id)
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => similarTo(home, { offset, limit: 2 })),
    )
    expect(pages.flat()).toEqual(others)
  })

  test('are none for a listing that is gone', async () => {
    expect(await similarIds(db, { id: 999, category_id: 1 }, PAGE)).toEqual([])
  })
})
