import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  category,
  featureProperty,
  NOON,
  parameter,
  pendingListing,
  publishedListing,
  soldListing,
} from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import type { ListingFilters } from './listing-filters.ts'
import { type Search, searchListings } from './search.ts'
import { cityKeysLike, countedTotal, forgivingQuery, sortedHits } from './search-store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const find = async (filters: ListingFilters, search: Partial<Search> = {}) => {
  const { ids } = await searchListings(db, {
    sort: 'newest',
    offset: 0,
    limit: 20,
    ...search,
    filters,
  })
  return ids
}

const days = (count: number) => new Date(NOON.getTime() - count * 86_400_000)

describe('the search finds', () => {
  test('only public listings: none pending, inactive, rejected, expired, sold, or of a deactivated owner', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into account (slug, name, is_active) values ('gone', 'Gone', false) returning id`.execute(
      db,
    )
    const shown = await publishedListing(db)
    await pendingListing(db)
    await soldListing(db)
    await publishedListing(db, { requestStatus: 'rejected' })
    await publishedListing(db, { isActive: false })
    await publishedListing(db, { expiresAt: days(1) })
    await publishedListing(db, { ownerId: rows[0]?.id ?? null })
    expect(await find({})).toEqual([shown.id])
  })

  test('a listing no longer once its refresh has run', async () => {
    const { id } = await publishedListing(db)
    await sql`update property set is_active = false where id = ${id}`.execute(db)
    await sql`select refresh_search(array[${id}]::int[], ${NOON})`.execute(db)
    expect(await find({})).toEqual([])
  })

  test('listings by kind, category, place, price, rooms and area together', async () => {
    const houses = await category(db, 'House')
    const flats = await category(db, 'Flat')
    const bedrooms = await parameter(db, flats, { name: 'Bedrooms', role: 'bedrooms' })
    const area = await parameter(db, flats, { name: 'Area', role: 'area' })
    const wanted = await publishedListing(db, {
      categoryId: flats,
      propertyType: 1,
      city: 'São Paulo',
      priceMinor: 200_000,
      parameters: { [bedrooms]: 3, [area]: '120' },
    })
    await publishedListing(db, {
      categoryId: houses,
      propertyType: 1,
      city: 'São Paulo',
      priceMinor: 200_000,
    })
    await publishedListing(db, {
      categoryId: flats,
      propertyType: 1,
      city: 'Rio',
      priceMinor: 200_000,
    })
    const filters = {
      propertyType: 1,
      categoryId: flats,
      city: 'sao paulo',
      minPriceMinor: 100_000,
      maxPriceMinor: 200_000,
      minBedrooms: 3,
      minArea: 110,
      maxArea: 120,
    }
    expect(await find(filters)).toEqual([wanted.id])
    expect(await find({ ...filters, minBedrooms: 4 })).toEqual([])
    expect(await find({ ...filters, minArea: 121 })).toEqual([])
    expect(await find({ ...filters, maxPriceMinor: 199_999 })).toEqual([])
  })

  test('listings by their facilities', async () => {
    const houses = await category(db)
    const pool = await parameter(db, houses, { name: 'Pool', kind: 'dropdown' })
    const sauna = await parameter(db, houses, { name: 'Sauna', kind: 'checkbox' })
    const both = await publishedListing(db, {
      parameters: { [pool]: 'yes', [sauna]: ['dry', 'steam'] },
    })
    const one = await publishedListing(db, { parameters: { [pool]: 'yes' }, postedAt: days(1) })
    expect(await find({ parameterIds: [pool] })).toEqual([both.id, one.id])
    expect(await find({ parameterIds: [pool, sauna] })).toEqual([both.id])
  })

  test('listings posted yesterday and in the last seven days of the site’s time zone', async () => {
    const now = new Date('2026-06-15T02:00:00Z')
    const late = await publishedListing(db, { postedAt: new Date('2026-06-14T20:00:00Z') })
    const early = await publishedListing(db, { postedAt: new Date('2026-06-13T20:00:00Z') })
    await publishedListing(db, { postedAt: new Date('2026-06-01T20:00:00Z') })
    const posted = (when: 'yesterday' | 'lastSevenDays', timeZone: string) => ({
      posted: { when, now, timeZone },
    })
    expect(await find(posted('yesterday', 'UTC'))).toEqual([late.id])
    expect(await find(posted('yesterday', 'America/Los_Angeles'))).toEqual([early.id])
    expect(await find(posted('lastSevenDays', 'UTC'))).toEqual([late.id, early.id])
  })
})

describe('search words', () => {
  test('forgive accents, case, missing endings and typing errors', async () => {
    const { id } = await publishedListing(db, {
      title: 'Charming Château with orchard',
      city: 'Zürich',
    })
    await publishedListing(db, { title: 'Plain flat', city: 'Bern', description: 'Nothing else.' })
    for (const text of [
      'chateau',
      'CHÂTEAU zurich',
      'orch',
      'chatau',
      'zuirch',
      'charmnig orchad',
    ]) {
      expect(await find({ query: { text } }), text).toEqual([id])
    }
  })

  test('work in scripts without spaces', async () => {
    const tokyo = await publishedListing(db, { title: '渋谷区の新築マンション', city: '東京' })
    const bangkok = await publishedListing(db, { title: 'คอนโดใหม่ใกล้สถานี', city: 'กรุงเทพ' })
    const cairo = await publishedListing(db, { title: 'شقة جديدة على النيل', city: 'القاهرة' })
    expect(await find({ query: { text: '新築' } })).toEqual([tokyo.id])
    expect(await find({ query: { text: 'マンション' } })).toEqual([tokyo.id])
    expect(await find({ query: { text: 'ใกล้สถานี' } })).toEqual([bangkok.id])
    expect(await find({ query: { text: 'النيل' } })).toEqual([cairo.id])
  })

  test.each([
    ['A semi detached house', ['semi-detached', 'semi‐detached', 'Semi–Detached', 'semi/detached']],
    ['A semi-detached house', ['semi detached', 'detached', '"semi detached"', 'semi-detached']],
    ['Haus, Hauptstr. 12', ['Hauptstr.12', 'hauptstr 12', 'Hauptstr. 12', 'hauptstr.']],
    ['Haus, Hauptstr.12', ['Hauptstr. 12', 'hauptstr', 'Hauptstr.12']],
    ['Garage/Carport, top', ['carport', 'garage/carport', 'garage carport']],
    ['Rooms 12-14 are new', ['12-14', '14', '12 14']],
    ['Bahnhof.Zentrum gelegen', ['zentrum', 'bahnhof zentrum', 'bahnhof.zentrum']],
    ['See www.lake-homes.example.org', ['lake homes', 'www.lake-homes.example.org']],
    ['Area of 85.5 and a CO2-neutral house', ['85.5', 'co2 neutral', 'neutral']],
    ['Built by A&B_Homes', ['a&b homes', 'homes']],
  ])('join and part at hyphens, points and slashes: %s', async (title, texts) => {
    const { id } = await publishedListing(db, { title })
    await publishedListing(db, { title: 'Plain flat', description: 'Nothing else.' })
    for (const text of texts) expect(await find({ query: { text } }), text).toEqual([id])
  })

  test('exclude the word after a hyphen that stands alone', async () => {
    await publishedListing(db, { title: 'House with pool' })
    const { id } = await publishedListing(db, { title: 'House with garden' })
    expect(await find({ excluded: ['pool'], query: { text: 'house' } })).toEqual([id])
    expect(await find({ excluded: ['semi-detached'] })).toHaveLength(2)
  })

  test.each([
    ['القَاهِرَة', ['القاهرة', 'القاهره', 'القـــاهرة']],
    ['شقة للإيجار', ['شقه', 'للايجار', 'شقّة', 'شَقَّة']],
    ['فيلا في أبو ظبي', ['ابو ظبى', 'آبو', 'إبو']],
    ['مبنى ٢٠٢٤', ['مبني', '2024', '۲۰۲۴']],
    ['خانه‌ای در کرج', ['كرج', 'کرج']],
    ['מִרְפֶּסֶת', ['מרפסת']],
  ])('forgive marks and letters of one sound: %s', async (title, texts) => {
    const { id } = await publishedListing(db, { title })
    await publishedListing(db, { title: 'Plain flat', description: 'Nothing else.' })
    for (const text of texts) {
      const query = { tsquery: (await forgivingQuery(db, text)) ?? '' }
      expect(await find({ query: { text } }), text).toEqual([id])
      expect(await find({ query }), text).toEqual([id])
    }
  })

  test('may be anything that people type', async () => {
    await publishedListing(db)
    for (const text of [
      "o'neil & | ! ( ) :* <->",
      '"unclosed',
      '\\',
      '-',
      "''",
      '%_',
      '🏠',
      'a'.repeat(200),
    ]) {
      expect(await find({ query: { text } }), text).toEqual([])
    }
  })

  test('do not match a hidden address', async () => {
    await publishedListing(db, { address: '5 Secret Lane', hidesExactPlace: true })
    expect(await find({ query: { text: 'secret' } })).toEqual([])
  })
})

describe('excluded words', () => {
  test('exclude listings with any of them, even without another filter', async () => {
    const plain = await publishedListing(db, { title: 'Plain house' })
    const pool = await publishedListing(db, { title: 'House with pool', postedAt: days(1) })
    await publishedListing(db, { title: 'Basement home', description: 'On a busy road.' })
    expect(await find({ excluded: ['basement'] })).toEqual([plain.id, pool.id])
    expect(await find({ excluded: ['POOL', 'basement'] })).toEqual([plain.id])
    const words = { excluded: ['pool'], query: { text: 'house' } }
    expect(await find(words)).toContain(plain.id)
    expect(await find(words)).not.toContain(pool.id)
  })

  test('in quotes match as a phrase, whatever their accents and case', async () => {
    const busy = await publishedListing(db, { description: 'The road is busy.' })
    await publishedListing(db, { description: 'Beside a busy road.' })
    await publishedListing(db, { title: 'Château', description: 'No road.' })
    expect(await find({ excluded: ['busy road', 'chateau'] })).toEqual([busy.id])
  })

  test('are never parsed as query syntax', async () => {
    const { id } = await publishedListing(db, { title: 'House with pool' })
    for (const words of ["-pool'", '!pool & (', '-', "'; drop table property; --", '\\', '🏠']) {
      const isPool = words.includes('pool')
      expect(await find({ excluded: [words] }), words).toEqual(isPool ? [] : [id])
    }
  })

  test('that nearly every listing has do not scan all listings', async () => {
    await manyListings(2500)
    const kept = await publishedListing(db, { title: 'Home 1', description: 'Rare.' })
    const filters = { excluded: ['plain'] }
    const search = { filters, sort: 'newest' as const, offset: 0, limit: 10 }
    expect(await searchListings(db, search)).toMatchObject({ ids: [kept.id], total: 1 })
  })
})

describe('places', () => {
  test('match any of several cities, with all other filters applied', async () => {
    const bend = await publishedListing(db, { city: 'Bend', priceMinor: 200_000 })
    const salem = await publishedListing(db, { city: 'Salem', priceMinor: 300_000 })
    await publishedListing(db, { city: 'Salem', priceMinor: 900_000 })
    await publishedListing(db, { city: 'Boise', priceMinor: 200_000 })
    const cities = ['BEND', 'salem', 'Nowhere'].map((city) => ({ city }))
    expect(await find({ cities, maxPriceMinor: 300_000 })).toEqual([salem.id, bend.id])
    expect(await find({ cities, maxPriceMinor: 300_000 }, { sort: 'price_asc' })).toEqual([
      bend.id,
      salem.id,
    ])
    expect(await find({ cities: [{ city: 'Nowhere' }] })).toEqual([])
  })

  test('match a city whatever its Arabic marks', async () => {
    const { id } = await publishedListing(db, { city: 'القَاهِرَة' })
    expect(await find({ city: 'القاهره' })).toEqual([id])
    expect(await find({ cities: [{ city: 'القاهرة' }, { city: 'Bern' }] })).toEqual([id])
  })

  test('distinguish cities of the same name by state and country', async () => {
    const listed = async (city: string, state: string, country: string) =>
      (await publishedListing(db, { city, state, country })).id
    const inOregon = await listed('Salem', 'Oregon', 'United States')
    const inMass = await listed('Salem', 'Massachusetts', 'United States')
    const inIndia = await listed('Salem', 'Tamil Nadu', 'India')
    const bend = await listed('Bend', 'Oregon', 'United States')
    const bendElsewhere = await listed('Bend', 'Texas', 'United States')
    await sql`select refresh_search_count()`.execute(db)
    for (const [cities, wanted] of [
      [
        [
          { city: 'salem', state: 'OREGON' },
          { city: 'Bend', state: 'Texas' },
        ],
        [inOregon, bendElsewhere],
      ],
      [
        [{ city: 'Salem', country: 'india' }, { city: 'Bend' }],
        [inIndia, bend, bendElsewhere],
      ],
      [[{ city: 'Salem', state: 'Massachusetts', country: 'United States' }], [inMass]],
      [
        [
          { city: 'Salem', state: 'Oregon', country: 'India' },
          { city: 'Nowhere', state: 'Oregon' },
        ],
        [],
      ],
    ] as const) {
      const filters = { cities: [...cities] }
      expect((await find(filters)).toSorted(byNumber)).toEqual(wanted)
      // Indexes give the same result, alone and with other filters.
      const asked = { ...filters, propertyType: 0, minPriceMinor: 1 }
      const page = { sort: 'newest' as const, offset: 0, limit: 20, cap: 100 }
      for (const indexed of [filters, asked]) {
        const { ids } = await sortedHits(db, { filters: indexed, ...page })
        expect(ids.toSorted(byNumber)).toEqual(wanted)
      }
      expect(await countedTotal(db, filters)).toBe(wanted.length)
    }
  })

  test('of several cities are counted from the precomputed counts', async () => {
    for (const city of ['Bend', 'Salem', 'Salem', 'Boise']) await publishedListing(db, { city })
    await sql`select refresh_search_count()`.execute(db)
    expect(await countedTotal(db, { cities: [{ city: 'BEND' }, { city: 'Salem' }] })).toBe(3)
  })

  test('include boxes across the 180th meridian', async () => {
    const west = await publishedListing(db, { latitude: -17, longitude: 179.5 })
    const east = await publishedListing(db, { latitude: -17, longitude: -179.5, postedAt: days(1) })
    await publishedListing(db, { latitude: -17, longitude: 0 })
    const boxes = [
      { south: -20, north: -10, west: 179, east: 180 },
      { south: -20, north: -10, west: -180, east: -179 },
    ]
    expect(await find({ boxes })).toEqual([west.id, east.id])
  })

  test('include circles by public position, nearest first', async () => {
    const near = await publishedListing(db, {
      latitude: 47.61,
      longitude: -122.33,
      postedAt: days(3),
    })
    const far = await publishedListing(db, { latitude: 47.68, longitude: -122.33 })
    await publishedListing(db, { latitude: 48.5, longitude: -122.33 })
    await publishedListing(db, {
      latitude: 47.61,
      longitude: -122.33,
      hidesExactPlace: true,
      publicPlace: { latitude: 48.4, longitude: -122.33 },
    })
    const centre = { latitude: 47.6, longitude: -122.33 }
    const around = { ...centre, radiusKm: 10 }
    expect(await find({ around })).toEqual([far.id, near.id])
    expect(await find({ around }, { sort: 'nearest', from: centre })).toEqual([near.id, far.id])
    expect((await find({}, { sort: 'nearest', from: centre })).slice(0, 2)).toEqual([
      near.id,
      far.id,
    ])
  })

  test('match a part of the city’s or state’s name', async () => {
    await publishedListing(db, { city: 'Kirkland', state: 'Washington' })
    await publishedListing(db, { city: '100% Town', state: 'Texas' })
    await sql`select refresh_search_count()`.execute(db)
    expect(await cityKeysLike(db, { city: 'irkl' })).toEqual(['kirkland'])
    expect(await cityKeysLike(db, { state: 'washing' })).toEqual(['kirkland'])
    expect(await cityKeysLike(db, { city: '%' })).toEqual(['100% town'])
  })
})

describe('order and pages', () => {
  test('sort by price, views and favorites', async () => {
    const dear = await publishedListing(db, { priceMinor: 900_000, postedAt: days(2) })
    const cheap = await publishedListing(db, { priceMinor: 100_000 })
    await sql`update property_stats set view_count = 5, favourite_count = 1 where property_id = ${dear.id}`.execute(
      db,
    )
    await sql`update property_stats set favourite_count = 7 where property_id = ${cheap.id}`.execute(
      db,
    )
    expect(await find({}, { sort: 'price_asc' })).toEqual([cheap.id, dear.id])
    expect(await find({}, { sort: 'price_desc' })).toEqual([dear.id, cheap.id])
    expect(await find({}, { sort: 'most_viewed' })).toEqual([dear.id, cheap.id])
    expect(await find({}, { sort: 'most_liked' })).toEqual([cheap.id, dear.id])
  })

  test('have a price on request last in both orders, and in no price range', async () => {
    const asked = await publishedListing(db, { priceMinor: 0 })
    const dear = await publishedListing(db, { priceMinor: 900_000 })
    const cheap = await publishedListing(db, { priceMinor: 100 })
    for (const filters of [{}, { city: 'Kirkland' }, { propertyType: 0 }]) {
      const sorted = (sort: 'price_asc' | 'price_desc') => find(filters, { sort })
      expect(await sorted('price_asc')).toEqual([cheap.id, dear.id, asked.id])
      expect(await sorted('price_desc')).toEqual([dear.id, cheap.id, asked.id])
      const hits = { filters, offset: 0, limit: 9, cap: 99 }
      const { ids } = await sortedHits(db, { ...hits, sort: 'price_asc' })
      expect(ids).toEqual([cheap.id, dear.id, asked.id])
    }
    expect(await find({ minPriceMinor: 0 })).toEqual([cheap.id, dear.id])
    expect(await find({ maxPriceMinor: 900_000 })).toEqual([cheap.id, dear.id])
    expect(await find({})).toHaveLength(3)
  })

  test('filter by promoted and premium', async () => {
    const premium = await publishedListing(db, { isPremium: true })
    const promoted = await publishedListing(db)
    await featureProperty(db, promoted.id)
    expect(await find({ promoted: true })).toEqual([promoted.id])
    expect(await find({ premium: true })).toEqual([premium.id])
    expect(await find({ promoted: true, premium: true })).toEqual([])
  })

  test('neither repeat nor lose a listing among thousands', async () => {
    await manyListings(2500)
    const first = await searchListings(db, { filters: {}, sort: 'newest', offset: 0, limit: 100 })
    expect(first).toEqual({ ids: expect.any(Array), total: 2500, isEstimate: true })
    const seen = new Set<number>()
    for (let offset = 0; offset < 2500; offset += 100) {
      for (const id of await find({}, { offset, limit: 100 })) seen.add(id)
    }
    expect(seen.size).toBe(2500)
    expect(await find({}, { offset: 2500 })).toEqual([])
  })

  test('have exact totals up to a thousand', async () => {
    await manyListings(1200)
    const cheap = { maxPriceMinor: 900_00 }
    expect(
      await searchListings(db, { filters: cheap, sort: 'newest', offset: 0, limit: 1 }),
    ).toEqual({
      ids: [expect.any(Number)],
      total: 900,
      isEstimate: false,
    })
  })
})

function byNumber(one: number, other: number): number {
  return one - other
}

/** Listings priced 1.00, 2.00 … posted a minute apart. */
async function manyListings(count: number): Promise<void> {
  const { id } = await publishedListing(db)
  await sql`delete from property where id = ${id}`.execute(db)
  await sql`
    insert into property (slug, category_id, property_type, request_status, title, description, address, city, state, country,
      latitude, longitude, public_latitude, public_longitude, price_minor, posted_at)
    select 'many-' || i, (select min(id) from category), 0, 'approved', 'Home ' || i, 'Plain.', 'Street', 'Town', 'State',
      'Country', 1, 1, 1, 1, i * 100, ${NOON}::timestamptz - i * interval '1 minute' from generate_series(1, ${count}::int) i`.execute(
    db,
  )
  await sql`select refresh_search(array(select id from property), ${NOON})`.execute(db)
  await sql`select refresh_search_count()`.execute(db)
}
