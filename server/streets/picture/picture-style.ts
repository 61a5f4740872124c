import type { PictureLook } from './picture-request.ts'

export type PictureColors = {
  land: string
  water: string
  border: string
  label: string
  /** Names of streets. */
  streetName: string
  park: string
  wood: string
  /** Schools, hospitals and the like. */
  campus: string
  industry: string
  building: string
  roadEdge: string
  minorRoad: string
  majorRoad: string
  motorway: string
  path: string
  rail: string
  /** Pins and circles. */
  brand: string
  surface: string
}

/** The colors of the page's map: `features/map/map-style.ts` and the design tokens `--map-…`. */
export const PICTURE_COLORS: Record<PictureLook, PictureColors> = {
  light: {
    land: '#f3efe7',
    water: '#cfdfe3',
    border: '#bdb2a0',
    label: '#4c524d',
    streetName: '#585f5a',
    park: '#dde8d3',
    wood: '#d2e0c6',
    campus: '#ece5d6',
    industry: '#e9e5dd',
    building: '#e5ded0',
    roadEdge: '#d9d0c0',
    minorRoad: '#ffffff',
    majorRoad: '#fffaf0',
    motorway: '#f7e3bd',
    path: '#cfc4b0',
    rail: '#b9b2a6',
    brand: '#1f4d3a',
    surface: '#ffffff',
  },
  dark: {
    land: '#1d2320',
    water: '#101c22',
    border: '#4a564f',
    label: '#b9c1bb',
    streetName: '#a9b1ab',
    park: '#203027',
    wood: '#1e3026',
    campus: '#262b27',
    industry: '#222724',
    building: '#29302c',
    roadEdge: '#171c19',
    minorRoad: '#39423d',
    majorRoad: '#465049',
    motorway: '#5a5a48',
    path: '#3a423d',
    rail: '#4b544f',
    brand: '#86c9a8',
    surface: '#191e1b',
  },
}

export type RoadClass = 'motorway' | 'major' | 'middle' | 'minor' | 'service'

/** Width in CSS pixels at zoom 10, 13, 15 and 17; 0 is not drawn. */
const ROAD_WIDTHS: Record<RoadClass, readonly [number, number, number, number]> = {
  motorway: [1.6, 4, 7.5, 18],
  major: [1, 3.2, 7, 17],
  middle: [0.4, 2.2, 5.5, 15],
  minor: [0, 1, 4, 12],
  service: [0, 0, 1.6, 6],
}
const WIDTH_ZOOMS = [10, 13, 15, 17] as const

/** Drawn in this order, later ones over earlier ones. */
export const ROAD_CLASSES: readonly RoadClass[] = [
  'service',
  'minor',
  'middle',
  'major',
  'motorway',
]

/** In CSS pixels; 0 where the zoom has no room for the road. */
export function roadWidth(road: RoadClass, zoom: number): number {
  const widths = ROAD_WIDTHS[road]
  const after = WIDTH_ZOOMS.findIndex((stop) => zoom < stop)
  if (after === 0) return widths[0]
  if (after === -1) return widths[3]
  const [from, to] = [widths[after - 1] ?? 0, widths[after] ?? 0]
  const [first, last] = [WIDTH_ZOOMS[after - 1] ?? 0, WIDTH_ZOOMS[after] ?? 1]
  return from + ((to - from) * (zoom - first)) / (last - first)
}

/** Null for what is no road for cars. */
export function roadClass(kind: string, detail: string): RoadClass | null {
  if (kind === 'highway') return detail.endsWith('_link') ? 'major' : 'motorway'
  if (kind === 'major_road') return MIDDLE_ROADS.has(detail) ? 'middle' : 'major'
  if (kind === 'medium_road') return 'middle'
  if (kind === 'minor_road') return detail === 'service' ? 'service' : 'minor'
  return null
}

const MIDDLE_ROADS = new Set(['secondary', 'secondary_link', 'tertiary', 'tertiary_link'])

/** Colors of areas by their `kind`; the rest keeps the color of the land. */
export const AREA_COLORS: Readonly<Record<string, keyof PictureColors>> = {
  park: 'park',
  garden: 'park',
  grass: 'park',
  grassland: 'park',
  meadow: 'park',
  recreation_ground: 'park',
  village_green: 'park',
  playground: 'park',
  pitch: 'park',
  golf_course: 'park',
  cemetery: 'park',
  allotments: 'park',
  nature_reserve: 'park',
  protected_area: 'park',
  national_park: 'park',
  zoo: 'park',
  dog_park: 'park',
  forest: 'wood',
  wood: 'wood',
  scrub: 'wood',
  school: 'campus',
  university: 'campus',
  college: 'campus',
  kindergarten: 'campus',
  hospital: 'campus',
  industrial: 'industry',
  railway: 'industry',
  commercial: 'industry',
  retail: 'industry',
}
