import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import {
  BORDER_LINE,
  CASING_WIDTH,
  GROWTH_BASE,
  HIGHWAY_WIDTHS,
  LAND_KINDS,
  LANE_WIDTHS,
  MAJOR_WIDTHS,
  MINOR_WIDTHS,
  PATH_DASH,
  PATH_WIDTHS,
  RAIL_DASH,
  RAIL_WIDTHS,
  RIVER_WIDTHS,
  STREAM_WIDTHS,
  type Stops,
  TRUNK_DETAILS,
  TRUNK_WIDTHS,
} from '@/domain/place/street-look.ts'

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
    ...LAND_KINDS.map(([color, kinds]) =>
      area('landuse', `street-${color}`, colors[color], kindIn(kinds), color === 'civic' ? 12 : 0),
    ),
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

function kindIn(kinds: readonly string[]): FilterSpecification {
  return ['in', kind, ['literal', [...kinds]]]
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
        choose(RIVER_WIDTHS, STREAM_WIDTHS, (wide, narrow) => [
          'match',
          kind,
          'river',
          wide,
          narrow,
        ]),
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
    minzoom: BORDER_LINE.minZoom,
    filter: ['==', kind, 'neighbourhood'],
    paint: {
      'line-color': color,
      'line-width': BORDER_LINE.width,
      'line-dasharray': [...BORDER_LINE.dash],
      'line-opacity': BORDER_LINE.opacity,
    },
  }
}

/** Tunnels and what lies on the ground first, then bridges. */
function roads(colors: StreetColors, isCasing: boolean): LayerSpecification[] {
  const suffix = isCasing ? 'casing' : 'road'
  const extra = isCasing ? CASING_WIDTH : 0
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
    stops: readonly Stop[],
    minzoom = 0,
  ): LayerSpecification => ({
    ...common,
    id: `street-${name}-${suffix}`,
    filter,
    minzoom,
    paint: {
      'line-color': isCasing ? colors.casing : color,
      'line-width': widths(
        stops.map(([zoom, width]) => [zoom, extra ? ['+', width, extra] : width]),
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
      choose(LANE_WIDTHS, MINOR_WIDTHS, (lane, minor) => ['case', isLane, lane, minor]),
      12,
    ),
    line(
      'major',
      ['==', kind, 'major_road'],
      // Streets of a quarter stay quiet: only what leads through the town is colored.
      ['match', detail, ['tertiary', 'tertiary_link'], colors.road, colors.major],
      choose(TRUNK_WIDTHS, MAJOR_WIDTHS, (trunk, major) => [
        'match',
        detail,
        [...TRUNK_DETAILS],
        trunk,
        major,
      ]),
      7,
    ),
    line('highway', ['==', kind, 'highway'], colors.highway, HIGHWAY_WIDTHS, 6),
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
      'line-width': widths(PATH_WIDTHS),
      'line-dasharray': [...PATH_DASH],
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
      'line-width': widths(RAIL_WIDTHS),
      'line-dasharray': [...RAIL_DASH],
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

type Width = ExpressionSpecification | number
type Stop = readonly [zoom: number, width: Width]

/** Stops of two tables with the same zooms, whose widths differ by a condition. */
function choose(
  hit: Stops,
  other: Stops,
  toWidth: (hit: number, other: number) => ExpressionSpecification,
): Stop[] {
  return hit.map(([zoom, width], at) => {
    const [, otherWidth = width] = other[at] ?? []
    return [zoom, width === otherWidth ? width : toWidth(width, otherWidth)]
  })
}

function widths(stops: readonly Stop[]): ExpressionSpecification {
  const growth = ['exponential', GROWTH_BASE]
  return ['interpolate', growth, ['zoom'], ...stops.flat()] as ExpressionSpecification
}
