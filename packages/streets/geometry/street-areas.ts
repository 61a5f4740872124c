import { type Bounds, overlaps, splitBounds } from './position.ts'

type Area = { bounds: Bounds; isInvented: boolean }

/** Areas whose streets are drawn in a box: invented ones step aside where a real area covers them. */
export function areasIn<One extends Area>(areas: readonly One[], box: Bounds): One[] {
  const here = areas.filter(({ bounds }) => partsIn(bounds, box).length > 0)
  const real = here.filter(({ isInvented }) => !isInvented)
  const isCovered = (part: Bounds) => real.some(({ bounds }) => covers(bounds, part))
  return here.filter(({ bounds, isInvented }) => {
    return !isInvented || !partsIn(bounds, box).every(isCovered)
  })
}

/** `part` must not cross the antimeridian. */
function covers(bounds: Bounds, part: Bounds): boolean {
  return splitBounds(bounds).some(
    ({ south, west, north, east }) =>
      south <= part.south && north >= part.north && west <= part.west && east >= part.east,
  )
}

function partsIn(bounds: Bounds, box: Bounds): Bounds[] {
  return overlaps(splitBounds(bounds), splitBounds(box))
}
