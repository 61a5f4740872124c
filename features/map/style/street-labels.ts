import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { detail, kind, STREET_SOURCE, type StreetColors } from './street-style.ts'

export type StreetTexts = { language: string; fonts: string[] }

/** Names, above the ground and below the names of towns. */
export function streetLabels(colors: StreetColors, texts: StreetTexts): LayerSpecification[] {
  return [
    numbers(colors, texts),
    along('water', 'street-water-name', [['==', ['geometry-type'], 'LineString']], {
      colors,
      texts,
      color: colors.waterLabel,
      size: [12, 10, 16, 13],
      minzoom: 12,
    }),
    along('roads', 'street-minor-name', [['in', kind, ['literal', ['minor_road', 'path']]]], {
      colors,
      texts,
      color: colors.label,
      size: [14, 9.5, 18, 13],
      minzoom: 14,
    }),
    along('roads', 'street-major-name', [['in', kind, ['literal', ['major_road', 'highway']]]], {
      colors,
      texts,
      color: colors.label,
      size: [12, 9.5, 18, 14],
      minzoom: 12,
    }),
    spot('street-stop', STOPS, { colors, texts, color: colors.stop, minzoom: 15 }),
    spot('street-poi', SIGNS, { colors, texts, color: colors.label, minzoom: 15 }),
    spot('street-park-name', ['==', kind, 'park'], {
      colors,
      texts,
      color: colors.parkLabel,
      minzoom: 13,
    }),
    spot('street-station', ['==', kind, 'station'], {
      colors,
      texts,
      color: colors.stop,
      minzoom: 12,
    }),
    neighborhoods(colors, texts),
    towns(colors, texts),
  ]
}

const STOPS: FilterSpecification = ['in', kind, ['literal', ['bus_stop', 'tram_stop']]]
const SIGNS: FilterSpecification = [
  '!',
  ['in', kind, ['literal', ['bus_stop', 'tram_stop', 'station', 'park', 'playground']]],
]

type LabelOptions = {
  colors: StreetColors
  texts: StreetTexts
  color: string
  /** Zoom and pixels, twice. */
  size?: [number, number, number, number]
  minzoom: number
}

function along(
  layer: string,
  id: string,
  filters: ExpressionSpecification[],
  { colors, texts, color, size = [14, 10, 18, 13], minzoom }: LabelOptions,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: STREET_SOURCE,
    'source-layer': layer,
    minzoom,
    filter: ['all', ['has', 'name'], ...filters],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': nameIn(texts.language),
      'text-font': texts.fonts,
      'text-size': ['interpolate', ['linear'], ['zoom'], ...size],
      'text-max-angle': 30,
      'text-padding': 4,
    },
    paint: haloed(color, colors),
  }
}

function spot(
  id: string,
  filter: FilterSpecification,
  { colors, texts, color, minzoom }: LabelOptions,
): LayerSpecification {
  const isStop = id === 'street-stop' || id === 'street-station'
  const name = nameIn(texts.language)
  return {
    id,
    type: 'symbol',
    source: STREET_SOURCE,
    'source-layer': 'pois',
    minzoom,
    filter,
    layout: {
      'text-field': isStop ? ['concat', '● ', name] : name,
      'text-font': texts.fonts,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 18, 12.5],
      'text-max-width': 8,
      'text-padding': 8,
      'symbol-sort-key': ['get', 'min_zoom'],
    },
    paint: haloed(color, colors),
  }
}

function numbers(colors: StreetColors, { fonts }: StreetTexts): LayerSpecification {
  return {
    id: 'street-number',
    type: 'symbol',
    source: STREET_SOURCE,
    'source-layer': 'buildings',
    minzoom: 17,
    filter: ['==', kind, 'address'],
    layout: {
      'text-field': ['get', 'addr_housenumber'],
      'text-font': fonts,
      'text-size': 10,
      'text-padding': 2,
    },
    paint: { ...haloed(colors.label, colors), 'text-opacity': 0.8 },
  }
}

function neighborhoods(colors: StreetColors, { fonts, language }: StreetTexts): LayerSpecification {
  return {
    id: 'street-neighborhood',
    type: 'symbol',
    source: STREET_SOURCE,
    'source-layer': 'places',
    minzoom: 12,
    maxzoom: 16.5,
    filter: ['==', kind, 'neighbourhood'],
    layout: {
      'text-field': nameIn(language),
      'text-font': fonts,
      'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10.5, 16, 14],
      // Spaced letters would break Arabic joins.
      'text-letter-spacing': language === 'ar' ? 0 : 0.08,
      'text-max-width': 7,
      'text-padding': 10,
    },
    paint: { ...haloed(colors.label, colors), 'text-opacity': 0.85 },
  }
}

/** Towns that the country map does not name. */
function towns(colors: StreetColors, { fonts, language }: StreetTexts): LayerSpecification {
  return {
    id: 'street-town',
    type: 'symbol',
    source: STREET_SOURCE,
    'source-layer': 'places',
    minzoom: 11,
    filter: ['all', ['==', kind, 'locality'], ['in', detail, ['literal', ['village', 'hamlet']]]],
    layout: {
      'text-field': nameIn(language),
      'text-font': fonts,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 16, 15],
      'text-padding': 6,
    },
    paint: haloed(colors.label, colors),
  }
}

/** The name in the page's language, else the local one. */
export function nameIn(language: string): ExpressionSpecification {
  return ['coalesce', ['get', `name:${language}`], ['get', 'name'], '']
}

function haloed(color: string, { land }: StreetColors) {
  return { 'text-color': color, 'text-halo-color': land, 'text-halo-width': 1.3 }
}
