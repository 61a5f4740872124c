import type { Spot } from './town.ts'

type District = { name: string; spot: Spot }

/** Share of the town that the outermost borders lie beyond its last plots. */
const MARGIN = 1.03

/** Area nearer to a district's middle than to any other, within the town's plots. */
export function districtBorders(
  districts: readonly District[],
  lots: readonly Spot[],
): { name: string; corners: Spot[] }[] {
  const around = convexHull(lots).map(({ x, y }) => ({ x: x * MARGIN, y: y * MARGIN }))
  return districts.flatMap(({ name, spot }) => {
    const others = districts.filter((it) => it.spot !== spot)
    const corners = others.reduce((ring, other) => nearerPart(ring, spot, other.spot), around)
    return corners.length > 2 ? [{ name, corners }] : []
  })
}

/** Part of a convex ring that is nearer to one spot than to the other. */
function nearerPart(ring: readonly Spot[], one: Spot, other: Spot): Spot[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const beyond = ({ x, y }: Spot) =>
    (x - (one.x + other.x) / 2) * dx + (y - (one.y + other.y) / 2) * dy
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1) ?? to
    const [before, after] = [beyond(from), beyond(to)]
    const share = before / (before - after)
    const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    const isCrossed = before > 0 !== after > 0
    return [...(isCrossed ? [crossing] : []), ...(after > 0 ? [] : [to])]
  })
}

/** Counterclockwise (A. M. Andrew, Information Processing Letters 9, 1979). */
function convexHull(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Spot[]) => {
    const chain: Spot[] = []
    for (const spot of ordered) {
      while (chain.length > 1 && !turnsLeft(chain, spot)) chain.pop()
      chain.push(spot)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turnsLeft(chain: readonly Spot[], c: Spot): boolean {
  const [a, b] = [chain.at(-2) ?? c, chain.at(-1) ?? c]
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
}
