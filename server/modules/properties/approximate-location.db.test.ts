import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { circleAround } from '@hearth/streets/geometry/drawn-area'
import { boundsAround, distanceKm, type Position } from '@hearth/streets/geometry/position'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_PLACE_METRES } from '@/domain/place/public-place.ts'
import { createServer } from '@/server/app.ts'
import { loadContract } from '@/server/contract/document.ts'
import { readOperations } from '@/server/contract/operation.ts'
import { BASE_PATH } from '@/server/http/router.ts'
import { category, publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { approximateLocation } from './approximate-location-rule.ts'

const { db } = await openTestDatabase()
const app = createServer(testDeps({ db }))

const exact: Position = { latitude: 47.612_34, longitude: -122.334_56 }
const address = '17 Secret Lane'
const shown = approximateLocation(
  exact,
  'hidden-home',
  'a secret of at least thirty-two characters',
)
let hidden: { id: number; slug: string }
let other: { id: number; slug: string }

beforeAll(async () => {
  const categoryId = await category(db)
  hidden = await publishedListing(db, {
    ...exact,
    slug: 'hidden-home',
    title: 'Hidden home',
    address,
    categoryId,
    hidesExactPlace: true,
    publicPlace: shown,
    city: 'Seattle',
  })
  other = await publishedListing(db, { title: 'Other home', categoryId, city: 'Bend' })
  await sql`select refresh_search_count()`.execute(db)
  await sql`select refresh_map_cell()`.execute(db)
})

/** All public operations. */
const reads = readOperations(loadContract())
  .filter(({ method }) => method === 'GET')
  .filter(({ replies }) => replies.get(200)?.content.has('application/json'))

/** Requests whose answer would include the listing. */
const questions: Record<string, () => string> = {
  getPropertyList: () => 'sort=nearest&latitude=47.6&longitude=-122.3',
  getPropertyFacets: () => 'city=Seattle',
  getPropertyCards: () => `ids=${hidden.id}`,
  getMapClusters: () => 'bounds=47,-123,48,-122&zoom=16',
  getProperty: () => `slug_id=${hidden.slug}`,
  getNearbyProperties: () => 'city=Seattle',
  getSimilarProperties: () => `property_id=${other.id}`,
  compareProperties: () => `source_property_id=${hidden.id}&target_property_id=${other.id}`,
  getHomepageData: () => 'latitude=47.6&longitude=-122.3&radius=50',
}

describe('a hidden position', () => {
  test.each(reads.map((operation) => [operation.id, operation] as const))(
    'is not returned by %s',
    async (id, read) => {
      const asked = questions[id]?.() ?? usual(read.query)
      const path = read.path.replaceAll(/:(\w+)/g, () => hidden.slug)
      const response = await app.request(`${BASE_PATH}${path}?${asked}`)
      const body = await response.text()
      if (id in questions)
        expect([response.status, body.includes('"error":false')]).toEqual([200, true])
      expect(body).not.toContain(address)
      for (const place of placesIn(body)) expect(distanceKm(place, exact)).toBeGreaterThan(0.2)
      for (const number of [exact.latitude, exact.longitude])
        expect(body).not.toContain(String(number))
    },
  )

  test('is replaced by the same approximate one, with its radius, in all replies', async () => {
    const list = await callOk(app, 'getPropertyList', { query: { city: 'Seattle' } })
    const cards = await callOk(app, 'getPropertyCards', { query: { ids: String(hidden.id) } })
    const near = await callOk(app, 'getNearbyProperties', { query: { city: 'Seattle' } })
    const detail = await callOk(app, 'getProperty', { query: { slug_id: hidden.slug } })
    const similar = await callOk(app, 'getSimilarProperties', { query: { property_id: other.id } })
    const answers: { latitude: string; longitude: string }[][] = [
      list.data,
      cards.data,
      near.data,
      detail.data,
      similar.data,
    ]
    const rows = answers.flatMap((data) => data.slice(0, 1))
    for (const { latitude, longitude } of rows) {
      expect({ latitude: Number(latitude), longitude: Number(longitude) }).toEqual(shown)
    }
    expect(rows).toHaveLength(5)
    const query = { bounds: '47,-123,48,-122', zoom: 16 }
    const map = await callOk(app, 'getMapClusters', { query })
    expect(map.data.find(({ listing }) => listing?.id === hidden.id)).toMatchObject(shown)
    expect(detail.data[0]?.place_radius).toBe(PUBLIC_PLACE_METRES)
    expect(distanceKm(exact, shown) * 1000).toBeLessThan(PUBLIC_PLACE_METRES)
    const plain = await callOk(app, 'getProperty', { query: { slug_id: other.slug } })
    expect(plain.data[0]).not.toHaveProperty('place_radius')
  })
})

describe('searching for a hidden position', () => {
  const reach = 0.15
  const ids = (data: { id: number }[]) => data.map(({ id }) => id)
  const boundsOf = (centre: Position) => {
    const { south, west, north, east } = boundsAround(centre, reach)
    return [south, west, north, east].join(',')
  }
  const areaOf = (centre: Position) =>
    encodeAreas([{ outline: circleAround(centre, reach * 1000), holes: [] }])

  const searches: [string, (centre: Position) => Promise<number[]>][] = [
    [
      'radius',
      async (centre) => {
        const query = { ...centre, radius: reach }
        return ids((await callOk(app, 'getPropertyList', { query })).data)
      },
    ],
    [
      'box',
      async (centre) => {
        const query = { bounds: boundsOf(centre) }
        return ids((await callOk(app, 'getPropertyList', { query })).data)
      },
    ],
    [
      'area',
      async (centre) => {
        const query = { area: areaOf(centre) }
        return ids((await callOk(app, 'getPropertyList', { query })).data)
      },
    ],
    [
      'map',
      async (centre) => {
        const query = { bounds: boundsOf(centre), zoom: 17 }
        const { data } = await callOk(app, 'getMapClusters', { query })
        return data.flatMap(({ listing }) => listing?.id ?? [])
      },
    ],
    [
      'map with an area',
      async (centre) => {
        const query = { bounds: '47,-123,48,-122', area: areaOf(centre), zoom: 17 }
        const { data } = await callOk(app, 'getMapClusters', { query })
        return data.flatMap(({ listing }) => listing?.id ?? [])
      },
    ],
    [
      'near by',
      async (centre) => {
        const query = { ...centre, radius: reach }
        return ids((await callOk(app, 'getNearbyProperties', { query })).data)
      },
    ],
    [
      'near by, at the very place',
      async (centre) => {
        const { data } = await callOk(app, 'getNearbyProperties', { query: centre })
        return ids(data.filter(({ distance = 1 }) => distance < 0.01))
      },
    ],
  ]
  test.each(searches)('finds the public position only: %s', async (_, search) => {
    expect(await search(exact)).not.toContain(hidden.id)
    expect(await search(shown)).toContain(hidden.id)
  })

  test('covers all operations that search by position', () => {
    const places = ['latitude', 'bounds', 'area', 'travel']
    const searching = reads.filter(({ query }) => query.some(({ name }) => places.includes(name)))
    expect(searching.map(({ id }) => id).sort()).toEqual([
      // These answer about the streets, not about listings.
      'getAddressAt',
      // These accept a position but ignore it; the homepage searches as getPropertyList does.
      'getAgentList',
      'getCategories',
      'getHomepageData',
      'getMapClusters',
      'getNearbyPlaces',
      'getNearbyProperties',
      'getPlaceAt',
      'getProjects',
      'getPropertyFacets',
      'getPropertyList',
      'getTravelArea',
      // Its own test looks at the positions of comparables.
      'getValuation',
    ])
  })

  test('returns the same counts as the list', async () => {
    const count = async (centre: Position) => {
      const query = { area: areaOf(centre) }
      return (await callOk(app, 'getPropertyFacets', { query })).data.total
    }
    expect([await count(exact), await count(shown)]).toEqual([0, 1])
  })

  test('measures distances from the public position', async () => {
    const query = { ...exact, radius: 2, sort: 'nearest' as const }
    const { data } = await callOk(app, 'getPropertyList', { query })
    const [first] = data
    expect(first?.distance).toBeCloseTo(distanceKm(exact, shown), 2)
  })

  test('does not match words of the address', async () => {
    for (const words of ['secret', 'Secret Lane', '17 Secret']) {
      const { data } = await callOk(app, 'getPropertyList', { query: { search: words } })
      expect(ids(data)).not.toContain(hidden.id)
      const found = await callOk(app, 'getSearchSuggestions', { query: { query: words } })
      expect(JSON.stringify(found)).not.toContain(hidden.slug)
    }
  })
})

/** All latitude and longitude pairs in a reply. */
function placesIn(body: string): Position[] {
  const pairs = body.matchAll(/"latitude":"?(-?[\d.]+)"?,"longitude":"?(-?[\d.]+)"?/g)
  return [...pairs].map(([, latitude, longitude]) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
}

/** All required parameters, as in the contract's example. */
function usual(query: readonly { name: string; isRequired: boolean }[]): string {
  const required = query.filter(({ isRequired }) => isRequired)
  return new URLSearchParams(required.map(({ name }) => [name, '1'])).toString()
}
