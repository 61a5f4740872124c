import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { category } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import {
  mailsOf,
  openSavedSearches,
  SEARCH,
  saved,
  tokenOf,
} from '@/tests/support/saved-searches.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const rows = () => db.selectFrom('saved_search').selectAll().orderBy('id').execute()
const triangle = (south: number) => ({
  outline: [
    { latitude: south, longitude: -121 },
    { latitude: south, longitude: -122 },
    { latitude: south + 1, longitude: -121 },
  ],
  holes: [],
})
const areas = (...souths: number[]) => encodeAreas(souths.map(triangle))

async function savedTwice(one: string, other: string) {
  const fixture = openSavedSearches(db)
  const id = await category(db, 'Houses')
  const { slug } = await db
    .selectFrom('category')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const query = (text: string) => text.replace('SLUG', slug).replace('ID', String(id))
  await saved(fixture, { query: query(one) })
  await saved(fixture, { query: query(other), email: 'ANA@example.org' })
  return rows()
}

describe('one saved search', () => {
  test.each([
    ['case of a name', 'city=Ulm&property_type=0', 'city=ulm&property_type=0'],
    ['accents as the list reads them', 'city=S%C3%A3o+Pedro', 'city=SAO+PEDRO'],
    ['decomposed letters', 'city=M%C3%BCnster', 'city=Mu%CC%88nster'],
    ['spaces', 'city=New+York', 'city=+New++York%C2%A0'],
    ['invisible marks', 'city=Ulm', 'city=U%E2%80%8Blm'],
    ['order', 'city=Ulm&property_type=0', 'property_type=0&city=Ulm'],
    ['empty parameters', 'city=Ulm', 'city=Ulm&state=&search=+'],
    ['numbers', 'max_price=500000', 'max_price=500000.00'],
    ['a lowest price of zero', 'max_price=500000', 'max_price=500000&min_price=0'],
    [
      'order and page of the list',
      'city=Ulm',
      'city=Ulm&sort=price_asc&offset=20&limit=5&rotation=3',
    ],
    ['reply details', 'city=Ulm', 'city=Ulm&brief=1'],
    ['unknown parameters', 'city=Ulm', 'city=Ulm&utm_source=mail'],
    ['order of parameters', 'parameter_id=3,1', 'parameter_id=1,3'],
    ['repeated parameters', 'parameter_id=1,3', 'parameter_id=1,3,1'],
    ['a category by slug and id', 'category_slug_id=SLUG', 'category_id=ID'],
    ['order of cities', 'city=Ulm&also_city=Bend', 'city=Bend&also_city=ulm'],
    ['a city named twice', 'city=Ulm', 'city=Ulm&also_city=ulm'],
    ['words', 'search=Garden++flat', 'search=garden+flat'],
    ['excluded words', 'exclude=pool+lift', 'exclude=Lift%2C+pool'],
    ['zeros of a box', 'bounds=1,2,3,4', 'bounds=1.0,2.00,3,4'],
    ['order of areas', `area=${areas(44, 46)}`, `area=${areas(46, 44)}`],
    ['a position without radius', 'city=Ulm', 'city=Ulm&latitude=1&longitude=2'],
  ])('whatever the %s', async (_, one, other) => {
    expect(await savedTwice(one, other)).toHaveLength(1)
  })
})

describe('two saved searches', () => {
  test.each([
    ['city=Ulm', 'city=Neu-Ulm'],
    ['city=Ulm', 'city=Ulm&country=Germany'],
    ['property_type=0', 'property_type=1'],
    ['city=Ulm&property_type=0', 'city=Ulm'],
    ['max_price=500000', 'max_price=500001'],
    ['min_area=0', ''],
    ['city=Ulm', 'search=Ulm'],
    ['search=pool', 'exclude=pool'],
    ['state=Washington', 'country=Washington'],
    ['min_bedrooms=2', 'min_bathrooms=2'],
    ['city=Ulm&also_city=Bend', 'city=Ulm'],
    ['category_slug_id=SLUG', 'category_slug_id=barns'],
    ['category_slug_id=mills', 'category_slug_id=barns'],
  ])('for %s and %s', async (one, other) => {
    expect(await savedTwice(one, other)).toHaveLength(2)
  })
})

test('searches of before become one when their address confirms another', async () => {
  const fixture = openSavedSearches(db)
  const queries = ['city=Ulm', 'city=Bend', 'city=Kirkland']
  for (const query of queries) await saved(fixture, { query })
  await sql`update saved_search set search_key = null, query = 'city=ulm' where query = 'city=Bend'`.execute(
    db,
  )
  await sql`update saved_search set search_key = null`.execute(db)
  await callOk(fixture.app, 'saveSearch', { body: { ...SEARCH, query: 'city=Salem' } })
  await sql`update saved_search set search_key = null`.execute(db)
  const token = tokenOf(mailsOf(fixture.deps).at(-1))
  await callOk(fixture.app, 'confirmSavedSearch', { body: { token } })
  const found = await rows()
  expect(found.map(({ query }) => query).sort()).toEqual([
    'city=Kirkland',
    'city=Salem',
    'city=ulm',
  ])
  expect(new Set(found.map((row) => row.search_key)).size).toBe(3)
})
