import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { countEverything } from '@/tests/support/builders/accounts.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { place } from '@/tests/support/builders/places.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { wishesHandlers } from './handlers.ts'
import { createWishPlaces } from './wish-places.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const app = () => createServer(testDeps({ db }), wishesHandlers)

async function understand(text: string, language?: string) {
  return (await callOk(app(), 'understandWish', { query: { text, language } })).data
}

describe('ext/understand', () => {
  test('reads places of the gazetteer, of listings and of the base map', async () => {
    await place(db, { name: 'Lakeside Grove' })
    await place(db, { name: 'Juniper Hollow', kind: 'district', city: 'Lakeside Grove' })
    await publishedListing(db, { city: 'Pinecrest Bluff' })
    await countEverything(db)
    const wish = await understand(
      'flat in Lakeside Grove, Juniper Hollow, Pinecrest Bluff or Yakima',
    )
    expect(wish.filters.places).toEqual([
      { kind: 'city', name: 'Lakeside Grove' },
      { kind: 'neighborhood', name: 'Juniper Hollow' },
      { kind: 'city', name: 'Pinecrest Bluff' },
      { kind: 'city', name: 'Yakima' },
    ])
  })

  test('knows places by their names in other languages', async () => {
    await place(db, { name: 'Bellevue', translations: { de: { name: 'Schönblick' } } })
    const german = await understand('Wohnung in Schönblick', 'de')
    expect(german.filters.places).toEqual([{ kind: 'city', name: 'Bellevue' }])
    const arabic = await understand('شقة في نيويورك', 'ar')
    expect(arabic.filters.places).toEqual([{ kind: 'city', name: 'New York City' }])
  })

  test('reads the text in its language, else in that of the request', async () => {
    expect((await understand('Haus mit Garten', 'de-AT')).filters.category).toEqual(['house'])
    const { data } = await callOk(app(), 'understandWish', {
      query: { text: 'two bedrooms' },
      language: 'xx',
    })
    expect(data).toEqual({
      filters: { bedrooms: { min: 2 } },
      sort: null,
      unknown: [],
      refused: [],
    })
  })

  test('answers an empty text, and refuses one that is too long', async () => {
    expect(await understand('   ')).toEqual({ filters: {}, sort: null, unknown: [], refused: [] })
    const search = `text=${'a'.repeat(6_001)}`
    expect((await call(app(), 'understandWish', { search })).status).toBe(422)
    expect((await callOk(app(), 'understandWish', {})).data.filters).toEqual({})
  })
})

test('keeps the places until they are stale, then answers with the old ones once', async () => {
  const places = createWishPlaces(db, 60_000)
  await place(db, { name: 'Lakeside Grove' })
  const first = await places.read()
  expect(first.knows('lakeside')).toBe(true)
  await place(db, { name: 'Juniper Hollow' })
  expect(await places.read()).toBe(first)
  const stale = createWishPlaces(db, 0)
  expect((await stale.read()).knows('juniper')).toBe(true)
})
