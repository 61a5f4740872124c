import type { Box } from '../cells.ts'
import { nearestOnLine, type OnLine } from '../plane.ts'
import type { Collected, StreetWay } from './collect.ts'
import type { House, Houses } from './houses.ts'
import type { Label } from './names.ts'
import type { THING_KINDS } from './place-kinds.ts'
import { boxOf, type Line, middleOf } from './shapes.ts'
import type { Surroundings } from './surroundings.ts'

type SurroundingsAt = (latitude: number, longitude: number) => Surroundings

/** Something that the search finds by its name. */
export type Thing = {
  kind: (typeof THING_KINDS)[number]
  label: Label
  latitude: number
  longitude: number
  box: Box
  surroundings: Surroundings
}

/** One of a name in a city, or a piece of it far from the others. */
export type StreetThing = Thing & { lines: Line[] }

export type Streets = {
  things: StreetThing[]
  /** Numbers of houses, those of thing `n` in `items` from `first[n]`. */
  houses: { first: Uint32Array; items: Uint32Array }
}

/** Streets of one name and city are one where their boxes are this close. */
const SAME_STREET_METERS = 250
/** Houses name streets this close. */
const HOUSE_METERS = 1_000

/** Streets with their houses; houses of unknown streets make one. */
export function groupStreets(collected: Collected, at: SurroundingsAt): Streets {
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
  const { houses } = collected
  const streetOf = streetsOfHouses(things, houses)
  for (const strays of groupStrays(streetOf, houses, at)) {
    const known = strays.map((house) => houses.at(house))
    const [first] = known
    if (!first) continue
    const lines = known.map(({ latitude, longitude }) => [latitude, longitude])
    things.push({ ...toThing(first.street, lines, at), lines: [] })
    for (const house of strays) streetOf[house] = things.length
  }
  return { things, houses: byStreet(streetOf, things.length) }
}

/** Each house has a street. */
function byStreet(streetOf: Uint32Array, count: number): Streets['houses'] {
  const first = new Uint32Array(count + 1)
  for (const street of streetOf) first[street] = (first[street] ?? 0) + 1
  for (let street = 0; street < count; street++) {
    first[street + 1] = (first[street + 1] ?? 0) + (first[street] ?? 0)
  }
  const items = new Uint32Array(streetOf.length)
  const next = first.slice()
  for (const [house, street] of streetOf.entries()) {
    const at = next[street - 1] ?? 0
    items[at] = house
    next[street - 1] = at + 1
  }
  return { first, items }
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
  const [latitude, longitude] = middleOf(lines)
  const surroundings = at(latitude, longitude)
  const neighborhood = mostlyIn(lines, at)
  return {
    kind: 'street',
    label,
    lines,
    latitude,
    longitude,
    box: boxOf(lines),
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

/** Number of each house's street plus one; 0 without one. */
function streetsOfHouses(things: readonly StreetThing[], houses: Houses): Uint32Array {
  const byName = new Map<string, number[]>()
  for (const [number, { label }] of things.entries()) {
    const key = label.name.toLowerCase()
    const same = byName.get(key)
    if (same) same.push(number)
    else byName.set(key, [number])
  }
  const streetOf = new Uint32Array(houses.length)
  const near: OnLine = { share: 0, meters: 0 }
  for (let number = 0; number < houses.length; number++) {
    const house = houses.at(number)
    let least = HOUSE_METERS
    for (const street of byName.get(house.street.name.toLowerCase()) ?? []) {
      const { box, lines } = things[street] ?? NO_THING
      if (isBeyond(box, house)) continue
      const meters = metersToLines(lines, house, near)
      if (meters > least) continue
      streetOf[number] = street + 1
      least = meters
    }
  }
  return streetOf
}

const NO_THING = { box: [90, 180, -90, -180] as Box, lines: [] }

/** Whether a house is too far away from a box for its street; generous near the poles. */
function isBeyond([south, west, north, east]: Box, { latitude, longitude }: House): boolean {
  const high = HOUSE_METERS / 111_000
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const isInLatitude = latitude >= south - high && latitude <= north + high
  return !isInLatitude || longitude < west - wide || longitude > east + wide
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

function groupStrays(streetOf: Uint32Array, houses: Houses, at: SurroundingsAt): number[][] {
  const groups = new Map<string, number[]>()
  for (const [number, street] of streetOf.entries()) {
    if (street > 0) continue
    const house = houses.at(number)
    const city = at(house.latitude, house.longitude).city?.name ?? ''
    const key = JSON.stringify([house.street.name.toLowerCase(), city])
    const group = groups.get(key)
    if (group) group.push(number)
    else groups.set(key, [number])
  }
  return [...groups.values()]
}
