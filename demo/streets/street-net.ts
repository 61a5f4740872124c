import { STREETS } from '../seed/region.ts'
import { hash, noise } from './noise.ts'
import type { Crossing, Spot, StreetClass, StreetSegment } from './town.ts'

export type Ground = {
  seed: number
  /** Meters from the center to where the town ends, more or less. */
  reach: number
  isSea: (spot: Spot) => boolean
  river: River | null
}

/** Flows along the streets of one direction; spots are in the town's own turned axes. */
export type River = { middle: (u: number) => number; halfWidth: number }

export type StreetNet = {
  segments: StreetSegment[]
  /** Blocks without streets inside: parks and schools. */
  greens: { i: number; j: number; kind: 'park' | 'school' }[]
  spotAt: (i: number, j: number) => Spot
  /** Whether streets meet there. */
  isBuilt: (i: number, j: number) => boolean
  turned: (spot: Spot) => { u: number; v: number }
}

/** Meters between streets; blocks are longer than wide, as in most of the region's towns. */
export const BLOCK = { u: 128, v: 92 }
/** Every fourth line gathers traffic, every eighth leads through the town. */
const COLLECTOR = 4
const ARTERIAL = 8
const QUAY = 34

/** A warped grid: regular at the center, bent and with dead ends at the edge. */
export function streetNet(ground: Ground): StreetNet {
  const { seed, reach, river } = ground
  const angle = (hash(1, 1, seed) - 0.5) * 0.7
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = ({ x, y }: Spot) => ({ u: x * cos + y * sin, v: y * cos - x * sin })
  const back = (u: number, v: number): Spot => ({ x: u * cos - v * sin, y: u * sin + v * cos })
  const spotAt = (i: number, j: number): Spot => {
    const [u, v] = [i * BLOCK.u, j * BLOCK.v]
    const far = Math.min(1, Math.max(0, Math.hypot(u, v) / reach - 0.2))
    const bend = 150 * far * far
    return back(
      u + bend * noise(u / 900, v / 900, seed),
      v + bend * noise(u / 900 + 50, v / 900 + 50, seed),
    )
  }
  const [columns, rows] = [Math.ceil((1.2 * reach) / BLOCK.u), Math.ceil((1.2 * reach) / BLOCK.v)]
  const crossings = new Map<string, Crossing>()
  const crossing = (i: number, j: number): Crossing => {
    const key = `${i} ${j}`
    const known = crossings.get(key)
    if (known) return known
    const made = { ...spotAt(i, j), id: crossings.size + 1, i, j }
    crossings.set(key, made)
    return made
  }
  const bank = (spot: Spot) => {
    if (!river) return Number.POSITIVE_INFINITY
    const { u, v } = turned(spot)
    return Math.abs(v - river.middle(u)) - river.halfWidth
  }
  const isInside = (i: number, j: number) => {
    const spot = spotAt(i, j)
    const around = Math.atan2(spot.y, spot.x)
    const edge = reach * (0.86 + 0.24 * noise(Math.cos(around) * 2 + 9, Math.sin(around) * 2, seed))
    return Math.hypot(spot.x, spot.y) < edge && !ground.isSea(spot)
  }
  const quarters = planQuarters(seed, reach)
  const segments: StreetSegment[] = []
  const add = (a: [number, number], b: [number, number], isAlongU: boolean) => {
    const line = isAlongU ? a[1] : a[0]
    const isArterial = line % ARTERIAL === 0
    const isCollector = line % COLLECTOR === 0
    const isMain = line === 0
    const isIn = isInside(...a) && isInside(...b)
    const isRoadOut = isMain && !isIn && !ground.isSea(spotAt(...a)) && !ground.isSea(spotAt(...b))
    if (!isIn && !isRoadOut) return
    const wet = Math.min(bank(spotAt(...a)), bank(spotAt(...b))) < QUAY - 12
    const isCrossing = !isAlongU && isArterial
    if (wet && !isCrossing) return
    if (!isCollector && quarters.isLeftOut(a, isAlongU)) return
    segments.push({
      from: crossing(...a),
      to: crossing(...b),
      name: isAlongU ? crossName(line, seed) : numberedName(line),
      kind: toStreetClass(isMain, isArterial, isCollector),
      isOneWay: !isCollector && Math.hypot(a[0] * BLOCK.u, a[1] * BLOCK.v) < reach * 0.22,
      isBridge: wet,
      start: (isAlongU ? a[0] + columns : a[1] + rows) * (isAlongU ? BLOCK.u : BLOCK.v),
    })
  }
  for (let i = -columns; i <= columns; i++) {
    for (let j = -rows; j <= rows; j++) {
      if (i < columns) add([i, j], [i + 1, j], true)
      if (j < rows) add([i, j], [i, j + 1], false)
    }
  }
  const built = connected(segments)
  const corners = new Set(built.flatMap(({ from, to }) => [toKey(from), toKey(to)]))
  const isBuilt = (i: number, j: number) => corners.has(toKey({ i, j }))
  return { segments: built, greens: quarters.greens(), spotAt, isBuilt, turned }
}

function toKey({ i, j }: { i: number; j: number }): string {
  return `${i} ${j}`
}

function toStreetClass(isMain: boolean, isArterial: boolean, isCollector: boolean): StreetClass {
  if (isMain) return 'primary'
  if (isArterial) return 'secondary'
  return isCollector ? 'tertiary' : 'residential'
}

/** Four by four blocks between collectors grew at one time and look alike. */
function planQuarters(seed: number, reach: number) {
  const span = Math.ceil((1.2 * reach) / (BLOCK.v * COLLECTOR)) + 1
  const pickStyle = (qi: number, qj: number) => {
    const far = Math.hypot(qi * BLOCK.u * COLLECTOR, qj * BLOCK.v * COLLECTOR) / reach
    const roll = hash(qi, qj, seed + 7)
    if (roll < 0.045) return 'park'
    if (far < 0.3) return 'grid'
    if (roll < 0.3) return 'long'
    return roll < 0.3 + far * 0.5 ? 'ends' : 'grid'
  }
  const toQuarter = (i: number, j: number) =>
    [Math.floor(i / COLLECTOR), Math.floor(j / COLLECTOR)] as const
  return {
    isLeftOut([i, j]: [number, number], isAlongU: boolean): boolean {
      const [qi, qj] = toQuarter(i, j)
      const style = pickStyle(qi, qj)
      if (style === 'park') return true
      const [within, line] = isAlongU
        ? [i - qi * COLLECTOR, j - qj * COLLECTOR]
        : [j - qj * COLLECTOR, i - qi * COLLECTOR]
      if (style === 'long') return !isAlongU && (line === 1 || line === 3)
      // Dead ends: streets come in from one side only, in turn.
      if (style === 'ends') return isAlongU ? within === (line % 2 === 0 ? 3 : 0) : line !== 2
      return false
    },
    greens() {
      const found: { i: number; j: number; kind: 'park' | 'school' }[] = []
      for (let qi = -span; qi <= span; qi++) {
        for (let qj = -span; qj <= span; qj++) {
          const [i, j] = [qi * COLLECTOR, qj * COLLECTOR]
          if (pickStyle(qi, qj) === 'park') found.push({ i, j, kind: 'park' })
          else if (hash(qi, qj, seed + 21) < 0.22)
            found.push({ i: i + 1, j: j + 1, kind: 'school' })
        }
      }
      return found
    },
  }
}

/** Drops what the sea or a park cut off: one can drive from everywhere to everywhere. */
function connected(segments: StreetSegment[]): StreetSegment[] {
  const meeting = new Map<number, StreetSegment[]>()
  for (const segment of segments) {
    for (const { id } of [segment.from, segment.to]) {
      const known = meeting.get(id)
      if (known) known.push(segment)
      else meeting.set(id, [segment])
    }
  }
  let best = new Set<StreetSegment>()
  const seen = new Set<StreetSegment>()
  for (const first of segments) {
    if (seen.has(first)) continue
    const part = new Set<StreetSegment>([first])
    for (const segment of part) {
      seen.add(segment)
      for (const { id } of [segment.from, segment.to]) {
        for (const next of meeting.get(id) ?? []) part.add(next)
      }
    }
    if (part.size > best.size) best = part
  }
  return segments.filter((segment) => best.has(segment))
}

function numberedName(line: number): string {
  return line >= 0 ? `${ordinal(line + 1)} Street` : `${ordinal(-line)} Avenue`
}

function crossName(line: number, seed: number): string {
  if (line === 0) return 'Main Street'
  const index = line + Math.floor(hash(3, 3, seed) * STREETS.length) + 2 * STREETS.length
  const word = STREETS[index % STREETS.length] ?? 'Oak'
  const round = Math.floor((line + 3 * STREETS.length) / STREETS.length)
  const kinds = ['Road', 'Drive', 'Avenue', 'Street', 'Lane', 'Way']
  return `${word} ${kinds[(round + (line > 0 ? 1 : 0)) % kinds.length]}`
}

function ordinal(number: number): string {
  const rest = number % 100
  const ending = rest > 10 && rest < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
