import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { figuresHandlers } from '@/server/modules/figures/handlers.ts'
import { queuedJob } from '@/tests/support/builders/jobs.ts'
import { category, publishedListing, soldListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { adminFiguresHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await sql`drop schema if exists queue cascade`.execute(db)
})

type Role = NonNullable<Parameters<typeof signedIn>[1]>['role']

async function open(role: Role = 'administrator') {
  const deps = testDeps({ db })
  const handlers = { ...adminFiguresHandlers, ...adminHandlers, ...figuresHandlers }
  const app = createServer(deps, handlers)
  const { token } = await signedIn(db, { role })
  const series = async (query: object = { period: '7d' }) => {
    const { data } = await callOk(app, 'getFigures', { token, query })
    return Object.fromEntries(data.series.map(({ name, ...facts }) => [name, facts]))
  }
  return { app, deps, token, series }
}

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
const dayBefore = (days: number) => daysAgo(days).toISOString().slice(0, 10)

async function countedDay(name: string, days: number, count: number, city = '', categoryId = 0) {
  await sql`insert into figure_day (city_key, category_id, name, day, count)
    values (${city}, ${categoryId}, ${name}, ${dayBefore(days)}, ${count})`.execute(db)
}

test('shows views by day, with as many days before', async () => {
  const { series } = await open()
  await countedDay('view', 0, 4)
  await countedDay('view', 6, 2)
  await countedDay('view', 7, 9)
  expect((await series()).view).toEqual({
    counts: [2, 0, 0, 0, 0, 0, 4],
    total: 6,
    before: null,
  })
  await countedDay('view', 13, 1)
  expect((await series()).view).toMatchObject({ total: 6, before: 10 })
})

test('shows supply from the history of listings, by city and category', async () => {
  const { app, token, series } = await open()
  const houses = await category(db, 'House')
  const facts = { city: 'Portland', categoryId: houses, postedAt: daysAgo(2) }
  await publishedListing(db, facts)
  await soldListing(db, facts)
  await publishedListing(db, { city: 'Salem', categoryId: await category(db, 'Flat') })
  await sql`select refresh_search_count()`.execute(db)
  const all = await series()
  expect(all.listed?.total).toBe(2)
  expect(all.closed?.total).toBe(1)
  const query = { period: '7d', city: 'portland', category_id: houses } as const
  const { data } = await callOk(app, 'getFigures', { token, query })
  expect(data).toMatchObject({
    active: 1,
    projects: 0,
    cities: [{ key: 'portland' }, { key: 'salem' }],
    categories: expect.arrayContaining([{ id: houses, name: 'House' }]),
  })
  expect((await series({ ...query, city: 'salem' })).listed?.total).toBe(0)
})

test('begins days where the site’s clock does', async () => {
  await setting(db, { time_zone: 'Pacific/Auckland' })
  const { app, token } = await open()
  const { data } = await callOk(app, 'getFigures', { token, query: { period: '7d' } })
  // Half past midnight of the next day there.
  expect(data.period).toMatchObject({ from: '2026-06-10', to: '2026-06-16', unit: 'day' })
})

test('refuses dates that are no period', async () => {
  const { app, token } = await open()
  for (const query of [{ from: '2026-06-01' }, { from: '2026-06-02', to: '2026-06-01' }]) {
    for (const id of ['getFigures', 'getFunnel', 'getMissedSearches', 'getIncome'] as const) {
      expect((await call(app, id, { token, query })).status).toBe(422)
    }
  }
})

test('shows how far listings of the period came', async () => {
  const { app, token } = await open()
  const ada = await signedIn(db)
  const seen = await publishedListing(db, { postedAt: daysAgo(3) })
  const sold = await soldListing(db, { postedAt: daysAgo(3) })
  await publishedListing(db, { postedAt: daysAgo(40) })
  await publishedListing(db, { postedAt: daysAgo(3) })
  await sql`insert into property_event (property_id, kind, price_minor, currency, happened_at)
    values (${sold.id}, 'listed', 1, 'USD', ${daysAgo(3)})`.execute(db)
  await sql`insert into property_stats (property_id, view_count, favourite_count) values (${seen.id}, 3, 1), (${sold.id}, 1, 0)
    on conflict (property_id) do update set view_count = excluded.view_count, favourite_count = excluded.favourite_count`.execute(
    db,
  )
  await sql`
    with asked as (insert into inquiry (about, property_id, title, account_id, name, language_code, origin, consented_at, created_at,
        last_at, answered_at)
      select 'property', ${seen.id}, 'Home', ${ada.id}, 'Ada', 'en', 'http://localhost', m, m, m, a
      from (values (${daysAgo(2)}::timestamptz, ${daysAgo(1)}::timestamptz), (${daysAgo(1)}, null)) t(m, a) returning id)
    insert into viewing (inquiry_id, starts_at, ends_at, time_zone, kind, place, status, awaits, created_at, updated_at)
    select min(id), now(), now() + interval '1 hour', 'UTC', 'place', '', 'agreed', 'owner', now(), now() from asked`.execute(
    db,
  )
  await sql`insert into review (property_id, decision, decided_by, former, created_at)
    select ${seen.id}, 'approved', ${ada.id}, jsonb_build_object('submitted_at', ${daysAgo(3).toISOString()}::text), ${daysAgo(3)}::timestamptz + m * interval '1 minute'
    from unnest(array[10, 20, 60]) m`.execute(db)
  const { data } = await callOk(app, 'getFunnel', { token, query: { period: '7d' } })
  expect(data).toEqual({
    stages: { listed: 3, viewed: 2, saved: 1, asked: 1, visited: 1, closed: 1 },
    approval: { count: 3, median_minutes: 20, p90_minutes: 52 },
    answer: { count: 1, median_minutes: 1440, p90_minutes: 1440, unanswered: 1 },
  })
  const elsewhere = { period: '7d', city: 'nowhere' } as const
  const none = await callOk(app, 'getFunnel', { token, query: elsewhere })
  expect(none.data).toMatchObject({
    stages: { listed: 0 },
    approval: { count: 0, median_minutes: null },
    answer: { count: 0, unanswered: 0 },
  })
})

describe('searches without results', () => {
  test('are listed once they were made three times', async () => {
    const { app, token } = await open('editor')
    const houses = await category(db, 'House')
    const missed = (city: string, days: number, count: number) =>
      sql`insert into missed_search (day, city_key, category_id, offer, bedrooms, max_price, count)
        values (${dayBefore(days)}, ${city}, ${houses}, 0, 4, 300000, ${count})`.execute(db)
    await missed('portland', 1, 2)
    await missed('portland', 2, 1)
    await missed('salem', 1, 2)
    await missed('bend', 20, 9)
    const { data } = await callOk(app, 'getMissedSearches', { token, query: { period: '7d' } })
    expect(data).toEqual([
      {
        city: 'portland',
        category: 'House',
        offer: 'sell',
        bedrooms: 4,
        max_price: 300_000,
        is_partial: false,
        count: 3,
      },
    ])
  })
})

describe('income', () => {
  test('sums the ledger by currency and package', async () => {
    const { app, token } = await open()
    const ada = await signedIn(db)
    const packageId = await offeredPackage(db, { name: 'Agent' })
    await sql`
      with bought as (insert into payment_transaction (account_id, package_id, package_name, amount_minor, currency, duration_hours, type,
          state, reference, features, buyer, created_at, updated_at)
        values (${ada.id}, ${packageId}, 'Agent', 4900, 'USD', 720, 'online payment', 'paid', 'R-1', '[]', '{}', ${daysAgo(1)}, ${daysAgo(1)})
        returning id)
      insert into payment_entry (payment_transaction_id, kind, amount_minor, currency, created_at)
      select id, kind, amount, 'USD', at from bought, (values ('charge', 4900, ${daysAgo(1)}::timestamptz),
        ('refund', -900, ${daysAgo(0)}::timestamptz), ('charge', 4900, ${daysAgo(9)}::timestamptz)) e(kind, amount, at)`.execute(
      db,
    )
    const { data } = await callOk(app, 'getIncome', { token, query: { period: '7d' } })
    expect(data).toEqual([
      {
        currency: 'USD',
        paid: 49,
        refunded: 9,
        payments: 1,
        refunds: 1,
        paid_counts: [0, 0, 0, 0, 0, 49, 0],
        refunded_counts: [0, 0, 0, 0, 0, 0, 9],
        packages: [{ name: 'Agent', payments: 1, paid: 49, refunded: 9 }],
      },
    ])
  })

  test('needs the right to read payments', async () => {
    for (const role of ['editor', 'moderator'] as const) {
      const { app, token } = await open(role)
      const reply = await call(app, 'getIncome', { token, query: { period: '7d' } })
      expect(reply).toMatchObject({ status: 403, body: { key: 'rightMissing' } })
      expect((await call(app, 'getFigures', { token })).status).toBe(200)
    }
    const { app, token } = await open('support')
    expect((await call(app, 'getFigures', { token })).status).toBe(403)
    expect((await call(app, 'getIncome', { token })).status).toBe(200)
  })
})

test('the overview shows failed jobs and the week to roles that may read them', async () => {
  await countedDay('view', 1, 5)
  await countedDay('view', 13, 3)
  await queuedJob(db, { state: 'failed' })
  await queuedJob(db, { state: 'completed' })
  await sql`insert into gateway_event (gateway, event_id, type, body, received_at, tries)
    values ('stripe', 'e1', 'paid', '', ${TEST_NOW}, 2)`.execute(db)
  const overview = async (role: Role) => {
    const { app, token } = await open(role)
    return (await callOk(app, 'getAdministration', { token })).data
  }
  const { failed, week } = await overview('administrator')
  expect(failed).toEqual([
    { name: 'mail.send', failed: 1, retrying: 0 },
    { name: 'payment.notice', failed: 1, retrying: 0 },
  ])
  expect(week).toContainEqual({ name: 'view', total: 5, before: 3 })
  expect(await overview('moderator')).toMatchObject({ failed: [], week: expect.any(Array) })
  expect(await overview('support')).toMatchObject({
    failed: [{ name: 'payment.notice' }],
    week: null,
  })
})
