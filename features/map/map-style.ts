import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** CSS colors. */
export type MapColors = {
  land: string
  water: string
  border: string
  label: string
  halo: string
}

/** Created by scripts/draw-basemap.mjs. */
const BASEMAP = '/basemap/world.pmtiles'

/** Page and device fonts; MapLibre renders glyphs locally, without a glyph server. */
const FONTS = ['Inter', 'Noto Sans Arabic', 'Segoe UI', 'Arial', 'sans-serif']

/** Base map of water, borders and labels; `language` is for country names. */
export function baseStyle(
  colors: MapColors,
  { language, origin, fonts = FONTS }: { language: string; origin: string; fonts?: string[] },
): StyleSpecification {
  return {
    version: 8,
    sources: { base: { type: 'vector', url: `pmtiles://${origin}${BASEMAP}` } },
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
      ...placeLabels(colors, fonts),
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
function placeLabels(colors: MapColors, fonts: string[]): LayerSpecification[] {
  const rank: ExpressionSpecification = ['get', 'rank']
  const common = { type: 'symbol', source: 'base', 'source-layer': 'place' } as const
  return [
    {
      ...common,
      id: 'quarter',
      minzoom: 11,
      filter: ['==', ['get', 'kind'], 'quarter'],
      layout: {
        'text-field': ['get', 'name'],
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
        'text-field': ['get', 'name'],
        'text-font': fonts,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          ['interpolate', ['linear'], rank, 1, 12, 8, 9.5],
          12,
          ['interpolate', ['linear'], rank, 1, 22, 8, 12],
        ],
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': rank,
      },
      paint: labelPaint(colors),
    },
  ]
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
