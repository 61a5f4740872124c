import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import type { Geocoder } from '@/server/gateways/geocoding/geocoder.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { place } from '@/tests/support/builders/places.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { geographyHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const SEATTLE = { latitude: 47.606, longitude: -122.332 }

async function placeAt(query: { latitude: number; longitude: number }, geocoder?: Geocoder) {
  const app = createServer(testDeps({ db, ...(geocoder && { geocoder }) }), geographyHandlers)
  return (await callOk(app, 'getPlaceAt', { query })).data
}

describe('reverse geocoding by known places', () => {
  test('returns the town of the nearest listing', async () => {
    await place(db, { name: 'Seattle', position: SEATTLE, weight: 750_000 })
    await publishedListing(db, { city: 'Kirkland', latitude: 47.68, longitude: -122.21 })
    expect(await placeAt({ latitude: 47.681, longitude: -122.215 })).toEqual({
      formatted_address: 'Kirkland, Washington, United States',
      city: 'Kirkland',
      state: 'Washington',
      country: 'United States',
    })
  })

  test('prefers a large town to a nearer small one', async () => {
    await place(db, { name: 'Seattle', position: SEATTLE, weight: 750_000 })
    const village = { latitude: 47.68, longitude: -122.332 }
    await place(db, { name: 'Hamlet', position: village, weight: 900 })
    expect(await placeAt({ latitude: 47.65, longitude: -122.332 })).toMatchObject({
      city: 'Seattle',
    })
    expect(await placeAt({ latitude: 47.679, longitude: -122.332 })).toMatchObject({
      city: 'Hamlet',
    })
  })

  test('returns nothing at sea or without known places', async () => {
    await place(db, { name: 'Seattle', position: SEATTLE, weight: 750_000 })
    await publishedListing(db, { city: 'Kirkland' })
    expect(await placeAt({ latitude: 0, longitude: -30 })).toBeNull()
    await truncate(db)
    expect(await placeAt(SEATTLE)).toBeNull()
  })
})

describe('reverse geocoding by a maps service', () => {
  const ballard = {
    formattedAddress: 'Ballard, Seattle, Washington, United States',
    city: 'Seattle',
    state: 'Washington',
    country: 'United States',
  }

  test('prefers its names, in the page’s language', async () => {
    await place(db, { name: 'Known', position: SEATTLE })
    const asked: unknown[] = []
    const geocoder: Geocoder = {
      placeAt: async (...what) => {
        asked.push(what)
        return ballard
      },
    }
    expect(await placeAt(SEATTLE, geocoder)).toMatchObject({
      formatted_address: ballard.formattedAddress,
      city: 'Seattle',
    })
    expect(asked).toEqual([[SEATTLE, 'en']])
    expect(await placeAt(SEATTLE, { placeAt: async () => null })).toBeNull()
  })

  test('falls back to known places if it does not answer', async () => {
    await place(db, { name: 'Known', position: SEATTLE })
    const geocoder: Geocoder = { placeAt: () => Promise.reject(new Error('busy')) }
    expect(await placeAt(SEATTLE, geocoder)).toMatchObject({ city: 'Known' })
  })

  test('is limited per visitor', async () => {
    await place(db, { name: 'Known', position: SEATTLE })
    let calls = 0
    const placeNames: Geocoder = {
      placeAt: async () => {
        calls += 1
        return ballard
      },
    }
    const app = createServer(testDeps({ db, geocoder: placeNames }), geographyHandlers)
    const most = LIMIT_RULES.geocodingByAddress.points
    for (let n = 0; n < most; n += 1) await callOk(app, 'getPlaceAt', { query: SEATTLE })
    const next = await callOk(app, 'getPlaceAt', { query: SEATTLE })
    expect([calls, next.data?.city]).toEqual([most, 'Known'])
  })
})

test('rejects invalid positions', async () => {
  const app = createServer(testDeps({ db }), geographyHandlers)
  for (const search of ['', 'latitude=1', 'latitude=91&longitude=0', 'latitude=x&longitude=0']) {
    expect((await call(app, 'getPlaceAt', { search })).status).toBe(422)
  }
  expect((await call(app, 'getPlaceAt', { search: 'latitude=%ff' })).status).toBe(400)
})
