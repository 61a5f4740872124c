import type { Point } from '@hearth/streets/geometry/clip'
import { TOWN_SIZES } from '@/domain/place/street-look.ts'
import { writable } from '@/server/gateways/images/share-text.ts'
import type { MapFeature } from './map-features.ts'
import { type RoadClass, roadClass, roadWidth } from './picture-style.ts'

/** A name with the middle of its line; sizes in CSS pixels, angle in degrees. */
export type PlacedName = { text: string; at: Point; angle: number; size: number; isPlace: boolean }

type Spot = { at: Point; reach: number }
type Run = { from: Point; to: Point; length: number }
type Area = { width: number; height: number; zoom: number; taken: readonly Spot[] }

const STREET_SIZES: Record<RoadClass, number> = {
  highway: 0,
  ramp: 0,
  trunk: 12,
  major: 11.5,
  collector: 11.5,
  minor: 11,
  lane: 0,
}
/** Streets narrower than this carry no name. */
const MIN_ROAD_WIDTH = 1.8
/** The line may turn by so much under a name. */
const MAX_TURN = Math.PI / 10
/** Between two names of one street. */
const APART = 260
const MAX_NAMES = 60

/** Average width of a letter as a share of the size, in Inter and in Noto Sans Arabic. */
const LETTER_WIDTH = 0.56

/** Names of towns first, then of streets, the larger before the smaller; none covers another or a pin. */
export function placeNames(features: readonly MapFeature[], area: Area): PlacedName[] {
  const names: PlacedName[] = []
  const spots: Spot[] = [...area.taken]
  const add = (name: PlacedName) => {
    const covered = toSpots(name)
    const isFree =
      names.length < MAX_NAMES &&
      covered.every((spot) => isInside(spot, area) && !spots.some((other) => touches(spot, other)))
    if (!isFree || isRepeated(name, names)) return false
    names.push(name)
    spots.push(...covered)
    return true
  }
  for (const { name, at, size } of places(features, area.zoom))
    add({ text: name, at, size, angle: 0, isPlace: true })
  for (const { name, size, runs } of streets(features, area.zoom)) {
    const width = textWidth(name, size) + size
    for (const run of runs) {
      if (run.length < width) break
      add({ text: name, at: middle(run), size, angle: toAngle(run), isPlace: false })
    }
  }
  return names
}

function places(features: readonly MapFeature[], zoom: number) {
  return features
    .filter(({ layer, name, shape }) => PLACE_LAYERS.has(layer) && name !== '' && shape === 'point')
    .flatMap((feature) => {
      const size = placeSize(feature, zoom)
      const name = writable(feature.name)
      const at = feature.parts[0]?.[0]
      return size && name && at ? [{ name, at, size, order: toOrder(feature) }] : []
    })
    .toSorted((a, b) => a.order - b.order)
}

/** `place` is the base map of the earth, `places` that of an area. */
const PLACE_LAYERS = new Set(['place', 'places', 'country'])

function toOrder({ layer, rank, detail }: MapFeature): number {
  const at = PLACE_ORDER.indexOf(detail)
  if (layer === 'country') return 0
  return layer === 'place' ? rank : 3 + (at === -1 ? PLACE_ORDER.length : at)
}

const PLACE_ORDER = ['city', 'town', 'village', 'suburb', 'quarter', 'neighbourhood', 'hamlet']
/** The base map of the earth names the larger ones. */
const VILLAGES = new Set(['village', 'hamlet'])

/** Larger for larger towns and closer views. */
function townSize(rank: number, zoom: number): number {
  const { ranks, zooms } = TOWN_SIZES
  const rankShare = (rank - ranks[0]) / (ranks[1] - ranks[0])
  const byRank = ([large, small]: readonly [number, number]) => large - rankShare * (large - small)
  const [far, close] = [byRank(TOWN_SIZES.far), byRank(TOWN_SIZES.close)]
  const share = Math.max(0, Math.min(1, (zoom - zooms[0]) / (zooms[1] - zooms[0])))
  return Math.max(10.5, Math.round((far + (close - far) * share) * 2) / 2)
}

/** 0 where the zoom is too far or too near for the place. */
function placeSize({ layer, kind, detail, rank }: MapFeature, zoom: number): number {
  if (layer === 'country') return zoom < 7 && rank <= zoom ? Math.min(17, 10 + zoom) : 0
  if (layer === 'place') {
    if (kind === 'quarter') return zoom >= 11 && zoom < 16 ? 12 : 0
    return rank <= zoom && zoom < 13 ? townSize(rank, zoom) : 0
  }
  if (kind === 'neighbourhood') return zoom >= 12 ? 12.5 : 0
  return kind === 'locality' && VILLAGES.has(detail) && zoom >= 11 ? 13 : 0
}

function streets(features: readonly MapFeature[], zoom: number) {
  return features
    .flatMap((feature) => {
      if (feature.layer !== 'roads' || feature.shape !== 'line' || !feature.name) return []
      const road = roadClass(feature.kind, feature.detail)
      if (!road || roadWidth(road, zoom) < MIN_ROAD_WIDTH) return []
      const size = STREET_SIZES[road]
      const name = writable(feature.name)
      if (!size || !name) return []
      const runs = feature.parts.flatMap(straightRuns).toSorted((a, b) => b.length - a.length)
      return [{ name, size, runs: runs.slice(0, 3) }]
    })
    .toSorted((a, b) => b.size - a.size || (b.runs[0]?.length ?? 0) - (a.runs[0]?.length ?? 0))
}

/** Cuts a line where it turns too far from its beginning. */
function straightRuns(line: readonly Point[]): Run[] {
  const runs: Run[] = []
  let start = line[0]
  let last = line[1]
  if (!start || !last) return []
  for (const point of line.slice(2)) {
    if (Math.abs(turnBetween(angle(start, last), angle(last, point))) > MAX_TURN) {
      runs.push(toRun(start, last))
      start = last
    }
    last = point
  }
  runs.push(toRun(start, last))
  return runs
}

function toRun(from: Point, to: Point): Run {
  return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
}

function angle([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.atan2(y2 - y1, x2 - x1)
}

function turnBetween(one: number, other: number): number {
  return Math.atan2(Math.sin(other - one), Math.cos(other - one))
}

function middle({ from, to }: Run): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

/** Never upside down. */
function toAngle({ from, to }: Run): number {
  const degrees = (angle(from, to) * 180) / Math.PI
  if (degrees > 90) return degrees - 180
  return degrees <= -90 ? degrees + 180 : degrees
}

function textWidth(text: string, size: number): number {
  return Array.from(text).length * size * LETTER_WIDTH
}

/** Circles along the name. */
function toSpots({ text, at: [x, y], angle: degrees, size }: PlacedName): Spot[] {
  const half = textWidth(text, size) / 2
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const count = Math.max(2, Math.ceil((2 * half) / size))
  return Array.from({ length: count + 1 }, (_, at) => {
    const along = -half + (at * 2 * half) / count
    return { at: [x + along * cosine, y + along * sine], reach: size * 0.7 }
  })
}

function touches(one: Spot, other: Spot): boolean {
  const distance = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
  return distance < one.reach + other.reach
}

function isInside({ at: [x, y], reach }: Spot, { width, height }: Area): boolean {
  return x > reach && y > reach && x < width - reach && y < height - reach
}

function isRepeated({ text, at, isPlace }: PlacedName, names: readonly PlacedName[]): boolean {
  return names.some((other) => {
    if (other.text !== text) return false
    return isPlace || Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < APART
  })
}
