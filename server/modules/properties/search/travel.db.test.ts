import { encodeAreas } from '@hearth/streets/geometry/area-code'
import type { Streets } from '@hearth/streets/streets'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { failure } from '@/server/contract/failure.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { noStreets, testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'
import { withReach } from './reach.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
const walk = encodeAreas([
  {
    outline: [
      corner(47.5, -122.4),
      corner(47.5, -122.3),
      corner(47.6, -122.3),
      corner(47.6, -122.4),
    ],
    holes: [],
  },
])
const travel = 'foot,15,47.55000,-122.35000,Union Station'

/** A minute to walk for each hundredth of a degree to the east. */
const minutesTo: Streets['minutesTo'] = async ({ longitude }, positions) =>
  positions.map((it) => Math.abs(it.longitude - longitude) * 500)

function open(reach: Streets['reach']) {
  const streets = noStreets({ reach, minutesTo })
  return createServer(testDeps({ db, streets }), propertiesHandlers)
}

test('list, counts and map hold what is reached, and ask for the limits once each', async () => {
  const near = await publishedListing(db, { latitude: 47.55, longitude: -122.321 })
  // Inside the outline, and yet two minutes too far.
  await publishedListing(db, { latitude: 47.55, longitude: -122.316 })
  await publishedListing(db, { latitude: 47.65, longitude: -122.32 })
  const asked: unknown[] = []
  const app = open(async (limits) => {
    asked.push(...limits)
    return { common: walk, reaches: [] }
  })
  const list = await callOk(app, 'getPropertyList', { query: { travel } })
  expect(list.data.map(({ id }) => id)).toEqual([near.id])
  const { data: counts } = await callOk(app, 'getPropertyFacets', { query: { travel } })
  expect(counts.total).toBe(1)
  const query = { travel, bounds: '-85,-180,85,180', zoom: 12 }
  expect(await callOk(app, 'getMapClusters', { query })).toMatchObject({ total: 1 })
  const bounds = '47.5,-122.4,47.6,-122.3'
  const inBox = await callOk(app, 'getPropertyList', { query: { travel, bounds } })
  expect(inBox.data.map(({ id }) => id)).toEqual([near.id])
  expect(asked).toHaveLength(4)
  expect(asked[0]).toEqual({
    mode: 'foot',
    minutes: 15,
    latitude: 47.55,
    longitude: -122.35,
    name: 'Union Station',
  })
})

test('where nothing is reached there are no homes', async () => {
  await publishedListing(db, { latitude: 47.55, longitude: -122.32 })
  const app = open(async () => ({ common: null, reaches: [] }))
  expect(await callOk(app, 'getPropertyList', { query: { travel } })).toMatchObject({ total: 0 })
  const query = { travel, bounds: '-85,-180,85,180', zoom: 3 }
  expect(await callOk(app, 'getMapClusters', { query })).toMatchObject({ total: 0 })
})

test.each([61, 1000])('refuses %s minutes in plain words, and asks no street', async (minutes) => {
  let asked = 0
  const app = open(async () => {
    asked += 1
    return { common: walk, reaches: [] }
  })
  const limits = `foot,15,47.55,-122.35,Home|car,${minutes},47.55,-122.35,Station`
  const replies = [
    await call(app, 'getPropertyList', { query: { travel: limits } }),
    await call(app, 'getPropertyFacets', { query: { travel: limits } }),
    await call(app, 'getMapClusters', {
      query: { travel: limits, bounds: '-85,-180,85,180', zoom: 3 },
    }),
  ]
  for (const { status, body } of replies) {
    expect([status, body]).toMatchObject([
      422,
      { fields: { travel: 'A travel time is between 1 and 60 minutes.' } },
    ])
  }
  expect(asked).toBe(0)
})

test('busy streets are said, not passed over', async () => {
  const busy = failure('unavailable', 'The streets are busy.')
  const streets = noStreets({ reach: () => Promise.reject(busy) })
  const limit = {
    mode: 'foot' as const,
    minutes: 15,
    latitude: 47.55,
    longitude: -122.35,
    name: '',
  }
  await expect(withReach({ db, streets }, { travel: [limit] })).rejects.toBe(busy)
})
