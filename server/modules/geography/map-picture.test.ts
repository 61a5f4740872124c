import { gzipSync } from 'node:zlib'
import type { Streets } from '@hearth/streets/streets'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { MAX_PINS } from '@/server/streets/picture/picture-request.ts'
import { type CallOptions, call } from '@/tests/support/call.ts'
import { noStreets, testDeps } from '@/tests/support/deps.ts'
import { pictureHandlers } from './picture-handlers.ts'

type OwnDeps = Parameters<typeof testDeps>[0]
type Query = NonNullable<CallOptions<'getMapPicture'>['query']>

type Position = [longitude: number, latitude: number]
type Shape =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'LineString'; coordinates: Position[] }

/** Inland, so that the ground is land. */
const HERE = { latitude: 39.98, longitude: -83 }

function open(own: OwnDeps = {}) {
  const deps = testDeps({ streets: town(), ...own })
  const app = createServer(deps, pictureHandlers)
  const ask = (query: Partial<Query> = {}) =>
    call(app, 'getMapPicture', { query: { ...HERE, zoom: 15, width: 360, height: 200, ...query } })
  return { deps, app, ask }
}

/** A lake in the west, a park in the east, an avenue from west to east north of both, a street through `HERE`. */
function town(own: Partial<Streets> = {}): Streets {
  const square = (west: number, east: number): Shape => ({
    type: 'Polygon',
    coordinates: [ring(39.974, west, 39.983, east)],
  })
  const line = (...coordinates: Position[]): Shape => ({ type: 'LineString', coordinates })
  const layers = {
    water: [feature({ kind: 'water' }, square(-83.006, -83.002))],
    landuse: [feature({ kind: 'park' }, square(-82.998, -82.994))],
    roads: [
      feature(
        { kind: 'major_road', kind_detail: 'primary', name: 'Broad <Avenue> & Co' },
        line([-83.01, 39.9825], [-82.99, 39.9825]),
      ),
    ],
  }
  return noStreets({
    version: () => 'one',
    areas: () => [
      {
        name: 'town',
        folder: '',
        bounds: { south: 39.9, west: -83.1, north: 40.1, east: -82.9 },
        maxZoom: 14,
        attribution: '',
        isInvented: true,
        hasTravel: false,
        version: 'one',
      },
    ],
    tile: async (z, x, y) => {
      const tiles = Object.entries(layers).flatMap(([name, features]) => {
        const tile = new GeoJSONVT(
          { type: 'FeatureCollection', features },
          { maxZoom: 14 },
        ).getTile(z, x, y)
        return tile ? [[name, tile] as const] : []
      })
      if (tiles.length === 0) return null
      return gzipSync(fromGeojsonVt(Object.fromEntries(tiles), { version: 2, extent: 4096 }))
    },
    ...own,
  })
}

function feature(properties: Record<string, string>, geometry: Shape) {
  return { type: 'Feature' as const, properties, geometry }
}

function ring(south: number, west: number, north: number, east: number): Position[] {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
}

function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body
  throw new Error('The reply has no picture')
}

/** Red, green and blue at CSS pixels of the picture. */
async function colorAt(picture: unknown, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(bytesOf(picture))
    .extract({ left: x * 2, top: y * 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

function near(color: string): number[] {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? []
  // Lossy pictures are off by a little.
  return parts.map((part) => expect.closeTo(Number.parseInt(part, 16), -1.2))
}

describe('the map picture', () => {
  test('shows water, parks, roads and the pin in the colors of each look', async () => {
    const { ask } = open()
    const light = await ask()
    expect(light.status).toBe(200)
    expect(light.headers.get('content-type')).toBe('image/webp')
    expect(light.headers.get('cache-control')).toBe('public, max-age=3600')
    const facts = await sharp(bytesOf(light.body)).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['webp', 720, 400])
    expect(await colorAt(light.body, 60, 130)).toEqual(near('#cfdfe3'))
    expect(await colorAt(light.body, 300, 130)).toEqual(near('#d9e6c9'))
    expect(await colorAt(light.body, 180, 160)).toEqual(near('#f3efe7'))
    expect(await colorAt(light.body, 180, 100)).toEqual(near('#1f4d3a'))
    const dark = await ask({ look: 'dark' })
    expect(await colorAt(dark.body, 60, 130)).toEqual(near('#15303c'))
    expect(await colorAt(dark.body, 180, 100)).toEqual(near('#86c9a8'))
  })

  test('draws the ground alone where no streets are, and where their tiles fail', async () => {
    const tile = () => Promise.reject(new Error('broken archive'))
    for (const streets of [noStreets(), town({ tile })]) {
      const { body, status } = await open({ streets }).ask()
      expect(status).toBe(200)
      expect(await colorAt(body, 60, 130)).toEqual(near('#f3efe7'))
    }
    const sea = await open({ streets: noStreets() }).ask({ latitude: 0, longitude: -30, zoom: 5 })
    expect(await colorAt(sea.body, 60, 130)).toEqual(near('#cfdfe3'))
  })

  test('draws a circle without a pin, and pins without the center', async () => {
    const { ask } = open()
    const circle = await ask({ circle: 300, zoom: 14 })
    const inside = await colorAt(circle.body, 180, 100)
    expect(inside).not.toEqual(near('#1f4d3a'))
    expect(inside).not.toEqual(near('#f3efe7'))
    const pins = await ask({ pins: '39.98,-83.0005;39.9797,-82.9995' })
    expect(await colorAt(pins.body, 180, 100)).not.toEqual(near('#1f4d3a'))
  })

  test('is drawn once, and again when the streets change', async () => {
    let version = 'one'
    const { app, deps, ask } = open({ streets: town({ version: () => version }) })
    let drawn = 0
    const { drawing } = deps.images
    deps.images.drawing = (svg) => {
      drawn += 1
      return drawing(svg)
    }
    const [first] = await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(drawn).toBe(1)
    const headers = { 'if-none-match': first?.headers.get('etag') ?? '' }
    const url = `http://localhost/api/ext/map/picture?latitude=${HERE.latitude}&longitude=${HERE.longitude}&zoom=15&width=360&height=200`
    expect((await app.request(url, { headers })).status).toBe(304)
    version = 'two'
    expect((await app.request(url, { headers })).status).toBe(200)
    expect(drawn).toBe(2)
  })

  test('rounds the zoom and the place, so that near views share a picture', async () => {
    const { ask } = open()
    const tag = async (query: Partial<Query>) => (await ask(query)).headers.get('etag')
    expect(await tag({ zoom: 15.1, latitude: 39.980001 })).toBe(await tag({ zoom: 15 }))
    expect(await tag({ zoom: 15.25 })).not.toBe(await tag({ zoom: 15 }))
    expect(await tag({ language: 'ar' })).not.toBe(await tag({ language: 'en' }))
  })

  test.each([
    ['the poles', { latitude: 90, longitude: 0 }],
    ['the south pole', { latitude: -90, longitude: 180 }],
    ['the antimeridian', { latitude: -17, longitude: 180, pins: '-17,-179.9;-17,179.9' }],
    ['the earth', { zoom: 2, width: 1024, height: 400 }],
    ['the last zoom', { zoom: 17 }],
    ['as many pins as allowed', { pins: Array(MAX_PINS).fill('39.98,-83').join(';') }],
  ] as const)('draws %s', async (_name, query) => {
    expect((await open().ask(query)).status).toBe(200)
  })

  test.each([
    ['an unknown width', { width: 361 }, 'width'],
    ['an unknown height', { height: 2000 }, 'height'],
    ['an unknown look', { look: 'sepia' }, 'look'],
    ['a place beyond the earth', { latitude: 91 }, 'latitude'],
    ['a circle without size', { circle: 0 }, 'circle'],
    ['a pin beyond the earth', { pins: '95,0' }, 'pins'],
    ['words for pins', { pins: 'here' }, 'pins'],
    [
      'one pin too many',
      {
        pins: Array(MAX_PINS + 1)
          .fill('39.98,-83')
          .join(';'),
      },
      'pins',
    ],
  ] as const)('refuses %s by its name', async (_name, query, field) => {
    const { status, body } = await open().ask(query as Partial<Query>)
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test('is limited by address, but not where it is kept', async () => {
    const { ask, deps } = open()
    await ask()
    deps.limits.consume = async (rule) => {
      throw new LimitReached(rule, 30)
    }
    expect((await ask()).status).toBe(200)
    const refused = await ask({ zoom: 12 })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test('answers 503 when too many are being drawn', async () => {
    const { deps, app } = open()
    const waiting: (() => void)[] = []
    deps.images.drawing = () => new Promise((resolve) => waiting.push(() => resolve(Buffer.of(1))))
    const urls = Array.from(
      { length: 25 },
      (_, at) => `http://localhost/api/ext/map/picture?latitude=${at}&longitude=0&zoom=3`,
    )
    const begun = urls.slice(0, 24).map((url) => app.request(url))
    await expect.poll(() => waiting.length).toBe(24)
    const refused = await app.request(urls[24] ?? '')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    for (const finish of waiting) finish()
    expect((await Promise.all(begun)).every(({ status }) => status === 200)).toBe(true)
  })
})
