import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import type { StreetAreas } from '@/client/api/streets.ts'
import { TOWN_SIZES } from '@/domain/place/street-look.ts'
import { nameIn, type StreetTexts, streetLabels } from './street-labels.ts'
import { STREET_SOURCE, type StreetColors, streetGround } from './street-style.ts'

/** CSS colors. */
export type MapColors = StreetColors & { halo: string }

type StyleOptions = {
  language: string
  origin: string
  fonts?: string[]
  /** Null or no areas: a map of towns and borders. */
  streets?: StreetAreas | null
}

/** Created by scripts/draw-basemap.mjs. */
const BASEMAP = '/basemap/world.pmtiles'

/** Page and device fonts; MapLibre renders glyphs locally, without a glyph server. */
const FONTS = ['Inter', 'Noto Sans Arabic', 'Segoe UI', 'Arial', 'sans-serif']

/** Water, borders and towns, and the streets of the areas that have them. */
export function baseStyle(
  colors: MapColors,
  { language, origin, fonts = FONTS, streets = null }: StyleOptions,
): StyleSpecification {
  const source = streets ? streetSource(streets, origin) : null
  const texts = { language, fonts }
  return {
    version: 8,
    sources: {
      base: { type: 'vector', url: `pmtiles://${origin}${BASEMAP}` },
      ...(source ? { [STREET_SOURCE]: source } : {}),
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'water',
        type: 'fill',
        source: 'base',
        'source-layer': 'water',
        paint: { 'fill-color': colors.water },
      },
      line('state', colors.border, { width: 0.8, dash: [3, 2] }),
      line('border', colors.border, { width: 1.2 }),
      ...(source ? streetGround(colors) : []),
      ...(source ? streetLabels(colors, texts) : []),
      ...placeLabels(colors, texts, streets),
      {
        id: 'country',
        type: 'symbol',
        source: 'base',
        'source-layer': 'country',
        maxzoom: 7,
        layout: {
          'text-field': countryNames(language),
          'text-font': fonts,
          'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 17],
          'text-max-width': 7,
          'text-letter-spacing': language === 'ar' ? 0 : 0.06,
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: labelPaint(colors),
      },
    ],
  }
}

/** Null without areas. Zooms beyond the last are magnified from it. */
function streetSource(
  { version, areas }: StreetAreas,
  origin: string,
): VectorSourceSpecification | null {
  if (areas.length === 0) return null
  const edges = (edge: 'south' | 'west' | 'north' | 'east') => areas.map((it) => it.bounds[edge])
  return {
    type: 'vector',
    tiles: [`${origin}/api/ext/map/tiles/${version}/{z}/{x}/{y}`],
    minzoom: 6,
    maxzoom: Math.max(...areas.map(({ maxZoom }) => maxZoom)),
    bounds: [
      Math.min(...edges('west')),
      Math.min(...edges('south')),
      Math.max(...edges('east')),
      Math.max(...edges('north')),
    ],
  }
}

function line(
  layer: 'state' | 'border',
  color: string,
  { width, dash }: { width: number; dash?: number[] },
): LayerSpecification {
  return {
    id: layer,
    type: 'line',
    source: 'base',
    'source-layer': layer,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['linear'], ['zoom'], 2, width / 2, 8, width * 1.4],
      ...(dash ? { 'line-dasharray': dash } : {}),
    },
  }
}

/** Larger places come first, with larger text; `rank` is the zoom at which a place appears. */
function placeLabels(
  colors: MapColors,
  { fonts, language }: StreetTexts,
  streets: StreetAreas | null,
): LayerSpecification[] {
  const name = nameIn(language)
  const rank: ExpressionSpecification = ['get', 'rank']
  const common = { type: 'symbol', source: 'base', 'source-layer': 'place' } as const
  const [first, last] = TOWN_SIZES.ranks
  const byRank = ([large, small]: readonly [number, number]): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    rank,
    first,
    large,
    last,
    small,
  ]
  return [
    {
      ...common,
      id: 'quarter',
      minzoom: 11,
      filter: quartersBeyond(streets),
      layout: {
        'text-field': name,
        'text-font': fonts,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 10, 15, 13],
        'text-max-width': 7,
      },
      paint: { ...labelPaint(colors), 'text-opacity': 0.85 },
    },
    {
      ...common,
      id: 'place',
      minzoom: 2,
      filter: ['all', ['!=', ['get', 'kind'], 'quarter'], ['<=', rank, ['zoom']]],
      layout: {
        'text-field': name,
        'text-font': fonts,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          TOWN_SIZES.zooms[0],
          byRank(TOWN_SIZES.far),
          TOWN_SIZES.zooms[1],
          byRank(TOWN_SIZES.close),
        ],
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': rank,
      },
      paint: { ...labelPaint(colors), 'text-opacity': townFade(streets) },
    },
  ]
}

/** Places of this rank or less have 100,000 people or more. */
const CITY_RANK = 5

/**
 * Between its streets, the name of a town is only in the way; that of a city as soon as its
 * neighborhoods are named, as homes and clusters lie over it.
 */
function townFade(streets: StreetAreas | null): ExpressionSpecification | number {
  const area = toAreaPolygons(streets)
  if (!area) return 1
  const isInside: ExpressionSpecification = ['within', area]
  const isCity: ExpressionSpecification = ['all', isInside, ['<=', ['get', 'rank'], CITY_RANK]]
  const withoutCities: ExpressionSpecification = ['case', isCity, 0, 1]
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    11.75,
    1,
    12.25,
    withoutCities,
    14,
    withoutCities,
    15.5,
    ['case', isInside, 0, 1],
  ]
}

/** Areas with streets name their own neighborhoods. */
function quartersBeyond(streets: StreetAreas | null): FilterSpecification {
  const isQuarter: ExpressionSpecification = ['==', ['get', 'kind'], 'quarter']
  const area = toAreaPolygons(streets)
  return area ? ['all', isQuarter, ['!', ['within', area]]] : isQuarter
}

/** Boxes of the areas; null without any. */
function toAreaPolygons(streets: StreetAreas | null) {
  if (!streets || streets.areas.length === 0) return null
  const coordinates = streets.areas.map(({ bounds: { south, west, north, east } }) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ])
  return { type: 'MultiPolygon' as const, coordinates }
}

function labelPaint({ label, halo }: MapColors) {
  return { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.4 }
}

/** Country names from `Intl.DisplayNames`; unknown codes get no label. */
function countryNames(language: string): ExpressionSpecification {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const pairs = codes().flatMap((code): [string, string][] => {
    const name = names.of(code)
    return name ? [[code, name]] : []
  })
  const [first = ['', ''], ...rest] = pairs
  return ['match', ['get', 'code'], ...first, ...rest.flat(), '']
}

/** All two-letter codes; the browser knows which are countries. */
function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}
