import { gunzipSync, gzipSync } from 'node:zlib'
import type { Streets } from '@hearth/streets/streets'
import { expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { callOk } from '@/tests/support/call.ts'
import { noStreets, testDeps } from '@/tests/support/deps.ts'
import { streetHandlers } from './street-handlers.ts'

const tile = new Uint8Array(gzipSync('the streets'))

function app(own: Partial<Streets> = {}) {
  const streets = noStreets({ version: () => 'abc1', tile: async () => tile, ...own })
  return createServer(testDeps({ streets }), streetHandlers)
}

const at = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://hearth.test/api/ext/map/tiles/${path}`, { headers })

test('lists the areas with the version of their tiles', async () => {
  const area = {
    name: 'town',
    folder: '/secret',
    version: '1',
    maxZoom: 14,
    attribution: '© Somebody',
    bounds: { south: 1, west: 2, north: 3, east: 4 },
    isInvented: true,
    hasTravel: true,
  }
  const { tiles, data } = await callOk(app({ areas: () => [area] }), 'getStreetAreas', {})
  expect(tiles).toBe('abc1')
  expect(data).toEqual([
    {
      name: 'town',
      bounds: [1, 2, 3, 4],
      max_zoom: 14,
      attribution: '© Somebody',
      is_invented: true,
      has_travel: true,
    },
  ])
})

test('a tile is compressed for who takes that, and kept for ever by its version', async () => {
  const zipped = await app().fetch(at('abc1/14/1/2', { 'accept-encoding': 'gzip, br' }))
  expect(zipped.status).toBe(200)
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zipped.headers.get('cache-control')).toContain('immutable')
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe('the streets')
  const plain = await app().fetch(at('abc1/14/1/2', { 'accept-encoding': 'identity' }))
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await plain.text()).toBe('the streets')
  const etag = plain.headers.get('etag') ?? ''
  expect((await app().fetch(at('abc1/14/1/2', { 'if-none-match': etag }))).status).toBe(304)
})

test('an older version answers with a tile that nobody may keep', async () => {
  const { status, headers } = await app().fetch(at('old0/14/1/2'))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test('no streets are no content; off the map and odd numbers are told apart', async () => {
  const empty = app({ tile: async () => null })
  expect((await empty.fetch(at('abc1/14/1/2'))).status).toBe(204)
  expect((await app().fetch(at('abc1/2/99/99'))).status).toBe(204)
  expect((await app().fetch(at('abc1/14/1.5/2'))).status).toBe(422)
  expect((await app().fetch(at('abc1/99/1/2'))).status).toBe(422)
})
