import { layerNames } from '@hearth/streets/tiles/kinds'
import { expect, test } from 'vitest'
import type { StreetAreas } from '@/client/api/streets.ts'
import { roadWidth } from '@/server/streets/picture/picture-style.ts'
import { baseStyle, type MapColors } from './map-style.ts'

const colorNames = [
  'land',
  'water',
  'border',
  'label',
  'halo',
  'park',
  'wood',
  'civic',
  'built',
  'building',
  'road',
  'casing',
  'major',
  'highway',
  'rail',
  'path',
  'parkLabel',
  'waterLabel',
  'stop',
]
const colors = Object.fromEntries(
  colorNames.map((name) => [name, 'rgb(100, 100, 100)']),
) as unknown as MapColors

const bounds = { south: 39.8, west: -83.2, north: 40.1, east: -82.8 }
const area = { name: 'a', bounds, maxZoom: 14, attribution: '', isInvented: false, hasTravel: true }
const streets: StreetAreas = {
  version: 'abc',
  areas: [area, { ...area, name: 'b', maxZoom: 15, bounds: { ...bounds, west: -84, north: 41 } }],
}
const origin = 'https://homes.example'
const styleIn = (language: string, known: StreetAreas | null = streets) =>
  baseStyle(colors, { language, origin, streets: known })

const layersOfStreets = styleIn('en').layers.filter(
  (layer) => 'source' in layer && layer.source === 'streets',
)

/** Fields that `features.ts` writes and that archives of the Protomaps basemap have too. */
const FIELDS = [
  'kind',
  'kind_detail',
  'min_zoom',
  'name',
  'name:en',
  'oneway',
  'is_bridge',
  'is_tunnel',
  'is_link',
  'ref',
  'addr_housenumber',
]

function fieldsRead(part: unknown): string[] {
  if (!Array.isArray(part)) {
    return part && typeof part === 'object' ? Object.values(part).flatMap(fieldsRead) : []
  }
  const [operator, field] = part
  const isRead = (operator === 'get' || operator === 'has') && typeof field === 'string'
  return isRead ? [field] : part.flatMap(fieldsRead)
}

test('reads only layers and fields that tiles have', () => {
  expect(layersOfStreets.length).toBeGreaterThan(10)
  for (const layer of layersOfStreets) {
    expect(layerNames).toContain('source-layer' in layer ? layer['source-layer'] : '')
    const unknown = fieldsRead(layer).filter((field) => !FIELDS.includes(field))
    expect([layer.id, unknown]).toEqual([layer.id, []])
  }
})

test('gives every layer its own id', () => {
  const ids = styleIn('en').layers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('takes less than 60 KB for light and dark together', () => {
  expect(2 * JSON.stringify(styleIn('en')).length).toBeLessThan(60_000)
})

test('asks its own origin alone', () => {
  const addresses = JSON.stringify(styleIn('en')).match(/https?:\/\/[^/"]+/g)
  expect(new Set(addresses)).toEqual(new Set([origin]))
})

test('covers all areas, to the last zoom that any of them has', () => {
  expect(styleIn('en').sources.streets).toMatchObject({
    tiles: [`${origin}/api/ext/map/tiles/abc/{z}/{x}/{y}`],
    maxzoom: 15,
    bounds: [-84, 39.8, -82.8, 41],
  })
})

test('names things in the language of the page, else by their local name', () => {
  for (const id of ['street-major-name', 'place', 'quarter']) {
    const layer = styleIn('ar').layers.find((it) => it.id === id)
    expect([id, fieldsRead(layer)]).toEqual([id, expect.arrayContaining(['name:ar', 'name'])])
  }
})

test('draws towns and borders alone where no area has streets', () => {
  for (const none of [null, { version: 'abc', areas: [] }]) {
    const { sources, layers } = styleIn('en', none)
    expect(Object.keys(sources)).toEqual(['base'])
    expect(layers.filter(({ id }) => id.startsWith('street-'))).toEqual([])
  }
})

test.each([
  ['street-highway-road', 'highway', '', 'highway'],
  ['street-major-road', 'major_road', 'primary', 'trunk'],
  ['street-major-road', 'major_road', 'secondary', 'major'],
  ['street-major-road', 'major_road', 'tertiary', 'collector'],
  ['street-minor-road', 'minor_road', 'residential', 'minor'],
  ['street-minor-road', 'minor_road', 'service', 'lane'],
] as const)(
  'draws roads of %s as wide as the pictures of a map: %s %s',
  (id, kind, detail, road) => {
    const layer = styleIn('en').layers.find((it) => it.id === id)
    const paint = layer && 'paint' in layer ? layer.paint : undefined
    const width = paint && 'line-width' in paint ? paint['line-width'] : undefined
    if (!Array.isArray(width)) throw new Error(`${id} has no widths`)
    const stops = width.slice(3)
    expect(stops.length).toBeGreaterThan(6)
    for (let at = 0; at < stops.length; at += 2) {
      const zoom = Number(stops[at])
      const drawn = evaluate(stops[at + 1], { kind, kind_detail: detail })
      expect([zoom, drawn]).toEqual([zoom, roadWidth(road, zoom)])
    }
  },
)

test('fades names of cities where neighborhoods are named, and of towns between streets', () => {
  const city = { rank: 4, isInside: true }
  const town = { rank: 7, isInside: true }
  const shown = (zoom: number, place: Town) => evaluate(placeOpacity(zoom), place)
  expect([11.75, 12.25, 14, 15.5].map((zoom) => shown(zoom, city))).toEqual([1, 0, 0, 0])
  expect([11.75, 12.25, 14, 15.5].map((zoom) => shown(zoom, town))).toEqual([1, 1, 1, 0])
  const elsewhere = { ...city, isInside: false }
  expect([11.75, 12.25, 14, 15.5].map((zoom) => shown(zoom, elsewhere))).toEqual([1, 1, 1, 1])
})

type Town = { rank: number; isInside: boolean }
type Feature = Readonly<Record<string, unknown>>

/** Of the layer of towns, at a stop of its interpolation. */
function placeOpacity(zoom: number): unknown {
  const layer = styleIn('en').layers.find(({ id }) => id === 'place')
  const paint = layer && 'paint' in layer ? layer.paint : undefined
  const opacity = paint && 'text-opacity' in paint ? paint['text-opacity'] : undefined
  if (!Array.isArray(opacity)) throw new Error('names of towns do not fade')
  const [, , , ...stops] = opacity as unknown[]
  const at = stops.indexOf(zoom)
  if (at === -1 || at % 2 === 1) throw new Error(`no stop at zoom ${zoom}`)
  return stops[at + 1]
}

/** As MapLibre reads the expressions that the layers use; `isInside` answers `within`. */
function evaluate(part: unknown, feature: Feature): unknown {
  if (!Array.isArray(part)) return part
  const [operator, ...operands] = part
  if (operator === 'within') return feature.isInside
  if (operator === 'get') return feature[String(operands[0])]
  if (operator === 'match') {
    const [input, labels, hit, other] = operands
    return [labels].flat().includes(evaluate(input, feature)) ? hit : other
  }
  const values = operands.map((it) => evaluate(it, feature))
  if (operator === 'all') return values.every(Boolean)
  if (operator === '<=') return Number(values[0]) <= Number(values[1])
  if (operator === '==') return values[0] === values[1]
  if (operator === 'case') return values[0] ? values[1] : values[2]
  throw new Error(`${operator} is not known`)
}
