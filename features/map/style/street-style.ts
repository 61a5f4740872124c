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

/** Layers of the Protomaps basemap, version 4, which our own tiles follow. */
export const STREET_SOURCE = 'streets'

export const kind: ExpressionSpecification = ['get', 'kind']
export const detail: ExpressionSpecification = ['get', 'kind_detail']

/** Everything below the labels of towns: land, water, buildings and roads. */
export function streetGround(colors: StreetColors): LayerSpecification[] {
  return [
    area(
      'landuse',
      'street-built',
      colors.built,
      kindIn('residential', 'commercial', 'industrial'),
    ),
    area('landuse', 'street-civic', colors.civic, CIVIC, 12),
    area('landuse', 'street-park', colors.park, GREEN),
    area('landuse', 'street-wood', colors.wood, kindIn('forest', 'wood', 'nature_reserve')),
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
function kindIn(...kinds: string[]): FilterSpecification {
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
    id,
    type: 'fill',
    source: STREET_SOURCE,
    'source-layer': layer,
    filter,
    minzoom,
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

/** Widths in pixels that double with each zoom between the stops. */
function widths(
  ...stops: [zoom: number, width: ExpressionSpecification | number][]
): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as ExpressionSpecification
}
