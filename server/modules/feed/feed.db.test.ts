import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { homeSection } from '@/tests/support/builders/home.ts'
import { category, pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { homeHandlers } from '../home/handlers.ts'
import { feedHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => createServer(testDeps({ db }), { ...homeHandlers, ...feedHandlers })
type App = ReturnType<typeof open>

const save = async (app: App, token: string, body: object) =>
  (await callOk(app, 'saveFeedPreferences', { token, body })).data

const recommended = async (app: App, token: string, query = {}) => {
  const { data, total } = await callOk(app, 'getUserRecommendations', { token, query })
  return { titles: data.map(({ title }) => title), total, why: data[0]?.why }
}

const nearbyPlace = async (name: string, near: number[] = []) => {
  const { id } = await db
    .insertInto('facility')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const property_id of near) {
    await db
      .insertInto('property_facility')
      .values({ property_id, facility_id: id, distance: 0.4 })
      .execute()
  }
  return id
}

describe('preferences', () => {
  test('are saved as a whole, read and deleted', async () => {
    const app = open()
    const { id, token } = await signedIn(db)
    const [houses, flats] = [await category(db, 'House'), await category(db, 'Flat')]
    const school = await nearbyPlace('School')
    expect((await callOk(app, 'getFeedPreferences', { token })).data).toBeNull()
    const all = await save(app, token, {
      category_ids: `${houses},${flats},${houses}`,
      outdoor_facilitiy_ids: String(school),
      price_range: '200000,450000.5',
      property_type: '0',
      city: ' Hamburg ',
    })
    expect(all).toEqual({
      user_id: id,
      category_ids: [String(houses), String(flats)],
      price_range: ['200000', '450000.5'],
      property_type: ['0'],
      outdoor_facilitiy_ids: [String(school)],
      city: 'Hamburg',
    })
    expect((await callOk(app, 'getFeedPreferences', { token })).data).toEqual(all)
    const nothing = { category_ids: [], price_range: [], outdoor_facilitiy_ids: [], city: '' }
    expect(await save(app, token, {})).toEqual({ user_id: id, ...nothing, property_type: [] })
    for (let times = 0; times < 2; times++) await callOk(app, 'deleteFeedPreferences', { token })
    expect((await callOk(app, 'getFeedPreferences', { token })).data).toBeNull()
  })

  test('allow an open price range, and treat an unknown offer as both', async () => {
    const app = open()
    const { token } = await signedIn(db)
    expect(await save(app, token, { price_range: ',450000', property_type: '0,1' })).toMatchObject({
      price_range: ['', '450000'],
      property_type: ['0', '1'],
    })
    expect(await save(app, token, { price_range: '0,', property_type: '1' })).toMatchObject({
      price_range: ['0', ''],
      property_type: ['1'],
    })
  })

  test('are rejected if nothing can match', async () => {
    const app = open()
    const { token } = await signedIn(db)
    for (const body of [
      { price_range: '5,4' },
      { price_range: 'cheap' },
      { price_range: '450.000,' },
      { price_range: `${'9'.repeat(15)}.999,` },
      { category_ids: '7' },
      { outdoor_facilitiy_ids: '9999999999' },
      { category_ids: '1;2' },
    ]) {
      const reply = await call(app, 'saveFeedPreferences', { token, body })
      expect([reply.status, Object.keys(Object(reply.body).fields)]).toEqual([
        422,
        Object.keys(body),
      ])
    }
  })

  test('belong to each person', async () => {
    const app = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    await save(app, ada.token, { city: 'Hamburg' })
    await callOk(app, 'deleteFeedPreferences', { token: bob.token })
    expect((await callOk(app, 'getFeedPreferences', { token: ada.token })).data?.city).toBe(
      'Hamburg',
    )
  })
})

describe('recommendations', () => {
  test('are empty without preferences', async () => {
    const app = open()
    const { token } = await signedIn(db)
    await publishedListing(db)
    expect(await recommended(app, token)).toEqual({ titles: [], total: 0, why: undefined })
  })

  test('match all preferences and name them', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const [houses, flats, barns] = [
      await category(db, 'House'),
      await category(db, 'Flat'),
      await category(db, 'Barn'),
    ]
    const right = { city: 'Bend', categoryId: flats, priceMinor: 30_000_000 }
    const fit = await publishedListing(db, { ...right, title: 'Fits' })
    await publishedListing(db, { ...right, title: 'No school' })
    const others = [
      await publishedListing(db, { ...right, title: 'Barn', categoryId: barns }),
      await publishedListing(db, { ...right, title: 'Dear', priceMinor: 50_000_000 }),
      await publishedListing(db, { ...right, title: 'Away', city: 'Salem' }),
      await publishedListing(db, { ...right, title: 'Rent', propertyType: 1 }),
      await pendingListing(db, { ...right, title: 'Pending' }),
    ]
    const school = await nearbyPlace('School', [fit.id, ...others.map(({ id }) => id)])
    const station = await nearbyPlace('Station')
    await save(app, token, {
      category_ids: `${houses},${flats}`,
      outdoor_facilitiy_ids: `${school},${station}`,
      price_range: '200000,400000',
      property_type: '0',
      city: 'bend',
    })
    expect(await recommended(app, token)).toEqual({
      titles: ['Fits'],
      total: 1,
      why: ['category', 'facilities', 'price', 'offer', 'city'],
    })
    expect(await recommended(app, token, { property_type: 1 })).toMatchObject({ titles: [] })
  })

  test('come in pages, newest first', async () => {
    const app = open()
    const { token } = await signedIn(db)
    for (let day = 1; day <= 12; day++) {
      const postedAt = new Date(`2026-06-${String(day).padStart(2, '0')}T12:00:00Z`)
      await publishedListing(db, { title: `Day ${day}`, postedAt })
    }
    await save(app, token, { property_type: '0,1' })
    const first = await recommended(app, token)
    expect([first.titles.length, first.titles[0], first.total, first.why]).toEqual([
      10,
      'Day 12',
      12,
      [],
    ])
    expect((await recommended(app, token, { offset: 10 })).titles).toEqual(['Day 2', 'Day 1'])
  })

  test('are on the home page with their reason', async () => {
    const app = open()
    await homeSection(db, 'user_recommendations_section')
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    await publishedListing(db, { title: 'Bend house', city: 'Bend' })
    await publishedListing(db, { title: 'Salem house', city: 'Salem' })
    await save(app, ada.token, { city: 'Bend' })
    const shown = async (token?: string, query = {}) =>
      (await callOk(app, 'getHomepageData', { token, query })).data.sections
    const section = { type: 'user_recommendations_section' }
    expect(await shown(ada.token, { brief: 1 })).toEqual([
      expect.objectContaining({
        ...section,
        data: [expect.objectContaining({ title: 'Bend house', why: ['city'] })],
      }),
    ])
    for (const token of [bob.token, undefined]) {
      expect(await shown(token)).toEqual([expect.objectContaining({ ...section, data: [] })])
    }
  })

  test('of several categories and places nearby are found by index among many', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const [houses, flats] = [await category(db, 'House'), await category(db, 'Flat')]
    const mill = await publishedListing(db, {
      title: 'Mill',
      categoryId: flats,
      postedAt: new Date('2020-01-01T00:00:00Z'),
    })
    const school = await nearbyPlace('School', [mill.id])
    await sql`
      insert into property (slug, category_id, property_type, request_status, title, description, address, city, state,
        country, latitude, longitude, public_latitude, public_longitude, price_minor, posted_at)
      select 'bulk-' || n, ${houses}, 0, 'approved', 'Bulk', '', '', 'Bend', 'Oregon', 'United States', 44, -121, 44, -121,
        1000, now() from generate_series(1, 1600) n`.execute(db)
    await sql`select refresh_search(array(select id from property where slug like 'bulk-%'), now())`.execute(
      db,
    )
    await save(app, token, {
      category_ids: `${houses},${flats}`,
      outdoor_facilitiy_ids: String(school),
    })
    expect(await recommended(app, token)).toMatchObject({ titles: ['Mill'], total: 1 })
  })
})

test('reject visitors, unreadable bodies and values out of bounds', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'saveFeedPreferences')).toEqual(REFUSALS_OF_WRITES)
  for (const id of [
    'getFeedPreferences',
    'deleteFeedPreferences',
    'getUserRecommendations',
  ] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_READS)
    const { token } = await signedIn(db)
    const search = id === 'getUserRecommendations' ? 'offset=10001' : `city=${'x'.repeat(200)}`
    expect((await call(app, id, { token, search })).status).toBe(422)
  }
})
