import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { membersHandlers } from '@/server/modules/members/handlers.ts'
import { myListingsHandlers } from '@/server/modules/my-listings/handlers.ts'
import { category, pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_READS, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { createFigureCounter } from './figure-counter.ts'
import { figuresHandlers } from './handlers.ts'
import { deleteOldFigures } from './listing-days.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function open(at = TEST_NOW) {
  const deps = testDeps({ db, clock: () => at })
  const handlers = { ...figuresHandlers, ...membersHandlers, ...myListingsHandlers }
  const app = createServer(deps, handlers)
  type Facts = { kind?: 'property' | 'project'; token?: string; userAgent?: string }
  const view = (id: number, { kind = 'property', token, userAgent = BROWSER }: Facts = {}) =>
    callOk(app, 'countView', { token, headers: { 'user-agent': userAgent }, body: { kind, id } })
  const search = (body: object) =>
    callOk(app, 'countSearch', {
      headers: { 'user-agent': BROWSER },
      body: { is_partial: false, is_missed: false, ...body },
    })
  return { app, deps, view, search }
}

async function counts(filter: { city?: string; category?: number } = {}) {
  const { rows } = await sql<{ name: string; day: string; count: number }>`
    select name, day::text, count from figure_day
    where city_key = ${filter.city ?? ''} and category_id = ${filter.category ?? 0} order by day, name`.execute(
    db,
  )
  return rows.map(({ name, day, count }) => `${day} ${name} ${count}`)
}

const viewCount = async (id: number) => {
  const row = await db
    .selectFrom('property_stats')
    .select('view_count')
    .where('property_id', '=', id)
    .executeTakeFirst()
  return row?.view_count ?? 0
}

describe('a view', () => {
  test('counts for the day, the city, the category, and the listing', async () => {
    const { deps, view } = open()
    const houses = await category(db, 'House')
    const house = await publishedListing(db, { city: 'Portland', categoryId: houses })
    const flat = await publishedListing(db, {
      city: 'Salem',
      categoryId: await category(db, 'Flat'),
    })
    const project = await upcomingProject(db)
    for (const id of [house.id, house.id, flat.id]) await view(id)
    await view(project.id, { kind: 'project' })
    await deps.figures.flush()
    await view(house.id)
    await deps.figures.flush()
    await deps.figures.flush()
    expect(await counts()).toEqual(['2026-06-15 view 5'])
    expect(await counts({ city: 'portland' })).toEqual(['2026-06-15 view 3'])
    expect(await counts({ city: 'portland', category: houses })).toEqual(['2026-06-15 view 3'])
    expect(await counts({ city: 'salem', category: houses })).toEqual([])
    expect(await viewCount(house.id)).toBe(3)
    const days = await db.selectFrom('project_day').select('view_count').execute()
    expect(days).toEqual([{ view_count: 1 }])
  })

  test('does not count for owners, staff, robots, and listings that nobody sees', async () => {
    const { deps, view } = open()
    const ada = await signedIn(db)
    const { id } = await publishedListing(db, { ownerId: ada.id })
    const pending = await pendingListing(db)
    await view(id, { token: ada.token })
    await view(id, { token: (await signedIn(db, { role: 'support' })).token })
    for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'node', '']) {
      await view(id, { userAgent })
    }
    await view(pending.id)
    await view(999)
    await deps.figures.flush()
    expect(await counts()).toEqual([])
    await view(id, { token: (await signedIn(db)).token })
    await deps.figures.flush()
    expect(await counts()).toEqual(['2026-06-15 view 1'])
  })

  test('does not count as one of many from an address at once', async () => {
    const { deps, view } = open()
    const { id } = await publishedListing(db)
    for (let n = 0; n < 40; n++) await view(id)
    await deps.figures.flush()
    expect(await viewCount(id)).toBe(15)
    await view(id)
    await deps.figures.flush()
    expect(await viewCount(id)).toBe(16)
  })

  test('belongs to the day of the site’s time zone, also when clocks change', async () => {
    await setting(db, { time_zone: 'Europe/Berlin' })
    const { id } = await publishedListing(db)
    // Summer time ends on 25 October 2026: that day has 25 hours.
    for (const at of [
      '2026-10-24T21:59:00Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:00Z',
      '2026-10-25T23:00:00Z',
    ]) {
      const { deps, view } = open(new Date(at))
      await view(id)
      await deps.figures.flush()
    }
    expect(await counts()).toEqual(['2026-10-24 view 1', '2026-10-25 view 2', '2026-10-26 view 1'])
  })
})

test('counts survive a database that is away, and are written once', async () => {
  const failures: unknown[] = []
  let isAway = true
  const figures = createFigureCounter(db, {
    everyMs: 3_600_000,
    clock: () => TEST_NOW,
    timeZone: async () => {
      if (isAway) throw new Error('The database is away')
      return 'UTC'
    },
    onError: (error) => failures.push(error),
  })
  const { id } = await publishedListing(db)
  const listing = { kind: 'property', id } as const
  figures.record({ name: 'view', listing })
  await figures.flush()
  figures.record({ name: 'view', listing })
  isAway = false
  await figures.stop()
  await figures.flush()
  expect(failures).toHaveLength(1)
  expect(await counts()).toEqual(['2026-06-15 view 2'])
})

test('several providers add to the same counts', async () => {
  const { id } = await publishedListing(db)
  const providers = [open(), open(), open()]
  for (const { view } of providers) await view(id)
  await Promise.all(providers.map(({ deps }) => deps.figures.flush()))
  expect(await counts()).toEqual(['2026-06-15 view 3'])
})

describe('a search', () => {
  const missed = async () => {
    const rows = await db.selectFrom('missed_search').selectAll().execute()
    return rows.map(({ day: _, ...row }) => ({ ...row, max_price: Number(row.max_price) }))
  }

  test('without results counts with conditions of the site’s vocabulary alone', async () => {
    const { deps, search } = open()
    const houses = await category(db, 'House')
    await publishedListing(db, { city: 'Portland', categoryId: houses })
    await sql`select refresh_search_count()`.execute(db)
    await search({ city: 'Portland' })
    const asked = { category_slug_id: 'house', property_type: 0, min_bedrooms: 4 }
    await search({ ...asked, city: 'portland', max_price: 284_000, is_missed: true })
    await search({ city: 'Ada Lovelace, 12 Mill Lane', is_missed: true })
    await deps.figures.flush()
    expect(await counts()).toEqual(['2026-06-15 missed 2', '2026-06-15 search 3'])
    expect(await counts({ city: 'portland' })).toEqual([
      '2026-06-15 missed 1',
      '2026-06-15 search 2',
    ])
    expect(await missed()).toEqual(
      expect.arrayContaining([
        {
          city_key: 'portland',
          category_id: houses,
          offer: 0,
          bedrooms: 4,
          max_price: 300_000,
          is_partial: false,
          count: 1,
        },
        {
          city_key: '',
          category_id: 0,
          offer: -1,
          bedrooms: 0,
          max_price: 0,
          is_partial: true,
          count: 1,
        },
      ]),
    )
  })

  test('is refused with conditions that do not exist', async () => {
    const { app } = open()
    for (const wrong of [{ property_type: 7 }, { min_bedrooms: -1 }, { words: 'by the sea' }]) {
      const body = { is_partial: false, is_missed: true, ...wrong }
      expect((await call(app, 'countSearch', { body })).status).toBe(422)
    }
  })
})

describe('the days of a listing', () => {
  test('show its owner the last 90 days, and nobody else', async () => {
    const ada = await signedIn(db)
    const { id } = await publishedListing(db, { ownerId: ada.id })
    const { app, deps, view } = open()
    await view(id)
    const eve = await signedIn(db)
    for (let n = 0; n < 2; n++) {
      await callOk(app, 'setFavourite', { token: eve.token, body: { property_id: id, type: 1 } })
    }
    await deps.figures.flush()
    const query = { kind: 'property', id } as const
    const { since, data } = await callOk(app, 'getListingDays', { token: ada.token, query })
    expect(since).toBe('2026-06-15')
    expect(data).toHaveLength(90)
    expect([data[0]?.day, data.at(-1)]).toEqual([
      '2026-03-18',
      { day: '2026-06-15', views: 1, favourites: 1, inquiries: 0 },
    ])
    expect((await call(app, 'getListingDays', { token: eve.token, query })).status).toBe(404)
    expect(await usualRefusals(db, app, 'getListingDays')).toEqual(REFUSALS_OF_READS)
  })

  test('are deleted after 90 days, and with the listing', async () => {
    const { deps, view } = open()
    const old = await publishedListing(db)
    const { id } = await publishedListing(db)
    await view(old.id)
    await view(id)
    await deps.figures.flush()
    const days = async () =>
      (await db.selectFrom('property_day').select('property_id').execute()).length
    await db.deleteFrom('property').where('id', '=', old.id).execute()
    expect(await days()).toBe(1)
    const later = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
    await deleteOldFigures(deps, later(90))
    expect(await days()).toBe(1)
    await deleteOldFigures(deps, later(91))
    expect(await days()).toBe(0)
    expect(await counts()).toEqual(['2026-06-15 view 2'])
  })
})
