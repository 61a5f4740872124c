import type { FoundAddress, Streets } from '@hearth/streets/streets'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { place } from '@/tests/support/builders/places.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { geographyHandlers } from './handlers.ts'
import { streetHandlers } from './street-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const SEATTLE = { latitude: 47.606, longitude: -122.332 }

function app(streets: Partial<Streets> = {}) {
  const deps = testDeps({ db })
  const handlers = { ...geographyHandlers, ...streetHandlers }
  return createServer({ ...deps, streets: { ...deps.streets, ...streets } }, handlers)
}

const oak: FoundAddress = {
  kind: 'address',
  label: '12 Oak Street',
  detail: 'Ballard',
  street: 'Oak Street',
  houseNumber: '12',
  neighborhood: 'Ballard',
  postalCode: '98107',
  city: '',
  state: '',
  country: '',
  ...SEATTLE,
  bounds: { south: 47.6, west: -122.4, north: 47.7, east: -122.3 },
  area: '',
}

describe('getTravelArea', () => {
  const travel = 'foot,15,47.606,-122.332,Home|car,20,47.6,-122.3,Work, downtown'

  test('returns the areas in the order of the limits', async () => {
    const server = app({
      reach: async (limits) => ({
        common: 'abc',
        reaches: limits.map((limit) => ({ limit, area: limit.name, isCut: limit.mode === 'car' })),
      }),
    })
    const { common, data } = await callOk(server, 'getTravelArea', { query: { travel } })
    expect(common).toBe('abc')
    expect(data).toEqual([
      { mode: 'foot', minutes: 15, ...SEATTLE, area: 'Home', is_cut: false },
      {
        mode: 'car',
        minutes: 20,
        latitude: 47.6,
        longitude: -122.3,
        area: 'Work, downtown',
        is_cut: true,
      },
    ])
  })

  test.each([
    ['a thousand minutes', 'foot,1000,47.6,-122.3,Home', /between 1 and 60 minutes/],
    ['no minutes', 'foot,0,47.6,-122.3,Home', /between 1 and 60 minutes/],
    ['a place off the globe', 'foot,10,97.6,-122.3,Home', /travel must be mode, minutes/],
    ['an empty limit', 'foot,10,47.6,-122.3,Home|', /travel must be mode, minutes/],
    ['flying', 'plane,10,47.6,-122.3,Home', /travel has a form/],
    ['nothing', '', /travel/],
  ])('rejects %s in plain words', async (_name, code, words) => {
    const { status, body } = await call(app(), 'getTravelArea', { query: { travel: code } })
    expect([status, body]).toMatchObject([
      422,
      { message: expect.stringMatching(words), fields: { travel: expect.any(String) } },
    ])
  })
})

describe('findAddresses', () => {
  test('returns addresses, and our own names where the streets have none', async () => {
    await place(db, { name: 'Seattle', position: SEATTLE, weight: 750_000 })
    const asked: unknown[] = []
    const server = app({
      addresses: async (search) => {
        asked.push(search)
        return [oak, { ...oak, city: 'Kirkland', state: 'WA', area: 'abc' }]
      },
    })
    const query = { query: '12 oak', near: '47.6,-122.3', limit: 3 }
    const { data } = await callOk(server, 'findAddresses', { query })
    expect(asked).toEqual([
      {
        text: '12 oak',
        limit: 3,
        near: { latitude: 47.6, longitude: -122.3 },
        city: '',
        language: 'en',
      },
    ])
    const shared = { label: '12 Oak Street', house_number: '12', postal_code: '98107' }
    expect(data).toMatchObject([
      { ...shared, detail: 'Ballard, Seattle, Washington', city: 'Seattle', state: 'Washington' },
      { ...shared, detail: 'Ballard', city: 'Kirkland', state: 'WA' },
    ])
    expect(data[0]?.bounds).toEqual([47.6, -122.4, 47.7, -122.3])
    expect(data.map(({ area }) => area)).toEqual([null, 'abc'])
  })

  test('finds nothing without streets, and rejects bad values', async () => {
    expect((await callOk(app(), 'findAddresses', { query: { query: 'oak' } })).data).toEqual([])
    for (const search of [
      '',
      'query=',
      'query=a&limit=21',
      'query=a&near=95,1',
      'query=a&near=x',
    ]) {
      expect((await call(app(), 'findAddresses', { search })).status).toBe(422)
    }
  })
})

describe('getAddressAt', () => {
  test('returns the street, or null', async () => {
    await place(db, { name: 'Seattle', position: SEATTLE, weight: 750_000 })
    const { street, houseNumber, neighborhood, postalCode, city, state, country } = oak
    const known = { street, houseNumber, neighborhood, postalCode, city, state, country, meters: 8 }
    const server = app({ addressAt: async ({ latitude }) => (latitude > 0 ? known : null) })
    const { data } = await callOk(server, 'getAddressAt', { query: SEATTLE })
    expect(data).toEqual({
      street: 'Oak Street',
      house_number: '12',
      neighborhood: 'Ballard',
      postal_code: '98107',
      city: 'Seattle',
      state: 'Washington',
      country: 'United States',
      meters: 8,
    })
    const sea = await callOk(server, 'getAddressAt', { query: { latitude: -30, longitude: 180 } })
    expect(sea.data).toBeNull()
  })
})

describe('getNearbyPlaces', () => {
  test('returns places by kind', async () => {
    const places = [{ name: 'Fresh', ...SEATTLE, meters: 400, minutes: 5 }]
    const server = app({
      nearby: async (_position, limit) => ({
        hasStreets: true,
        groups: [{ kind: 'grocery', places: places.slice(0, limit) }],
      }),
    })
    const reply = await callOk(server, 'getNearbyPlaces', { query: SEATTLE })
    expect([reply.has_streets, reply.data]).toEqual([true, [{ kind: 'grocery', places }]])
    expect((await callOk(app(), 'getNearbyPlaces', { query: SEATTLE })).has_streets).toBe(false)
  })
})
