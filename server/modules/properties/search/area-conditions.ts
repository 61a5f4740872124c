import {
  AREA_UNITS,
  boxOfArea,
  type DrawnArea,
  type Ring,
  toCorner,
} from '@hearth/streets/geometry/drawn-area'
import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '@/domain/place/distance.ts'
import { coverAreas, listInnerBoxes } from './area-cover.ts'

type Condition = RawBuilder<unknown>

const MAX_BOXES = 24
/** Boxes per area in which the exact border test is skipped. */
const MAX_INSIDE = 6
const UNITS = sql.lit(AREA_UNITS)

/**
 * SQL of `isInAreas` over the search row. In whole units, because PostgreSQL compares geometry with
 * a tolerance of 1e-6.
 */
export function inAreas(areas: readonly DrawnArea[]): Condition {
  return joinOr(
    areas.map((area) => {
      const holes = area.holes.map((hole) => sql`not ${inRing(hole)}`)
      const exactly = sql`(${sql.join([inRing(area.outline), ...holes], sql` and `)})`
      const inside = listInnerBoxes(area, MAX_INSIDE).map((box) => inBox(moved(box, -1)))
      return sql`(${inBox(moved(boxOfArea(area), 1))} and ${joinOr([...inside, exactly])})`
    }),
  )
}

/** Tight boxes around the areas, for index lookups. */
export function boxesOver(areas: readonly DrawnArea[]): Bounds[] {
  return coverAreas(areas, MAX_BOXES).map((box) => moved(box, 1))
}

function inRing(ring: Ring): Condition {
  const corners = ring.map(toCorner).map(({ x, y }) => `(${x},${y})`)
  return sql`point(round(s.longitude * ${UNITS}), round(s.latitude * ${UNITS}))
    <@ ${`(${corners.join()})`}::polygon`
}

function inBox({ south, west, north, east }: Bounds): Condition {
  return sql`(s.latitude between ${south} and ${north} and s.longitude between ${west} and ${east})`
}

/** Moves edges outward, because the border test rounds coordinates to about a meter. */
function moved({ south, west, north, east }: Bounds, units: number): Bounds {
  const more = units / AREA_UNITS
  return { south: south - more, west: west - more, north: north + more, east: east + more }
}

function joinOr(conditions: Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`
}
