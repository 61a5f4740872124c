/** A polygon's rings, outline first; positions are longitude and latitude in degrees. */
export type Polygon = [number, number][][]

export type Line = [number, number][]

/** Ways by the ids of their nodes, closed or not, in any direction. */
export type NodeLine = { nodes: ArrayLike<number> }

/** Ids of nodes around each ring; null for what does not close. */
export function closedRings(lines: readonly NodeLine[]): { rings: number[][]; open: number } {
  const rings: number[][] = []
  const ends = new Map<number, Set<number[]>>()
  let open = 0
  const link = (line: number[]) => {
    for (const end of [line[0], line.at(-1)]) {
      if (end === undefined) continue
      const known = ends.get(end)
      if (known) known.add(line)
      else ends.set(end, new Set([line]))
    }
  }
  const unlink = (line: number[]) => {
    for (const end of [line[0], line.at(-1)]) if (end !== undefined) ends.get(end)?.delete(line)
  }
  for (const { nodes } of lines) {
    let line = Array.from(nodes)
    if (line.length < 2) continue
    while (line[0] !== line.at(-1)) {
      const next = partner(line, ends)
      if (!next) break
      unlink(next.line)
      line = next.isAtEnd ? joined(line, next.line) : joined(next.line, line)
    }
    if (line[0] === line.at(-1)) {
      if (line.length >= 4) rings.push(line)
    } else link(line)
  }
  for (const line of new Set([...ends.values()].flatMap((it) => [...it]))) {
    if (line.length > 0) open += 1
  }
  return { rings, open }
}

function partner(line: number[], ends: Map<number, Set<number[]>>) {
  const [first, last] = [line[0], line.at(-1)]
  for (const other of last === undefined ? [] : (ends.get(last) ?? [])) {
    return { line: other, isAtEnd: true }
  }
  for (const other of first === undefined ? [] : (ends.get(first) ?? [])) {
    return { line: other, isAtEnd: false }
  }
  return null
}

/** Two lines that share an end, as one that begins with the first; either may be turned round. */
function joined(a: number[], b: number[]): number[] {
  if (a.at(-1) === b[0]) return [...a, ...b.slice(1)]
  if (a.at(-1) === b.at(-1)) return [...a, ...b.toReversed().slice(1)]
  if (a[0] === b.at(-1)) return [...b, ...a.slice(1)]
  return [...a.toReversed(), ...b.slice(1)]
}

/** Each inner ring goes to the outline that holds it; inner rings without one are dropped. */
export function toPolygons(outlines: readonly Line[], holes: readonly Line[]): Polygon[] {
  const polygons = outlines.map((outline): Polygon => [outline])
  for (const hole of holes) {
    const [corner] = hole
    if (!corner) continue
    const around = polygons.find(([outline]) => outline && isInside(outline, corner))
    around?.push(hole)
  }
  return polygons
}

/** Even-odd rule. */
function isInside(ring: Line, [x, y]: readonly [number, number]): boolean {
  let inside = false
  for (let at = 1; at < ring.length; at++) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? []
    const [x2 = 0, y2 = 0] = ring[at] ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** Square meters, approximate; fit for comparing sizes. */
export function ringArea(ring: Line): number {
  let twice = 0
  for (let at = 1; at < ring.length; at++) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? []
    const [x2 = 0, y2 = 0] = ring[at] ?? []
    twice += x1 * y2 - x2 * y1
  }
  const narrowing = Math.max(0.01, Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180))
  return (Math.abs(twice) / 2) * METERS_PER_DEGREE ** 2 * narrowing
}

/** A point that lies inside the ring: the middle of the widest piece of a line through its center. */
export function innerPoint(ring: Line): [number, number] {
  const ys = ring.map(([, y]) => y)
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  const crossings: number[] = []
  for (let at = 1; at < ring.length; at++) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? []
    const [x2 = 0, y2 = 0] = ring[at] ?? []
    if (y1 > y !== y2 > y) crossings.push(((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
  }
  crossings.sort((a, b) => a - b)
  let [best, width] = [ring[0]?.[0] ?? 0, -1]
  for (let at = 1; at < crossings.length; at += 2) {
    const [from = 0, to = 0] = [crossings[at - 1], crossings[at]]
    if (to - from > width) [best, width] = [(from + to) / 2, to - from]
  }
  return width < 0 ? (ring[0] ?? [0, 0]) : [best, y]
}

const METERS_PER_DEGREE = 111_195
