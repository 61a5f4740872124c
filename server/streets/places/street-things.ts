import type { Box } from '../cells.ts'
import { nearestOnLine, type OnLine } from '../plane.ts'
import type { Collected, StreetWay } from './collect.ts'
import type { Houses } from './houses.ts'
import type { Label } from './names.ts'
import { boxOf, type Line, middleOf } from './shapes.ts'
import type { Surroundings } from './surroundings.ts'

type SurroundingsAt = (latitude: number, longitude: number) => Surroundings

/** One of a name in a city, or a piece of it far from the others. */
export type StreetThing = {
  label: Label
  lines: Line[]
  /** Numbers of `Houses`. */
  houses: number[]
  box: Box
  middle: readonly [latitude: number, longitude: number]
  surroundings: Surroundings
}

/** Streets of one name and city are one where their boxes are this close. */
const SAME_STREET_METERS = 250
/** Houses name streets this close. */
const HOUSE_METERS = 1_000

/** Streets with their houses; houses of unknown streets make one. */
export function groupStreets(collected: Collected, at: SurroundingsAt): StreetThing[] {
  const groups = new Map<string, StreetWay[]>()
  for (const way of collected.streets) {
    const [latitude, longitude] = middleOf([way.line])
    const key = JSON.stringify([way.label.name, at(latitude, longitude).city?.name ?? ''])
    const group = groups.get(key)
    if (group) group.push(way)
    else groups.set(key, [way])
  }
  const things = [...groups.values()]
    .flatMap((ways) => piecesOf(ways))
    .map((ways) => {
      return toThing(
        ways[0]?.label ?? { name: '', translations: [] },
        ways.map(({ line }) => line),
        at,
      )
    })
  const strays = giveHouses(things, collected.houses)
  for (const houses of groupStrays(strays, collected.houses, at)) {
    const known = houses.map((house) => collected.houses.at(house))
    const [first] = known
    if (!first) continue
    const lines = known.map(({ latitude, longitude }) => [latitude, longitude])
    const thing = toThing(first.street, lines, at)
    things.push({ ...thing, lines: [], houses })
  }
  return things
}

function piecesOf(ways: readonly StreetWay[]): StreetWay[][] {
  const margin = SAME_STREET_METERS / 2 / 111_195
  const pieces: { ways: StreetWay[]; boxes: Box[] }[] = []
  for (const way of ways) {
    const [south, west, north, east] = boxOf([way.line])
    const wide = margin / Math.max(0.05, Math.cos((south * Math.PI) / 180))
    const box: Box = [south - margin, west - wide, north + margin, east + wide]
    const touching = pieces.filter(({ boxes }) => boxes.some((other) => overlap(box, other)))
    const [first, ...others] = touching
    if (!first) {
      pieces.push({ ways: [way], boxes: [box] })
      continue
    }
    first.ways.push(way)
    first.boxes.push(box)
    for (const other of others) {
      first.ways.push(...other.ways)
      first.boxes.push(...other.boxes)
      pieces.splice(pieces.indexOf(other), 1)
    }
  }
  return pieces.map((piece) => piece.ways)
}

function overlap(one: Box, other: Box): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]
}

function toThing(label: Label, lines: Line[], at: SurroundingsAt): StreetThing {
  const middle = middleOf(lines)
  const surroundings = at(...middle)
  const neighborhood = mostlyIn(lines, at)
  return {
    label,
    lines,
    houses: [],
    box: boxOf(lines),
    middle,
    surroundings: { ...surroundings, neighborhood },
  }
}

/** The neighborhood of nearly all of the street: a long one belongs to none. */
const MOSTLY = 0.8

function mostlyIn(lines: readonly Line[], at: SurroundingsAt): Label | null {
  const votes = new Map<string, { label: Label | null; count: number }>()
  let all = 0
  for (const line of lines) {
    for (let point = 0; point < line.length; point += 2) {
      const { neighborhood: label } = at(line[point] ?? 0, line[point + 1] ?? 0)
      const vote = votes.get(label?.name ?? '') ?? { label, count: 0 }
      vote.count += 1
      votes.set(label?.name ?? '', vote)
      all += 1
    }
  }
  return [...votes.values()].find(({ count }) => count >= MOSTLY * all)?.label ?? null
}

/** Returns houses without a street. */
function giveHouses(things: readonly StreetThing[], houses: Houses): number[] {
  const byName = new Map<string, StreetThing[]>()
  for (const thing of things) {
    const key = thing.label.name.toLowerCase()
    byName.set(key, [...(byName.get(key) ?? []), thing])
  }
  const near: OnLine = { share: 0, meters: 0 }
  const strays: number[] = []
  for (let number = 0; number < houses.length; number++) {
    const house = houses.at(number)
    let best: StreetThing | undefined
    let least = HOUSE_METERS
    for (const thing of byName.get(house.street.name.toLowerCase()) ?? []) {
      const meters = metersToLines(thing.lines, house, near)
      if (meters > least) continue
      best = thing
      least = meters
    }
    ;(best?.houses ?? strays).push(number)
  }
  return strays
}

function metersToLines(
  lines: readonly Line[],
  position: { latitude: number; longitude: number },
  near: OnLine,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const part = [line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, line[at + 3] ?? 0] as const
      least = Math.min(least, nearestOnLine(position, part, near).meters)
    }
  }
  return least
}

function groupStrays(strays: readonly number[], houses: Houses, at: SurroundingsAt): number[][] {
  const groups = new Map<string, number[]>()
  for (const number of strays) {
    const house = houses.at(number)
    const city = at(house.latitude, house.longitude).city?.name ?? ''
    const key = JSON.stringify([house.street.name.toLowerCase(), city])
    const group = groups.get(key)
    if (group) group.push(number)
    else groups.set(key, [number])
  }
  return [...groups.values()]
}
