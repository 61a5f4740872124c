import type { MapFeature } from './map-feature.ts'
import type { Line } from './rings.ts'

/**
 * Joins roads that are drawn alike and meet end to end, so that names run along whole streets and
 * tiles hold fewer pieces. One-way streets keep their direction.
 */
export function joinedLines(features: readonly MapFeature[]): MapFeature[] {
  const groups = new Map<string, MapFeature[]>()
  for (const feature of features) {
    const key = JSON.stringify(feature.tags)
    const group = groups.get(key)
    if (group) group.push(feature)
    else groups.set(key, [feature])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return group
    const lines = group.flatMap(({ geometry }) => ('lines' in geometry ? geometry.lines : []))
    const isDirected = first.tags.oneway === true
    return chains(lines, isDirected).map((line) => ({ ...first, geometry: { lines: [line] } }))
  })
}

/** Joins where exactly two ends meet; a crossing of three stays one. */
function chains(lines: readonly Line[], isDirected: boolean): Line[] {
  const ends = new Map<string, number[]>()
  const mark = (corner: [number, number] | undefined, index: number) => {
    if (!corner) return
    const key = toKey(corner)
    const known = ends.get(key)
    if (known) known.push(index)
    else ends.set(key, [index])
  }
  for (const [index, line] of lines.entries()) {
    mark(line[0], index)
    mark(line.at(-1), index)
  }
  const isUsed = new Uint8Array(lines.length)
  const next = (corner: [number, number] | undefined, from: number): number | null => {
    const meeting = corner ? ends.get(toKey(corner)) : undefined
    if (meeting?.length !== 2) return null
    const other = meeting[0] === from ? meeting[1] : meeting[0]
    return other === undefined || other === from || isUsed[other] ? null : other
  }
  return lines.flatMap((line, start) => {
    if (isUsed[start]) return []
    isUsed[start] = 1
    let chain = line
    let [headAt, tailAt] = [start, start]
    for (let at = next(chain.at(-1), tailAt); at !== null; at = next(chain.at(-1), tailAt)) {
      const other = turned(lines[at] ?? [], chain.at(-1), true, isDirected)
      if (!other) break
      isUsed[at] = 1
      chain = [...chain, ...other.slice(1)]
      tailAt = at
    }
    for (let at = next(chain[0], headAt); at !== null; at = next(chain[0], headAt)) {
      const other = turned(lines[at] ?? [], chain[0], false, isDirected)
      if (!other) break
      isUsed[at] = 1
      chain = [...other.slice(0, -1), ...chain]
      headAt = at
    }
    return [chain]
  })
}

/** The line so that it begins (or ends) at a corner; null where its direction forbids that. */
function turned(
  line: Line,
  corner: [number, number] | undefined,
  isStart: boolean,
  isDirected: boolean,
): Line | null {
  const end = isStart ? line[0] : line.at(-1)
  if (end && corner && toKey(end) === toKey(corner)) return line
  return isDirected ? null : line.toReversed()
}

function toKey([x, y]: [number, number]): string {
  return `${x} ${y}`
}
