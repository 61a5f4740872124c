import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openGeocoder } from './open-geocoder.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A local server that replies as the real service was observed to. */
async function service(answer: unknown, status = 200) {
  const asked: { path: string; query: Record<string, string>; agent: string | undefined }[] = []
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      agent: request.headers['user-agent'],
    })
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, host: `127.0.0.1:${port}` }
}

const kirkland = { latitude: 47.6769, longitude: -122.206 }

test('returns null without a service', () => {
  expect(openGeocoder({ geocoderUrl: undefined })).toBeNull()
})

describe('a Nominatim service', () => {
  const answer = {
    place_id: 297417241,
    osm_type: 'relation',
    lat: '47.6769',
    lon: '-122.206',
    category: 'boundary',
    type: 'administrative',
    display_name: 'Kirkland, King County, Washington, United States',
    address: {
      town: 'Kirkland',
      county: 'King County',
      state: 'Washington',
      'ISO3166-2-lvl4': 'US-WA',
      country: 'United States',
      country_code: 'us',
    },
  }

  test('returns the town in the requested language', async () => {
    const { asked, host } = await service(answer)
    const geocoder = openGeocoder({ geocoderUrl: `nominatim+http://${host}/maps/` })
    expect(await geocoder?.placeAt(kirkland, 'de')).toEqual({
      formattedAddress: 'Kirkland, King County, Washington, United States',
      city: 'Kirkland',
      state: 'Washington',
      country: 'United States',
    })
    expect(asked).toEqual([
      {
        path: '/maps/reverse',
        query: {
          format: 'jsonv2',
          lat: '47.6769',
          lon: '-122.206',
          zoom: '14',
          addressdetails: '1',
          'accept-language': 'de',
        },
        agent: 'Hearth',
      },
    ])
  })

  test('returns nothing at sea', async () => {
    const { host } = await service({ error: 'Unable to geocode' })
    const geocoder = openGeocoder({ geocoderUrl: `nominatim+http://${host}` })
    expect(await geocoder?.placeAt(kirkland, 'en')).toBeNull()
  })

  test.each([
    [503, 'busy', /answers 503/],
    [200, '<h1>busy</h1>', /JSON/],
  ])('treats status %i with %j as a failure', async (status, body, message) => {
    const { host } = await service(body, status)
    const geocoder = openGeocoder({ geocoderUrl: `nominatim+http://${host}` })
    await expect(geocoder?.placeAt(kirkland, 'en')).rejects.toThrow(message)
  })
})

describe('a Google service', () => {
  const component = (long_name: string, ...types: string[]) => ({
    long_name,
    short_name: long_name,
    types,
  })

  test('returns the town and sends the key', async () => {
    const { asked, host } = await service({
      plus_code: { global_code: '84VVMQGV+' },
      results: [
        {
          formatted_address: '123 5th Ave, Kirkland, WA 98033, USA',
          address_components: [
            component('123', 'street_number'),
            component('Kirkland', 'locality', 'political'),
            component('King County', 'administrative_area_level_2', 'political'),
            component('Washington', 'administrative_area_level_1', 'political'),
            component('United States', 'country', 'political'),
          ],
          geometry: { location: { lat: 47.6769, lng: -122.206 }, location_type: 'ROOFTOP' },
          place_id: 'ChIJ',
          types: ['street_address'],
        },
      ],
      status: 'OK',
    })
    const geocoder = openGeocoder({ geocoderUrl: `google+http://${host}?key=abc` })
    expect(await geocoder?.placeAt(kirkland, 'es')).toEqual({
      formattedAddress: '123 5th Ave, Kirkland, WA 98033, USA',
      city: 'Kirkland',
      state: 'Washington',
      country: 'United States',
    })
    expect(asked[0]).toMatchObject({
      path: '/maps/api/geocode/json',
      query: { latlng: '47.6769,-122.206', language: 'es', key: 'abc' },
    })
  })

  test('returns nothing without a match', async () => {
    const { host } = await service({ results: [], status: 'ZERO_RESULTS' })
    const geocoder = openGeocoder({ geocoderUrl: `google+http://${host}?key=abc` })
    expect(await geocoder?.placeAt(kirkland, 'en')).toBeNull()
  })

  test('treats an error with status 200 as a failure that hides the key', async () => {
    const refusal = { results: [], status: 'REQUEST_DENIED', error_message: 'no' }
    const { host } = await service(refusal)
    const geocoder = openGeocoder({ geocoderUrl: `google+http://${host}?key=abc` })
    const error = await geocoder?.placeAt(kirkland, 'en').catch((reason: unknown) => String(reason))
    expect(error).toMatch(/REQUEST_DENIED/)
    expect(error).not.toMatch(/abc/)
  })
})
