import { areasIn } from '@hearth/streets/geometry/street-areas'
import type { StreetArea, StreetAreas } from '@/client/api/streets.ts'
import type { Bounds, Position } from '@/domain/place/distance.ts'
import { notesOn, type StreetNotes } from '../streets/street-notes.ts'
import { PICTURE_SIZES, type PictureSize, SMALLEST_PICTURE, WIDE_PICTURE } from './picture-sizes.ts'

/** Section shown by a map picture. */
export type PictureView = {
  center: Position
  /** As of a map whose zoom 0 shows the earth 512 pixels wide. */
  zoom: number
  /** The same in windows that have room for a larger frame. */
  wideZoom?: number
  /** Meters around an approximate center, which then has no pin. */
  radius?: number
  /** Absent: the center. */
  pins?: readonly Position[]
  /** No streets are known near enough: the picture shows the towns around. */
  isOfTowns: boolean
  notes: StreetNotes
}

/** A few blocks with the names of their streets. */
const STREET_ZOOM = 15
/** Without streets, the towns around. */
const TOWN_ZOOM = 9.5
const CIRCLE_ON_TOWN_ZOOM = 10.5
const MAX_ZOOM_OF_PLACES = 14
const MIN_ZOOM = 2
/** The provider rounds to it, too. */
const ZOOM_STEP = 0.25

/** CSS pixels that even the smallest frame shows around what it is about. */
const CIRCLE_PIXELS = 200
const PINS_PIXELS = { width: 260, height: 230 }
const WIDE_PINS_PIXELS = { width: 500, height: 310 }

/** Notes tell of all that a window may see. */
const [WIDEST, WIDEST_OF_PHONES] = PICTURE_SIZES

const EARTH_PIXELS = 512
const EARTH_KM = 40_075.016686

/** The place and its streets; its circle where the place is approximate. */
export function viewOfPlace(
  center: Position,
  radius: number | undefined,
  { areas }: StreetAreas,
): PictureView {
  const near = radius ? clamped(zoomOfCircle(center, radius), STREET_ZOOM) : STREET_ZOOM
  const far = radius ? Math.min(near, CIRCLE_ON_TOWN_ZOOM) : TOWN_ZOOM
  const isOfTowns = !isDrawnIn(areas, center, near)
  const zoom = isOfTowns ? far : near
  const shown = areasIn(areas, boundsAtZoom(center, zoom, WIDEST))
  const view = { center, zoom, isOfTowns, notes: notesOn(shown, true) }
  return radius ? { ...view, radius } : view
}

/** All places in one picture; null without any. */
export function viewOfPlaces(
  pins: readonly Position[],
  { areas }: StreetAreas,
): PictureView | null {
  const box = boxOfPlaces(pins)
  if (!box) return null
  const [north, south] = [mercator(box.north), mercator(box.south)]
  const share = { width: (box.east - box.west) / 360, height: Math.abs(north - south) }
  const fitting = ({ width, height }: PictureSize, most: number) => {
    const [wide, high] = [
      width / (share.width * EARTH_PIXELS),
      height / (share.height * EARTH_PIXELS),
    ]
    return clamped(stepDown(Math.log2(Math.min(wide, high))), most)
  }
  const latitude = inverseMercator((north + south) / 2)
  const longitude = wrapped((box.west + box.east) / 2)
  const center = { latitude, longitude }
  const isOfTowns = !isDrawnIn(areas, center, fitting(PINS_PIXELS, MAX_ZOOM_OF_PLACES))
  const most = isOfTowns ? TOWN_ZOOM : MAX_ZOOM_OF_PLACES
  const [zoom, wideZoom] = [fitting(PINS_PIXELS, most), fitting(WIDE_PINS_PIXELS, most)]
  const shown = [
    ...areasIn(areas, boundsAtZoom(center, zoom, WIDEST_OF_PHONES)),
    ...areasIn(areas, boundsAtZoom(center, wideZoom, WIDE_PICTURE)),
  ]
  return { center, zoom, wideZoom, pins, isOfTowns, notes: notesOn([...new Set(shown)], true) }
}

/** Every window sees at least the smallest picture, so its area decides, not the center alone. */
function isDrawnIn(areas: readonly StreetArea[], center: Position, zoom: number): boolean {
  return areasIn(areas, boundsAtZoom(center, zoom, SMALLEST_PICTURE)).length > 0
}

function zoomOfCircle(center: Position, radius: number): number {
  const pixels = (radius * 2) / 1000 / kmPerPixel(center, 0)
  return stepDown(Math.log2(CIRCLE_PIXELS / pixels))
}

export function kmPerPixel({ latitude }: Position, zoom: number): number {
  return (EARTH_KM * Math.cos((latitude * Math.PI) / 180)) / (EARTH_PIXELS * 2 ** zoom)
}

/** The narrowest box, which may cross the antimeridian: then `east` exceeds 180. */
function boxOfPlaces(places: readonly Position[]): Bounds | null {
  const sorted = places.map(({ longitude }) => longitude).toSorted((a, b) => a - b)
  const first = sorted[0]
  if (first === undefined) return null
  // Everything but the widest gap between neighbors.
  let west = first
  let widest = 0
  for (const [at, longitude] of sorted.entries()) {
    const next = sorted[at + 1] ?? first + 360
    if (next - longitude <= widest) continue
    widest = next - longitude
    west = next
  }
  const latitudes = places.map(({ latitude }) => Math.max(-85, Math.min(85, latitude)))
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west,
    // One place alone has no width, which rounding must not make negative.
    east: Math.max(west, west + 360 - widest),
  }
}

/** Bounds of a map or picture of this size, the same to both sides of the center. */
export function boundsAtZoom(center: Position, zoom: number, size: PictureSize): Bounds {
  const earth = EARTH_PIXELS * 2 ** zoom
  const y = mercator(Math.max(-85, Math.min(85, center.latitude)))
  const [high, wide] = [size.height / 2 / earth, (size.width / 2 / earth) * 360]
  return {
    north: inverseMercator(y - high),
    south: inverseMercator(y + high),
    west: wrapped(center.longitude - wide),
    east: wrapped(center.longitude + wide),
  }
}

function stepDown(zoom: number): number {
  return Math.floor(zoom / ZOOM_STEP) * ZOOM_STEP
}

function clamped(zoom: number, most: number): number {
  return Math.max(MIN_ZOOM, Math.min(most, zoom))
}

/** Share of the earth's height from the north. */
function mercator(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

function inverseMercator(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
