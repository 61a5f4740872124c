import { areaProblem } from '../geometry/area-check.ts'
import { encodeAreas } from '../geometry/area-code.ts'
import {
  AREA_UNITS,
  type DrawnArea,
  MAX_AREAS,
  MAX_CORNERS,
  toPosition,
} from '../geometry/drawn-area.ts'
import type { Bounds } from '../geometry/position.ts'
import { METERS_PER_DEGREE } from '../plane.ts'
import {
  drawStretches,
  type Frame,
  frameAround,
  intersect,
  joinCorners,
  type Mask,
} from './raster.ts'
import { simplifyRings } from './simplify-rings.ts'
import type { Stretches } from './stretches.ts'
import { traceAreas } from './trace.ts'

/** Outline of the places beside streets, written like a drawn area; null at the poles. */
export function toOutline(stretches: Stretches): string | null {
  return encodeOutline((coarser) => {
    return drawStretches(frameAround(stretches.bounds, coarser), stretches)
  })
}

/** Area that all reach; null if empty. */
export function commonOutline(all: readonly Stretches[]): string | null {
  const bounds = sharedBounds(all.map((stretches) => stretches.bounds))
  if (!bounds) return null
  return encodeOutline((coarser) => {
    const frame = frameAround(bounds, coarser)
    return intersect(all.map((stretches) => drawStretches(frame, stretches)))
  })
}

/** Within the limits of drawn areas, whose codes stand in addresses and queries. */
const GOOD_CORNERS = 500
/** Islands smaller than some blocks of houses are filled. */
const MIN_HOLE_METERS = 40_000
const MAX_HOLES = 40

/** Coarser until it is a valid drawn area: corners that hold others in place cannot be removed. */
function encodeOutline(draw: (coarser: number) => Mask | null): string | null {
  for (let coarser = 1; ; coarser *= 2) {
    const mask = draw(coarser)
    if (!mask) return null
    const areas = toAreas(mask)
    if (areas.length === 0) return null
    if (countCorners(areas) <= MAX_CORNERS && areaProblem(areas) === null) return encodeAreas(areas)
    if (coarser > COARSEST) return null
  }
}

const COARSEST = 64

function toAreas(mask: Mask): DrawnArea[] {
  joinCorners(mask)
  const traced = traceAreas(mask, {
    minHoleMeters: Math.max(MIN_HOLE_METERS, 16 * mask.frame.meters ** 2),
    maxAreas: MAX_AREAS,
    maxHoles: MAX_HOLES,
  })
  const rings = traced.flatMap(({ outline, holes }) => [outline, ...holes])
  const simple = simplifyRings(rings, { slack: outlineSlack(mask.frame), maxCorners: GOOD_CORNERS })
  let next = 0
  const take = () => (simple[next++] ?? []).map(toPosition)
  return traced.map(({ holes }) => ({ outline: take(), holes: holes.map(take) }))
}

/** Twice a cell, in square units of drawn areas. */
function outlineSlack({ height, width }: Frame): number {
  return 2.2 * height * width * AREA_UNITS ** 2
}

function countCorners(areas: readonly DrawnArea[]): number {
  return areas
    .flatMap(({ outline, holes }) => [outline, ...holes])
    .reduce((sum, ring) => sum + ring.length, 0)
}

/** Grown by the width beside streets; null where boxes are apart. */
function sharedBounds(all: readonly Bounds[]): Bounds | null {
  const high = SHARED_MARGIN_METERS / METERS_PER_DEGREE
  const south = Math.max(...all.map((it) => it.south)) - high
  const north = Math.min(...all.map((it) => it.north)) + high
  const wide = high / Math.max(0.01, Math.cos((south * Math.PI) / 180))
  const west = Math.max(...all.map((it) => it.west)) - wide
  const east = Math.min(...all.map((it) => it.east)) + wide
  return south < north && west < east ? { south, west, north, east } : null
}

const SHARED_MARGIN_METERS = 100
