/** Sizes of what a map draws, shared by the page's map and the pictures of maps. In CSS pixels. */

/** Sizes grow between the stops, and stay beyond the last. */
export type Stops = readonly (readonly [zoom: number, pixels: number])[]

/** Base of the growth: 1 were linear, 2 doubles with each zoom. */
export const GROWTH_BASE = 1.6

export type LandColor = 'built' | 'civic' | 'park' | 'wood'

/** Kinds of land by their color, drawn in this order. */
export const LAND_KINDS: readonly (readonly [color: LandColor, kinds: readonly string[]])[] = [
  ['built', ['residential', 'commercial', 'industrial']],
  ['civic', ['school', 'university', 'hospital', 'pedestrian', 'railway', 'aerodrome']],
  [
    'park',
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
  ['wood', ['forest', 'wood', 'nature_reserve']],
]

/** Major roads that lead through a town. */
export const TRUNK_DETAILS: readonly string[] = ['trunk', 'primary']

export const TRUNK_WIDTHS = [
  [7, 0.4],
  [11, 1.4],
  [14, 4],
  [16, 9],
  [18, 24],
] as const
export const MAJOR_WIDTHS = [
  [7, 0.4],
  [11, 0.8],
  [14, 3],
  [16, 7.5],
  [18, 20],
] as const
export const HIGHWAY_WIDTHS = [
  [6, 0.6],
  [10, 1.6],
  [14, 5],
  [16, 10],
  [18, 26],
] as const
export const MINOR_WIDTHS = [
  [12, 0.5],
  [14, 2],
  [16, 6],
  [18, 18],
] as const
export const LANE_WIDTHS = [
  [12, 0.5],
  [14, 0.8],
  [16, 2.5],
  [18, 7],
] as const
export const RIVER_WIDTHS = [
  [8, 1],
  [18, 14],
] as const
export const STREAM_WIDTHS = [
  [8, 0.4],
  [18, 4],
] as const
export const RAIL_WIDTHS = [
  [9, 0.5],
  [14, 1.2],
  [18, 3],
] as const
export const PATH_WIDTHS = [
  [13, 0.6],
  [16, 1.4],
  [18, 3],
] as const

/** Both edges of a road together. */
export const CASING_WIDTH = 1.6

/** Borders of neighborhoods. */
export const BORDER_LINE = { minZoom: 12, width: 1, dash: [4, 3], opacity: 0.7 } as const
export const RAIL_DASH = [6, 1] as const
export const PATH_DASH = [3, 1.5] as const

/** Text sizes of towns from afar and from close by, each for the largest and the smallest rank. */
export const TOWN_SIZES = {
  zooms: [3, 12],
  ranks: [1, 8],
  far: [12, 9.5],
  close: [22, 12],
} as const
