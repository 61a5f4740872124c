import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Queue } from '@/server/jobs/queue.ts'
import { featureProperty, NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { pacedCounting, scheduleUpkeep } from './upkeep.ts'
import { applyDueChanges, refreshCount, refreshCounts } from './upkeep-store.ts'

const { db, kind } = await openTestDatabase()
beforeEach(() => truncate(db))

const inDays = (count: number) => new Date(NOON.getTime() + count * 86_400_000)

test('removes expired listings from the search', async () => {
  const lasting = await publishedListing(db)
  await publishedListing(db, { expiresAt: inDays(2) })
  expect(await applyDueChanges(db, { at: inDays(1), most: 10 })).toBe(0)
  expect(await applyDueChanges(db, { at: inDays(2), most: 10 })).toBe(1)
  const { rows } = await sql`select property_id from property_search`.execute(db)
  expect(rows).toEqual([{ property_id: lasting.id }])
})

test('promotes a listing while its advertisement runs', async () => {
  const { id } = await publishedListing(db)
  await featureProperty(db, id)
  const promoted = async () => {
    const { rows } = await sql<{ promoted: boolean }>`select promoted from property_search`.execute(
      db,
    )
    return rows
  }
  expect(await promoted()).toEqual([{ promoted: true }])
  expect(await applyDueChanges(db, { at: inDays(31), most: 10 })).toBe(1)
  expect(await promoted()).toEqual([{ promoted: false }])
})

test('ignores an earlier advertisement once a new one runs', async () => {
  const { id } = await publishedListing(db)
  await featureProperty(db, id)
  await sql`insert into advertisement (property_id, status, starts_at, ends_at)
    values (${id}, 3, ${inDays(-9)}::timestamptz, ${inDays(-8)}::timestamptz)`.execute(db)
  expect(await applyDueChanges(db, { at: NOON, most: 10 })).toBe(0)
  expect(await applyDueChanges(db, { at: inDays(31), most: 10 })).toBe(1)
  expect(await applyDueChanges(db, { at: inDays(31), most: 10 })).toBe(0)
})

const never = new AbortController().signal

test('writes counts although updating listings fails', async () => {
  await publishedListing(db)
  const { queue } = testDeps({ db })
  let work: () => Promise<void> = async () => {}
  const taken: Queue = {
    ...queue,
    work: (_name, handler) => {
      work = async () => await Reflect.apply(handler, undefined, [{}, never])
    },
  }
  scheduleUpkeep(taken, { db, clock: () => NOON }, async () => {
    throw new Error('The disk is full')
  })
  await expect(work()).rejects.toThrow('The disk is full')
  const { rows } = await sql`select listings from search_count where listings > 0`.execute(db)
  expect(rows).not.toEqual([])
})

test('keeps counts by city, kind and category', async () => {
  await publishedListing(db, { priceMinor: 100 })
  await publishedListing(db, { priceMinor: 300, isPremium: true })
  await pacedCounting(db, () => NOON)(never)
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

describe('slow counting', () => {
  beforeEach(async () => {
    await publishedListing(db)
    await sql`create function linger() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.3); return null; end $$`.execute(db)
    await sql`create trigger linger after insert on search_count execute function linger()`.execute(
      db,
    )
    return () => sql`drop function linger cascade`.execute(db)
  })

  const listings = async () => {
    const { rows } = await sql<{ search: number; map: number }>`
      select (select sum(listings) from search_count)::int as search,
        (select sum(listings) from map_cell where level = 3)::int as map`.execute(db)
    return rows[0]
  }

  test('may exceed the statement timeout of pages', async () => {
    await db.connection().execute(async (own) => {
      await sql`set statement_timeout = '100ms'`.execute(own)
      await pacedCounting(own, () => NOON)(never)
      await sql`reset statement_timeout`.execute(own)
    })
    expect(await listings()).toEqual({ search: 1, map: 1 })
  })

  test.runIf(kind === 'postgres')('runs once at a time and within a limit', async () => {
    const allowed = { name: 'search', longestMillis: 5000 } as const
    expect(await Promise.all([refreshCount(db, allowed), refreshCount(db, allowed)])).toEqual(
      expect.arrayContaining([true, false]),
    )
    await expect(refreshCount(db, { ...allowed, longestMillis: 50 })).rejects.toThrow('timeout')
  })

  test.runIf(kind === 'postgres')('is awaited where exact counts are needed', async () => {
    const all = () => db.transaction().execute((tx) => refreshCounts(tx))
    await Promise.all([all(), all()])
    expect(await listings()).toEqual({ search: 1, map: 1 })
  })

  test('pauses in proportion to its duration', async () => {
    let moment = NOON.getTime()
    const clock = () => {
      moment += 6000
      return new Date(moment)
    }
    const count = pacedCounting(db, clock)
    await count(never)
    await publishedListing(db)
    moment = NOON.getTime() + 50_000
    await count(never)
    expect(await listings()).toEqual({ search: 1, map: 1 })
    moment = NOON.getTime() + 70_000
    await count(never)
    expect(await listings()).toEqual({ search: 2, map: 2 })
  })
})

test('does not block other counts when one fails', async () => {
  await publishedListing(db)
  await sql`alter table search_count add constraint broken check (listings < 0)`.execute(db)
  await expect(pacedCounting(db, () => NOON)(never)).rejects.toThrow('broken')
  await sql`alter table search_count drop constraint broken`.execute(db)
  const { rows } =
    await sql`select sum(listings)::int as listings from map_cell where level = 3`.execute(db)
  expect(rows).toEqual([{ listings: 1 }])
})
