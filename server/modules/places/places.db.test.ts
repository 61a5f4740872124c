import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { countEverything } from '@/tests/support/builders/accounts.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import {
  category,
  pendingListing,
  publishedListing,
  soldListing,
} from '@/tests/support/builders/listings.ts'
import { place } from '@/tests/support/builders/places.ts'
import { pendingProject, upcomingProject } from '@/tests/support/builders/projects.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { placesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const app = () => createServer(testDeps({ db }), placesHandlers)

describe('get-cities-data', () => {
  test('lists cities by number of listings, with their picture', async () => {
    await place(db, { name: 'Bellevue', imageKey: await storedPicture(db, 'bellevue.jpg') })
    for (const city of ['Kirkland', 'Bellevue', 'bellevue']) await publishedListing(db, { city })
    await publishedListing(db, { city: 'Kirkland', state: 'Illinois', propertyType: 1 })
    await soldListing(db, { city: 'Tacoma' })
    await pendingListing(db, { city: 'Olympia' })
    await countEverything(db)
    const { total, data } = await callOk(app(), 'getCities')
    const country = 'United States'
    expect([total, data]).toEqual([
      3,
      [
        {
          City: 'Bellevue',
          Count: 2,
          image: 'http://localhost/api/ext/files/images/bellevue.jpg',
          state: 'Washington',
          country,
        },
        { City: 'Kirkland', Count: 1, image: '', state: 'Illinois', country },
        { City: 'Kirkland', Count: 1, image: '', state: 'Washington', country },
      ],
    ])
    const second = await callOk(app(), 'getCities', { query: { offset: 1, limit: 1 } })
    expect([second.total, second.data.map(({ state }) => state)]).toEqual([3, ['Illinois']])
  })

  test('returns an empty list with a total', async () => {
    const { total, data } = await callOk(app(), 'getCities')
    expect([total, data]).toEqual([0, []])
  })

  test('rejects bad values and undecodable bytes', async () => {
    expect((await call(app(), 'getCities', { search: 'limit=101' })).status).toBe(422)
    expect((await call(app(), 'getCities', { search: 'x=%ff' })).status).toBe(400)
  })
})

describe('suggestions', () => {
  const suggest = async (query: string, limit?: number, options: { language?: string } = {}) => {
    const reply = await callOk(app(), 'getSearchSuggestions', {
      query: { query, limit },
      ...options,
    })
    return reply.data
  }
  const labels = async (query: string, limit?: number) =>
    (await suggest(query, limit)).map(({ kind, label }) => `${kind} ${label}`)

  test('contain what the next step needs, by kind', async () => {
    const cottages = await category(db, 'Lake cottage')
    const city = await place(db, { name: 'Lake Forest' })
    const listing = await publishedListing(db, {
      title: 'Lake house',
      city: 'Lake Forest',
      categoryId: cottages,
    })
    const project = await upcomingProject(db, { title: 'Lake Terraces', categoryId: cottages })
    await countEverything(db)
    expect(await suggest('lake')).toEqual([
      {
        kind: 'place',
        id: city,
        label: 'Lake Forest',
        detail: 'Washington, United States',
        city: 'Lake Forest',
        state: 'Washington',
        country: 'United States',
        latitude: '47.5',
        longitude: '-122.25',
        count: 1,
      },
      {
        kind: 'category',
        id: cottages,
        label: 'Lake cottage',
        detail: '',
        slug_id: 'lake-cottage',
        count: 1,
      },
      {
        kind: 'project',
        id: project.id,
        label: 'Lake Terraces',
        detail: 'Seattle',
        slug_id: project.slug,
      },
      {
        kind: 'listing',
        id: listing.id,
        label: 'Lake house',
        detail: 'Lake Forest',
        slug_id: listing.slug,
      },
    ])
  })

  test('list cities with listings first, then larger places', async () => {
    await place(db, { name: 'Kent', weight: 900 })
    await place(db, { name: 'Kenmore', weight: 500 })
    await place(db, { name: 'Kentwood', weight: 1 })
    await place(db, { name: 'Kenya', kind: 'country', weight: 800 })
    await publishedListing(db, { city: 'Kentwood', title: 'Cabin' })
    await countEverything(db)
    expect(await labels('ken')).toEqual([
      'place Kentwood',
      'place Kent',
      'place Kenya',
      'place Kenmore',
    ])
  })

  test('distinguish two cities by a region typed after the name', async () => {
    const illinois = await place(db, { name: 'Illinois', kind: 'state' })
    await place(db, { name: 'Springfield', state: 'Illinois', parentId: illinois, weight: 5 })
    const wanted = await place(db, { name: 'Springfield', state: 'Oregon' })
    for (const typed of ['springfield, ore', 'Springfield  Oregon']) {
      expect((await suggest(typed)).map(({ id }) => id)).toEqual([wanted])
    }
    expect((await suggest('springfield')).length).toBe(2)
  })

  test('match a word within a name, whatever its accents, case and punctuation', async () => {
    await place(db, { name: 'Los Ángeles' })
    await place(db, { name: 'St. Cloud-on-Sea' })
    expect(await labels('angel')).toEqual(['place Los Ángeles'])
    expect(await labels('LOS ANG')).toEqual(['place Los Ángeles'])
    expect(await labels('st cloud on')).toEqual(['place St. Cloud-on-Sea'])
  })

  test('forgive typing errors if nothing starts with the text', async () => {
    await place(db, { name: 'Seattle', weight: 9 })
    await place(db, { name: 'Settler Bay' })
    await publishedListing(db, { title: 'Sunny bungalow', city: 'Kent' })
    await upcomingProject(db, { title: 'Orchard Square', city: 'Kent' })
    await category(db, 'Penthouse')
    expect(await labels('seatle')).toEqual(['place Seattle'])
    expect(await labels('seattlr')).toEqual(['place Seattle'])
    expect(await labels('bungalwo')).toEqual(['listing Sunny bungalow'])
    expect(await labels('orchrad')).toEqual(['project Orchard Square'])
    expect(await labels('pentouse')).toEqual(['category Penthouse'])
    expect(await labels('xyzzyplugh')).toEqual([])
  })

  test('match any script, and translated names', async () => {
    await language(db, { code: 'en' })
    await language(db, { code: 'ar' })
    await place(db, { name: 'Seattle', translations: { ar: { name: 'سياتل' } } })
    await place(db, { name: '東京都' })
    await publishedListing(db, { title: '海の家' })
    expect(await labels('東')).toEqual(['place 東京都'])
    expect(await labels('海の')).toEqual(['listing 海の家'])
    expect(await labels('سيا')).toEqual(['place Seattle'])
    const [named] = await suggest('seat', undefined, { language: 'ar' })
    expect(named).toMatchObject({ label: 'سياتل', city: 'Seattle' })
  })

  test('contain filters that fit the kind of place', async () => {
    await place(db, { name: 'Norland', kind: 'country', country: 'Norland', weight: 4 })
    await place(db, { name: 'Northshire', kind: 'state', state: 'Northshire', weight: 3 })
    await place(db, { name: 'Northgate', kind: 'district', city: 'Seattle', weight: 2 })
    await publishedListing(db, { city: 'Seattle', state: 'Northshire' })
    await countEverything(db)
    const found = (await suggest('nor')).map(
      ({ id, kind, label, latitude, longitude, ...it }) => it,
    )
    expect(found).toEqual([
      { detail: '', country: 'Norland', count: 0 },
      { detail: 'United States', state: 'Northshire', country: 'United States', count: 1 },
      {
        detail: 'Seattle, Washington, United States',
        city: 'Seattle',
        state: 'Washington',
        country: 'United States',
      },
    ])
  })

  test('reserve half of the room for places', async () => {
    for (const n of [1, 2, 3, 4]) {
      await place(db, { name: `Oak ${n}`, weight: 9 - n })
      await publishedListing(db, { title: `Oak house ${n}`, city: 'Kent' })
    }
    expect(await labels('oak', 4)).toEqual([
      'place Oak 1',
      'place Oak 2',
      'place Oak 3',
      'listing Oak house 4',
    ])
    expect((await labels('oak')).length).toBe(8)
    expect(await labels('oak', 1)).toEqual(['place Oak 1'])
  })

  test('contain public pages only', async () => {
    await pendingListing(db, { title: 'Secret garden house' })
    await soldListing(db, { title: 'Secret cellar' })
    await pendingProject(db, { title: 'Secret Quarter' })
    expect(await labels('secret')).toEqual([])
  })

  test.each(['%', '_', "'", '"', '\\', '  ', ':*', '& |', '<->', '😀', '(', 'a'.repeat(100)])(
    'treat a text as plain text: %j',
    async (typed) => {
      await place(db, { name: 'Kent' })
      await publishedListing(db, { title: 'House' })
      await upcomingProject(db)
      expect(await suggest(typed)).toEqual([])
    },
  )

  test('reject empty, long and undecodable texts', async () => {
    const none = await call(app(), 'getSearchSuggestions', { search: '' })
    expect([none.status, none.body]).toEqual([
      422,
      expect.objectContaining({ fields: { query: 'is required' } }),
    ])
    const long = `query=${'x'.repeat(10_000)}`
    expect((await call(app(), 'getSearchSuggestions', { search: long })).status).toBe(422)
    expect((await call(app(), 'getSearchSuggestions', { search: 'query=%ff' })).status).toBe(400)
  })
})
