import { encodeAreas } from '@hearth/streets/geometry/area-code'
import {
  type DrawnArea,
  isInAreas,
  type Ring,
  toPosition,
} from '@hearth/streets/geometry/drawn-area'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { category, NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'
import { searchListings } from './search.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => createServer(testDeps({ db }), propertiesHandlers)

/** Takes corners as longitude, latitude. */
const ring = (...corners: [number, number][]): Ring =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))

const square = ring([-122.4, 47.5], [-122.2, 47.5], [-122.2, 47.7], [-122.4, 47.7])
const hole = ring([-122.32, 47.58], [-122.28, 47.58], [-122.28, 47.62], [-122.32, 47.62])
const WORLD = '-85,-180,85,180'

const code = (...areas: DrawnArea[]) => encodeAreas(areas)
const at = (longitude: number, latitude: number, facts: object = {}) =>
  publishedListing(db, { ...facts, latitude, longitude })

test('a radius has no effect without a position in lists, counts and maps', async () => {
  const app = open()
  const { id } = await publishedListing(db)
  const query = { radius: 5 }
  const list = await callOk(app, 'getPropertyList', { query })
  expect(list.data.map((row) => row.id)).toEqual([id])
  expect(await callOk(app, 'getPropertyFacets', { query })).toMatchObject({ data: { total: 1 } })
  const map = { ...query, bounds: '47,-123,48,-122', zoom: 9 }
  expect(await callOk(app, 'getMapClusters', { query: map })).toMatchObject({ total: 1 })
})

describe('areas', () => {
  test('narrow list, counts and map in the same way, without their holes', async () => {
    const app = open()
    const flats = await category(db, 'Flat')
    const wanted = await at(-122.35, 47.55, { categoryId: flats })
    const other = await at(-122.25, 47.65)
    await at(-122.3, 47.6)
    await at(-122.1, 47.6)
    const area = code({ outline: square, holes: [hole] })
    const list = await callOk(app, 'getPropertyList', { query: { area } })
    expect(list.total).toBe(2)
    expect(list.data.map(({ id }) => id).sort()).toEqual([wanted.id, other.id].sort())
    const { data: facets } = await callOk(app, 'getPropertyFacets', { query: { area } })
    expect(facets.total).toBe(2)
    expect(facets.categories.map(({ count }) => count)).toEqual([1, 1])
    const query = { area, bounds: '47.4,-122.5,47.8,-122', zoom: 12 }
    const map = await callOk(app, 'getMapClusters', { query })
    expect(map.total).toBe(2)
    expect(map.data.map(({ listing }) => listing?.id).sort()).toEqual([wanted.id, other.id].sort())
    // Combines with any other filter.
    const both = await callOk(app, 'getPropertyList', { query: { area, category_id: flats } })
    expect(both.data.map(({ id }) => id)).toEqual([wanted.id])
    const from = { latitude: 47.66, longitude: -122.25 }
    const near = await callOk(app, 'getPropertyList', { query: { area, sort: 'nearest', ...from } })
    expect(near.data.map(({ id }) => id)).toEqual([other.id, wanted.id])
  })

  test('match listings in any of them, and a map elsewhere shows nothing', async () => {
    const app = open()
    await at(-122.35, 47.55)
    await at(10.5, 50.5)
    await at(20, 20)
    const germany = ring([10, 50], [11, 50], [11, 51])
    const area = code({ outline: square, holes: [] }, { outline: germany, holes: [] })
    expect((await callOk(app, 'getPropertyList', { query: { area } })).total).toBe(2)
    const elsewhere = { area, bounds: '19,19,21,21', zoom: 8 }
    expect(await callOk(app, 'getMapClusters', { query: elsewhere })).toMatchObject({ total: 0 })
  })

  test('use the public position where the exact one is hidden', async () => {
    const app = open()
    const hidden = await publishedListing(db, {
      latitude: 47.55,
      longitude: -122.35,
      hidesExactPlace: true,
      publicPlace: { latitude: 47.8, longitude: -122.35 },
    })
    const found = async (outline: Ring) => {
      const area = code({ outline, holes: [] })
      const { data } = await callOk(app, 'getPropertyList', { query: { area } })
      const query = { area, bounds: WORLD, zoom: 14 }
      expect((await callOk(app, 'getMapClusters', { query })).total).toBe(data.length)
      return data.map(({ id }) => id)
    }
    expect(await found(square)).toEqual([])
    expect(await found(ring([-122.4, 47.79], [-122.3, 47.79], [-122.35, 47.82]))).toEqual([
      hidden.id,
    ])
  })
})

describe('an invalid area is rejected with a reason', () => {
  const circle = (corners: number): Ring =>
    Array.from({ length: corners }, (_, n) => {
      const angle = (2 * Math.PI * n) / corners
      return { latitude: 47 + Math.sin(angle), longitude: -122 + Math.cos(angle) }
    })
  const alone = (outline: Ring) => code({ outline, holes: [] })
  test.each([
    ['nonsense', 'A', /cannot be read/],
    ['a ring cut off', alone(square).slice(0, -1), /cannot be read/],
    ['two corners', alone(square.slice(0, 2)), /three corners/],
    ['a bow tie', alone(ring([0, 0], [1, 1], [1, 0], [0, 1])), /cross or touch itself/],
    ['over the 180th meridian', alone(ring([179, 0], [-179, 0], [-179, 1])), /180th meridian/],
    ['off the globe', alone(ring([0, 0], [0, 95], [1, 0])), /on the globe/],
    ['1,001 corners', alone(circle(1001)), /1000 corners/],
    ['21 areas', Array(21).fill(alone(square)).join('*'), /20 areas/],
    ['a hole elsewhere', code({ outline: square, holes: [ring([0, 0], [1, 0], [1, 1])] }), /holes/],
    ['what no address holds', "x'); drop table property; --", /./],
    ['a very long text', 'A'.repeat(12_001), /./],
  ])('if it is %s', async (_, area, reason) => {
    const app = open()
    const replies = [
      await call(app, 'getPropertyList', { query: { area } }),
      await call(app, 'getPropertyFacets', { query: { area } }),
      await call(app, 'getMapClusters', { query: { area, bounds: WORLD, zoom: 3 } }),
    ]
    for (const { status, body } of replies) {
      expect(status).toBe(422)
      expect(body).toMatchObject({ fields: { area: expect.stringMatching(reason) } })
    }
  })

  test('unless it has up to a thousand corners', async () => {
    await at(-122, 47)
    const area = alone(circle(1000))
    expect((await callOk(open(), 'getPropertyList', { query: { area } })).total).toBe(1)
  })
})

describe('many listings', () => {
  test('are matched as by plain geometry, borders included', async () => {
    await scatter(2500)
    const places = await scattered()
    const random = chance(7)
    for (let round = 0; round < 25; round++) {
      const areas = [star(random, 60), star(random, 40)]
      const wanted = places.filter((place) => isInAreas(areas, place)).map(({ id }) => id)
      const found = await searchListings(db, {
        filters: { areas },
        sort: 'newest',
        offset: 0,
        limit: 2500,
      })
      expect(found.ids.toSorted(byNumber), `round ${round}`).toEqual(wanted.toSorted(byNumber))
      expect(found.total).toBe(wanted.length)
    }
  })

  test('are counted exactly for a small share', async () => {
    await scatter(6000)
    const places = await scattered()
    const areas = [
      { outline: ring([10, 10], [160, 12], [150, 60], [20, 50]).map(toPlace), holes: [] },
    ]
    const wanted = places.filter((place) => isInAreas(areas, place))
    const search = { filters: { areas }, sort: 'newest' as const, offset: 0, limit: 10 }
    expect(await searchListings(db, search)).toMatchObject({
      total: wanted.length,
      isEstimate: false,
    })
  })
})

/** Size of the grid that listings are scattered on. */
const GRID = 400

function toPlace({ longitude, latitude }: { longitude: number; latitude: number }) {
  return toPosition({ x: longitude, y: latitude })
}

/** Listings on grid points, so that many lie on borders. */
async function scatter(count: number): Promise<void> {
  const { id } = await at(0, 0)
  await sql`set session_replication_role = replica`.execute(db)
  await sql`insert into property_search (property_id, posted_at, price_minor, latitude, longitude, category_id, property_type,
      promoted, is_premium, city_key, state_key, country_key, tokens, doc)
    select s.property_id + n, ${NOON}::timestamptz - n * interval '1 minute', 1000 * n,
      ((n * 7919) % ${GRID}::int) / 100000.0, ((n * 104729 + n / 97) % ${GRID}::int) / 100000.0, s.category_id, 0, false,
      false, s.city_key, s.state_key, s.country_key, s.tokens, s.doc
    from property_search s, generate_series(1, ${count}::int - 1) n where s.property_id = ${id}`.execute(
    db,
  )
  await sql`set session_replication_role = origin`.execute(db)
  await sql`select refresh_search_count()`.execute(db)
  await sql`analyze property_search`.execute(db)
}

async function scattered() {
  const { rows } = await sql<{ id: number; latitude: number; longitude: number }>`
    select property_id as id, latitude, longitude from property_search`.execute(db)
  return rows
}

/** A random star on grid points, with a hole if there is room. */
function star(random: () => number, corners: number): DrawnArea {
  const middle = { x: 60 + Math.round(random() * 280), y: 60 + Math.round(random() * 280) }
  const around = (reach: () => number): Ring => {
    const found = Array.from({ length: corners }, (_, n) => {
      const angle = (2 * Math.PI * n) / corners
      const far = reach()
      return toPosition({
        x: middle.x + Math.round(far * Math.cos(angle)),
        y: middle.y + Math.round(far * Math.sin(angle)),
      })
    })
    return found
  }
  return { outline: around(() => 60 + random() * 120), holes: [around(() => 20 + random() * 25)] }
}

function byNumber(one: number, other: number): number {
  return one - other
}

/** Seeded random numbers: mulberry32 (T. Ettinger, public domain). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
