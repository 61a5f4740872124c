import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import {
  category,
  NOON,
  pendingListing,
  publishedListing,
  soldListing,
} from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from './handlers.ts'
import { applyDueChanges } from './upkeep-store.ts'

const { db } = await openTestDatabase()
const app = createServer(testDeps({ db }), propertiesHandlers)
beforeEach(() => truncate(db))

const inDays = (count: number) => new Date(NOON.getTime() + count * 86_400_000)

async function change(id: number, set: string, at: Date): Promise<void> {
  await sql`update property set ${sql.raw(set)} where id = ${id}`.execute(db)
  await sql`select refresh_search(array[${id}]::int[], ${at})`.execute(db)
}

async function historyOf(id: number) {
  const { rows } = await sql<{ kind: string; price_minor: number; happened_at: Date }>`
    select kind, price_minor, happened_at from property_event where property_id = ${id} order by id`.execute(
    db,
  )
  return rows.map((row) => [row.kind, row.price_minor, row.happened_at])
}

describe('the stored history', () => {
  test('has every public change, written in its transaction, and nothing else', async () => {
    const { id } = await publishedListing(db, { priceMinor: 80_000_000, postedAt: inDays(-3) })
    await change(id, "title = 'Another title'", inDays(1))
    await change(id, 'price_minor = 78000000', inDays(2))
    await change(id, 'property_type = 2', inDays(3))
    await change(id, 'property_type = 0, price_minor = 79000000', inDays(4))
    await change(id, 'is_active = false', inDays(5))
    await change(id, 'price_minor = 1', inDays(6))
    await change(id, 'is_active = true, price_minor = 79000000', inDays(7))
    expect(await historyOf(id)).toEqual([
      ['listed', 80_000_000, inDays(-3)],
      ['price', 78_000_000, inDays(2)],
      ['sold', 78_000_000, inDays(3)],
      ['back', 79_000_000, inDays(4)],
      ['withdrawn', 79_000_000, inDays(5)],
      ['back', 79_000_000, inDays(7)],
    ])
  })

  test('has changes of the rent period, compared by price per month', async () => {
    const { id } = await publishedListing(db, {
      priceMinor: 100_000,
      propertyType: 1,
      rentPeriod: 'Monthly',
    })
    await sql`insert into saved_search (email, name, query, language_code, origin, wants_new, wants_cheaper,
        wants_back, frequency, confirm_hash, confirm_until)
      values ('ana@example.org', '', '', 'en', '', true, true, true, 'instant', 'x', ${NOON})`.execute(
      db,
    )
    await change(id, "price_minor = 1200000, rent_duration = 'Yearly'", inDays(1))
    await change(id, "price_minor = 3289, rent_duration = 'Daily'", inDays(2))
    await change(id, "price_minor = 110000, rent_duration = 'Monthly'", inDays(3))
    await change(id, "price_minor = 300000, rent_duration = 'Quarterly'", inDays(4))
    const { rows } = await sql<{ kind: string; price_minor: number; former_price_minor: number }>`
      select kind, price_minor, former_price_minor from property_event where property_id = ${id} order by id`.execute(
      db,
    )
    expect(rows.map((row) => [row.kind, row.price_minor, row.former_price_minor])).toEqual([
      ['listed', 100_000, null],
      ['period', 1_200_000, 1_200_000],
      ['period', 3289, 3289],
      ['price', 110_000, 99_986],
      ['price', 300_000, 330_000],
    ])
    const waiting = await sql`select 1 from alert_outbox`.execute(db)
    // Listed before any search was saved; only the last event is a reduction.
    expect(waiting.rows).toHaveLength(1)
    // Pages show all prices in the current rent period.
    const [shown] = (await callOk(app, 'getProperty', { query: { id } })).data
    expect(shown?.history?.map(({ kind, price }) => [kind, price])).toEqual([
      ['listed', 3000],
      ['period', 3000],
      ['period', 2999.57],
      ['price', 3300],
      ['price', 3000],
    ])
  })

  test('is empty before a listing is first public', async () => {
    const { id } = await pendingListing(db, { priceMinor: 100 })
    await change(id, 'price_minor = 200', inDays(1))
    expect(await historyOf(id)).toEqual([])
    await change(id, "request_status = 'approved'", inDays(2))
    expect(await historyOf(id)).toEqual([['listed', 200, NOON]])
  })

  test('has an expiry as a withdrawal at that time', async () => {
    const { id } = await publishedListing(db, { expiresAt: inDays(2), priceMinor: 100 })
    await applyDueChanges(db, { at: inDays(3), most: 10 })
    expect(await historyOf(id)).toEqual([
      ['listed', 100, NOON],
      ['withdrawn', 100, inDays(2)],
    ])
  })

  test('has nothing of an undone change', async () => {
    const { id } = await publishedListing(db, { priceMinor: 100 })
    const changing = db.transaction().execute(async (tx) => {
      await sql`update property set price_minor = 50 where id = ${id}`.execute(tx)
      await sql`select refresh_search(array[${id}]::int[], ${inDays(1)})`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(changing).rejects.toThrow('changed my mind')
    expect(await historyOf(id)).toEqual([['listed', 100, NOON]])
  })
})

describe('the returned history', () => {
  test('includes the time on the market', async () => {
    const { id } = await publishedListing(db, { priceMinor: 80_000_000, postedAt: inDays(-10) })
    await change(id, 'price_minor = 76000000', inDays(-4))
    const { data } = await callOk(app, 'getProperty', { query: { id } })
    expect(data[0]).toMatchObject({
      days_on_market: 10,
      history: [
        { kind: 'listed', price: 800_000, happened_at: '2026-06-05T12:00:00.000000Z' },
        { kind: 'price', price: 760_000, happened_at: '2026-06-11T12:00:00.000000Z' },
      ],
    })
  })

  test('includes the date of a sale, with the page kept', async () => {
    const { id } = await soldListing(db, { postedAt: inDays(-10) })
    const { data } = await callOk(app, 'getProperty', { query: { id } })
    expect(data[0]).toMatchObject({ property_type: 'sold', history: [{ kind: 'sold' }] })
  })

  test('is not part of lists', async () => {
    await publishedListing(db)
    const { data } = await callOk(app, 'getProperty', {})
    expect(data[0]).not.toHaveProperty('history')
  })
})

describe('a missing listing', () => {
  test('is reported as withdrawn, with its place, if it was public', async () => {
    await category(db, 'House')
    const { id, slug } = await publishedListing(db)
    await change(id, 'is_active = false', inDays(1))
    for (const query of [{ id }, { slug_id: slug }]) {
      const reply = await call(app, 'getProperty', { query })
      expect([reply.status, reply.body]).toEqual([
        404,
        {
          error: true,
          message: 'This listing was withdrawn.',
          key: 'withdrawn',
          data: {
            city: 'Kirkland',
            state: 'Washington',
            category_slug_id: 'house',
            property_type: 'sell',
          },
        },
      ])
    }
  })

  test('is not found if it was never public', async () => {
    const { id } = await pendingListing(db)
    for (const query of [{ id }, { id: 4711 }, { slug_id: 'nowhere' }]) {
      const reply = await call(app, 'getProperty', { query })
      expect([reply.status, reply.body]).toMatchObject([404, { key: 'notFound', data: null }])
    }
  })
})
