import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'

/** CSS colors of streets and what lies between them. */
export type StreetColors = {
  land: string
  water: string
  park: string
  wood: string
  civic: string
  built: string
  building: string
  road: string
  casing: string
  major: string
  highway: string
  rail: string
  path: string
  label: string
  parkLabel: string
  waterLabel: string
  stop: string
  border: string
}

export type StreetTexts = { language: string; fonts: string[] }

/** Layers of the Protomaps basemap, version 4, which our own tiles follow. */
export const STREET_SOURCE = 'streets'

const kind: ExpressionSpecification = ['get', 'kind']
const detail: ExpressionSpecification = ['get', 'kind_detail']

/** Everything below the labels of towns: land, water, buildings and roads. */
export function streetGround(colors: StreetColors): LayerSpecification[] {
  return [
    area('landuse', 'street-built', colors.built, oneOf('residential', 'commercial', 'industrial')),
    area('landuse', 'street-civic', colors.civic, CIVIC, 12),
    area('landuse', 'street-park', colors.park, GREEN),
    area('landuse', 'street-wood', colors.wood, oneOf('forest', 'wood', 'nature_reserve')),
    area('water', 'street-water', colors.water, ['==', ['geometry-type'], 'Polygon']),
    waterway(colors),
    building(colors),
    border(colors),
    ...roads(colors, true),
    rail(colors),
    ...roads(colors, false),
    arrows(colors),
  ]
}

/** Names, above the ground and below the names of towns. */
export function streetLabels(colors: StreetColors, texts: StreetTexts): LayerSpecification[] {
  return [
    numbers(colors, texts),
    along('water', 'street-water-name', [['==', ['geometry-type'], 'LineString']], {
      ...{ colors, texts, color: colors.waterLabel, size: [12, 10, 16, 13], minzoom: 12 },
    }),
    along('roads', 'street-minor-name', [['in', kind, ['literal', ['minor_road', 'path']]]], {
      ...{ colors, texts, color: colors.label, size: [14, 9.5, 18, 13], minzoom: 14 },
    }),
    along('roads', 'street-major-name', [['in', kind, ['literal', ['major_road', 'highway']]]], {
      ...{ colors, texts, color: colors.label, size: [12, 9.5, 18, 14], minzoom: 12 },
    }),
    spot('street-stop', STOPS, { colors, texts, color: colors.stop, minzoom: 15 }),
    spot('street-poi', SIGNS, { colors, texts, color: colors.label, minzoom: 15 }),
    spot('street-park-name', ['==', kind, 'park'], {
      ...{ colors, texts, color: colors.parkLabel, minzoom: 13 },
    }),
    spot('street-station', ['==', kind, 'station'], {
      ...{ colors, texts, color: colors.stop, minzoom: 12 },
    }),
    neighborhoods(colors, texts),
    towns(colors, texts),
  ]
}

const CIVIC: FilterSpecification = [
  'in',
  kind,
  ['literal', ['school', 'university', 'hospital', 'pedestrian', 'railway', 'aerodrome']],
]
const GREEN: FilterSpecification = [
  'in',
  kind,
  [
    'literal',
    [
      'park',
      'grass',
      'cemetery',
      'golf_course',
      'pitch',
      'playground',
      'farmland',
      'stadium',
      'wetland',
    ],
  ],
]
const STOPS: FilterSpecification = ['in', kind, ['literal', ['bus_stop', 'tram_stop']]]
const SIGNS: FilterSpecification = [
  '!',
  ['in', kind, ['literal', ['bus_stop', 'tram_stop', 'station', 'park', 'playground']]],
]

function oneOf(...kinds: string[]): FilterSpecification {
  return ['in', kind, ['literal', kinds]]
}

function area(
  layer: string,
  id: string,
  color: string,
  filter: FilterSpecification,
  minzoom = 0,
): LayerSpecification {
  return {
    ...{ id, type: 'fill', source: STREET_SOURCE, 'source-layer': layer, filter, minzoom },
    paint: { 'fill-color': color, 'fill-antialias': layer !== 'water' },
  } as LayerSpecification
}

function waterway({ water }: StreetColors): LayerSpecification {
  return {
    id: 'street-waterway',
    type: 'line',
    source: STREET_SOURCE,
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': water,
      'line-width': widths(
        [8, ['match', kind, 'river', 1, 0.4]],
        [18, ['match', kind, 'river', 14, 4]],
      ),
    },
  }
}

function building({ building: color, casing }: StreetColors): LayerSpecification {
  return {
    id: 'street-building',
    type: 'fill',
    source: STREET_SOURCE,
    'source-layer': 'buildings',
    minzoom: 13,
    filter: ['==', kind, 'building'],
    paint: {
      'fill-color': color,
      'fill-outline-color': casing,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14.5, 1],
    },
  }
}

function border({ border: color }: StreetColors): LayerSpecification {
  return {
    id: 'street-border',
    type: 'line',
    source: STREET_SOURCE,
    'source-layer': 'boundaries',
    minzoom: 12,
    filter: ['==', kind, 'neighbourhood'],
    paint: { 'line-color': color, 'line-width': 1, 'line-dasharray': [4, 3], 'line-opacity': 0.7 },
  }
}

/** Tunnels and what lies on the ground first, then bridges. */
function roads(colors: StreetColors, isCasing: boolean): LayerSpecification[] {
  const suffix = isCasing ? 'casing' : 'road'
  const extra = isCasing ? 1.6 : 0
  const common = {
    type: 'line',
    source: STREET_SOURCE,
    'source-layer': 'roads',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
  } as const
  const opacity: ExpressionSpecification = ['case', ['==', ['get', 'is_tunnel'], true], 0.4, 1]
  const line = (
    name: string,
    filter: FilterSpecification,
    color: string | ExpressionSpecification,
    stops: [number, ExpressionSpecification | number][],
    minzoom = 0,
  ): LayerSpecification => ({
    ...common,
    id: `street-${name}-${suffix}`,
    filter,
    minzoom,
    paint: {
      'line-color': isCasing ? colors.casing : color,
      'line-width': widths(
        ...stops.map(([zoom, width]): [number, ExpressionSpecification | number] => [
          zoom,
          extra ? ['+', width, extra] : width,
        ]),
      ),
      'line-opacity': opacity,
    },
  })
  const isLane: ExpressionSpecification = ['==', detail, 'service']
  return [
    ...(isCasing ? [] : [paths(colors)]),
    line(
      'minor',
      ['==', kind, 'minor_road'],
      colors.road,
      [
        [12, 0.5],
        [14, ['case', isLane, 0.8, 2]],
        [16, ['case', isLane, 2.5, 6]],
        [18, ['case', isLane, 7, 18]],
      ],
      12,
    ),
    line(
      'major',
      ['==', kind, 'major_road'],
      // Streets of a quarter stay quiet: only what leads through the town is colored.
      ['match', detail, ['tertiary', 'tertiary_link'], colors.road, colors.major],
      [
        [7, 0.4],
        [11, ['match', detail, ['trunk', 'primary'], 1.4, 0.8]],
        [14, ['match', detail, ['trunk', 'primary'], 4, 3]],
        [16, ['match', detail, ['trunk', 'primary'], 9, 7.5]],
        [18, ['match', detail, ['trunk', 'primary'], 24, 20]],
      ],
      7,
    ),
    line(
      'highway',
      ['==', kind, 'highway'],
      colors.highway,
      [
        [6, 0.6],
        [10, 1.6],
        [14, 5],
        [16, 10],
        [18, 26],
      ],
      6,
    ),
  ]
}

function paths({ path }: StreetColors): LayerSpecification {
  return {
    id: 'street-path',
    type: 'line',
    source: STREET_SOURCE,
    'source-layer': 'roads',
    minzoom: 13,
    filter: ['==', kind, 'path'],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': path,
      'line-width': widths([13, 0.6], [16, 1.4], [18, 3]),
      'line-dasharray': [3, 1.5],
    },
  }
}

function rail({ rail: color }: StreetColors): LayerSpecification {
  return {
    id: 'street-rail',
    type: 'line',
    source: STREET_SOURCE,
    'source-layer': 'roads',
    minzoom: 9,
    filter: ['==', kind, 'rail'],
    paint: {
      'line-color': color,
      'line-width': widths([9, 0.5], [14, 1.2], [18, 3]),
      'line-dasharray': [6, 1],
    },
  }
}

/** True in our own tiles, "yes" in those of Protomaps. */
const IS_ONE_WAY: ExpressionSpecification = [
  'any',
  ['==', ['get', 'oneway'], true],
  ['==', ['get', 'oneway'], 'yes'],
]

/** A character instead of a picture: our style needs no sprite. */
function arrows({ label, road }: StreetColors): LayerSpecification {
  return {
    id: 'street-one-way',
    type: 'symbol',
    source: STREET_SOURCE,
    'source-layer': 'roads',
    minzoom: 16,
    filter: ['all', IS_ONE_WAY, ['!=', kind, 'path']],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 180,
      'text-field': '→',
      'text-font': ['sans-serif'],
      'text-size': 12,
      'text-keep-upright': false,
      'text-rotation-alignment': 'map',
      'text-ignore-placement': true,
    },
    paint: {
      'text-color': label,
      'text-opacity': 0.55,
      'text-halo-color': road,
      'text-halo-width': 1,
    },
  }
}

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

/** Widths in pixels that double with each zoom between the stops. */
function widths(
  ...stops: [zoom: number, width: ExpressionSpecification | number][]
): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as ExpressionSpecification
}
