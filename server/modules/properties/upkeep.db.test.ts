import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { NOON, promote, publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { followTheClock, refreshCounts } from './upkeep-store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const inDays = (count: number) => new Date(NOON.getTime() + count * 86_400_000)

test('a listing whose time is over leaves the search', async () => {
  const lasting = await publishedListing(db)
  await publishedListing(db, { expiresAt: inDays(2) })
  expect(await followTheClock(db, { at: inDays(1), most: 10 })).toBe(0)
  expect(await followTheClock(db, { at: inDays(2), most: 10 })).toBe(1)
  const { rows } = await sql`select property_id from property_search`.execute(db)
  expect(rows).toEqual([{ property_id: lasting.id }])
})

test('a listing is promoted while its advertisement runs', async () => {
  const { id } = await publishedListing(db)
  await promote(db, id)
  const promoted = async () => {
    const { rows } = await sql<{ promoted: boolean }>`select promoted from property_search`.execute(
      db,
    )
    return rows
  }
  expect(await promoted()).toEqual([{ promoted: true }])
  expect(await followTheClock(db, { at: inDays(31), most: 10 })).toBe(1)
  expect(await promoted()).toEqual([{ promoted: false }])
})

test('a listing that is promoted again is not due for the advertisement before', async () => {
  const { id } = await publishedListing(db)
  await promote(db, id)
  await sql`insert into advertisement (property_id, status, starts_at, ends_at)
    values (${id}, 0, ${inDays(-9)}::timestamptz, ${inDays(-8)}::timestamptz)`.execute(db)
  expect(await followTheClock(db, { at: NOON, most: 10 })).toBe(0)
  expect(await followTheClock(db, { at: inDays(31), most: 10 })).toBe(1)
  expect(await followTheClock(db, { at: inDays(31), most: 10 })).toBe(0)
})

test('counts know city, kind and category', async () => {
  await publishedListing(db, { priceMinor: 100 })
  await publishedListing(db, { priceMinor: 300, isPremium: true })
  await refreshCounts(db)
  const { rows } = await sql`
    select city, state, property_type, listings, premium, min_price, max_price from search_count`.execute(
    db,
  )
  expect(rows).toEqual([
    {
      city: 'Kirkland',
      state: 'Washington',
      property_type: 0,
      listings: 2,
      premium: 1,
      min_price: 100,
      max_price: 300,
    },
  ])
})
