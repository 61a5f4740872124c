import {
  GROWTH_BASE,
  HIGHWAY_WIDTHS,
  LANE_WIDTHS,
  MAJOR_WIDTHS,
  MINOR_WIDTHS,
  type Stops,
  TRUNK_DETAILS,
  TRUNK_WIDTHS,
} from '@/domain/place/street-look.ts'
import type { PictureLook } from './picture-request.ts'

/** Named like the design tokens `--map-…`. */
export type PictureColors = {
  land: string
  water: string
  border: string
  label: string
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
  /** Pins and circles; tokens `--brand` and `--surface`. */
  brand: string
  surface: string
}

/** Equal to the page's map; a test compares them with `design-system/tokens/tokens.css`. */
export const PICTURE_COLORS: Record<PictureLook, PictureColors> = {
  light: {
    land: '#f3efe7',
    water: '#cfdfe3',
    border: '#bdb2a0',
    label: '#4c524d',
    park: '#d9e6c9',
    wood: '#cbdcb9',
    civic: '#ece4d6',
    built: '#f1ebe0',
    building: '#e4dacb',
    road: '#ffffff',
    casing: '#dbd2c3',
    major: '#fbe9bd',
    highway: '#f5d3a0',
    rail: '#b9b1a5',
    path: '#b7a98f',
    brand: '#1f4d3a',
    surface: '#ffffff',
  },
  dark: {
    land: '#1d2320',
    water: '#15303c',
    border: '#4a564f',
    label: '#b9c1bb',
    park: '#22332a',
    wood: '#1f3026',
    civic: '#262c2b',
    built: '#202725',
    building: '#2b3331',
    road: '#47524f',
    casing: '#171d1b',
    major: '#4d5149',
    highway: '#5d5a4c',
    rail: '#59635f',
    path: '#5a665f',
    brand: '#86c9a8',
    surface: '#191e1b',
  },
}

export type RoadClass = 'highway' | 'ramp' | 'trunk' | 'major' | 'collector' | 'minor' | 'lane'

/** Drawn in this order, later ones over earlier ones. */
export const ROAD_CLASSES: readonly RoadClass[] = [
  'lane',
  'minor',
  'collector',
  'major',
  'trunk',
  'ramp',
  'highway',
]

export const ROAD_COLORS: Record<RoadClass, keyof PictureColors> = {
  highway: 'highway',
  ramp: 'highway',
  trunk: 'major',
  major: 'major',
  collector: 'road',
  minor: 'road',
  lane: 'road',
}

const ROAD_WIDTHS: Record<RoadClass, Stops> = {
  highway: HIGHWAY_WIDTHS,
  // Narrower than on the page, because a picture is not zoomed into.
  ramp: [
    [10, 0.6],
    [14, 2.6],
    [16, 6.5],
    [18, 18],
  ],
  trunk: TRUNK_WIDTHS,
  major: MAJOR_WIDTHS,
  collector: MAJOR_WIDTHS,
  minor: MINOR_WIDTHS,
  lane: LANE_WIDTHS,
}

/** In CSS pixels; 0 where the zoom has no room for the road. */
export function roadWidth(road: RoadClass, zoom: number): number {
  return widthAt(ROAD_WIDTHS[road], zoom)
}

/** In CSS pixels; 0 before the first stop. */
export function widthAt(stops: Stops, zoom: number): number {
  const after = stops.findIndex(([stop]) => stop > zoom)
  if (after === 0) return 0
  const [from, low] = stops.at(after === -1 ? -1 : after - 1) ?? [0, 0]
  const [to, high] = stops.at(after) ?? [0, 0]
  if (after === -1) return low
  const share = (GROWTH_BASE ** (zoom - from) - 1) / (GROWTH_BASE ** (to - from) - 1)
  return low + (high - low) * share
}

/** Null for what is no road for cars. */
export function roadClass(kind: string, detail: string): RoadClass | null {
  if (kind === 'highway') return detail.endsWith('_link') ? 'ramp' : 'highway'
  if (kind === 'major_road') {
    if (TRUNK_DETAILS.includes(detail)) return 'trunk'
    return detail.startsWith('tertiary') ? 'collector' : 'major'
  }
  if (kind === 'minor_road') return detail === 'service' ? 'lane' : 'minor'
  return null
}
