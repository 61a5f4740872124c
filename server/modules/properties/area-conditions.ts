import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '@/domain/distance.ts'
import { AREA_UNITS, boxOfArea, cornerOf, type DrawnArea, type Ring } from '@/domain/drawn-area.ts'
import { coverOf } from './area-cover.ts'

type Condition = RawBuilder<unknown>

/** Boxes that an index is asked for, of all areas together. */
const MOST_BOXES = 24
const UNITS = sql.lit(AREA_UNITS)

/**
 * In any of the areas, exactly, over `s.latitude` and `s.longitude`: the same as `isInAreas`. In whole
 * units, because the database compares geometry with an allowance of a millionth.
 */
export function inAreas(areas: readonly DrawnArea[]): Condition {
  return anyOf(
    areas.map((area) => {
      const holes = area.holes.map((hole) => sql`not ${inRing(hole)}`)
      return sql`(${sql.join([inBox(boxOfArea(area)), inRing(area.outline), ...holes], sql` and `)})`
    }),
  )
}

/** Boxes that hold the areas and little else. */
export function boxesOver(areas: readonly DrawnArea[]): Bounds[] {
  return coverOf(areas, MOST_BOXES).map(widened)
}

function inRing(ring: Ring): Condition {
  const corners = ring.map(cornerOf).map(({ x, y }) => `(${x},${y})`)
  return sql`point(round(s.longitude * ${UNITS}), round(s.latitude * ${UNITS}))
    <@ ${`(${corners.join()})`}::polygon`
}

function inBox(box: Bounds): Condition {
  const { south, west, north, east } = widened(box)
  return sql`s.latitude between ${south} and ${north} and s.longitude between ${west} and ${east}`
}

/** By a unit: places are taken to the metre before they are compared with a border. */
function widened({ south, west, north, east }: Bounds): Bounds {
  const more = 1 / AREA_UNITS
  return { south: south - more, west: west - more, north: north + more, east: east + more }
}

function anyOf(conditions: Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`
}
