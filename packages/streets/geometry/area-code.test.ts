import { expect, test } from 'vitest'
import { decodeAreas, encodeAreas } from './area-code.ts'

const square = [
  { latitude: 47.6, longitude: -122.4 },
  { latitude: 47.7, longitude: -122.4 },
  { latitude: 47.7, longitude: -122.3 },
  { latitude: 47.6, longitude: -122.3 },
]
const hole = [
  { latitude: 47.64, longitude: -122.36 },
  { latitude: 47.66, longitude: -122.36 },
  { latitude: 47.66, longitude: -122.34 },
]

test('decodes areas with holes unchanged, in characters that need no URL escaping', () => {
  const areas = [
    { outline: square, holes: [hole] },
    { outline: hole, holes: [] },
  ]
  const code = encodeAreas(areas)
  expect(decodeAreas(code)).toEqual(areas)
  expect(new URLSearchParams({ area: code }).toString()).toBe(`area=${code}`)
})

test('encodes the published example of the algorithm, in other characters', () => {
  // _p~iF~ps|U_ulLnnqC_mqNvxq`@
  const ring = [
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
    { latitude: 43.252, longitude: -126.453 },
  ]
  const published = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const expected = Array.from(published, (it) => letters.charAt(it.charCodeAt(0) - 63)).join('')
  expect(encodeAreas([{ outline: ring, holes: [] }])).toBe(expected)
})

test('keeps the poles and the 180th meridian', () => {
  const ends = [
    { latitude: 90, longitude: -180 },
    { latitude: -90, longitude: 180 },
    { latitude: 0, longitude: 0 },
  ]
  expect(decodeAreas(encodeAreas([{ outline: ends, holes: [] }]))?.[0]?.outline).toEqual(ends)
})

test.each(['', '.', '*', 'A', 'AAA', 'AAAA.', '*AAAA', 'AA~A', 'gggggggA', '////', 'AAg'])(
  'rejects %o',
  (code) => {
    expect(decodeAreas(code)).toBeNull()
  },
)
