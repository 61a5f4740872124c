import type { Box } from '../cells.ts'
import type { Collected } from './collect.ts'
import type { House, Houses } from './houses.ts'
import type { Label } from './names.ts'
import { findMiddle, type Line, toBox } from './shapes.ts'
import type { StreetWays } from './street-ways.ts'
import type { SurroundingsFinder } from './surroundings.ts'
import type { Thing, Things } from './things.ts'

/** Numbers of what belongs to each: `items` from `first[n]` to `first[n + 1]`. */
export type Grouped = { first: Uint32Array; items: Uint32Array }

/** One of a name in a city, or a piece of it far from the others. The first things are streets. */
export type Streets = { count: number; ways: Grouped; houses: Grouped }

/** Streets of one name and city are one where their boxes are this close. */
const SAME_STREET_METERS = 250
/** Houses name streets this close. */
const HOUSE_METERS = 1_000

/** Adds streets to `things`, with their houses; houses of unknown streets make one. */
export function groupStreets(
  { streets: ways, houses }: Collected,
  around: SurroundingsFinder,
  things: Things,
): Streets {
  const streetOfWay = new Uint32Array(ways.length)
  const byName = new Map<string, number[]>()
  for (const group of listed(waysByName(ways, around))) {
    for (const piece of groupPieces(group, ways)) {
      const label = ways.labelAt(piece[0] ?? 0)
      const street = things.add(toThing(label, piece.map(ways.lineAt), around))
      for (const way of piece) streetOfWay[way] = street
      addTo(byName, label.name.toLowerCase(), street)
    }
  }
  const ofStreets = grouped(streetOfWay, things.length)
  const streetOf = streetsOfHouses({ ways, ofStreets, byName, things }, houses)
  for (const strays of groupStrays(streetOf, houses, around)) {
    const known = strays.map((house) => houses.at(house))
    const [first] = known
    if (!first) continue
    const lines = known.map(({ latitude, longitude }) => [latitude, longitude])
    const street = things.add(toThing(first.street, lines, around))
    for (const house of strays) streetOf[house] = street
  }
  return {
    count: things.length,
    ways: grouped(streetOfWay, things.length),
    houses: grouped(streetOf, things.length),
  }
}

/** Members of a group. */
export function listMembers({ first, items }: Grouped, group: number): Uint32Array {
  return items.subarray(first[group], first[group + 1])
}

function* listed(groups: Grouped): Generator<Uint32Array> {
  for (let group = 0; group + 1 < groups.first.length; group++) yield listMembers(groups, group)
}

function grouped(groupOf: Uint32Array, count: number): Grouped {
  const first = new Uint32Array(count + 1)
  for (const group of groupOf) first[group + 1] = (first[group + 1] ?? 0) + 1
  for (let group = 0; group < count; group++) {
    first[group + 1] = (first[group + 1] ?? 0) + (first[group] ?? 0)
  }
  const items = new Uint32Array(groupOf.length)
  const next = first.slice()
  for (const [item, group] of groupOf.entries()) {
    const at = next[group] ?? 0
    items[at] = item
    next[group] = at + 1
  }
  return { first, items }
}

function addTo(lists: Map<string, number[]>, key: string, item: number): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Ways of one name in one city. */
function waysByName(ways: StreetWays, around: SurroundingsFinder): Grouped {
  const numbers = new Map<string, number>()
  const groupOf = new Uint32Array(ways.length)
  for (let way = 0; way < ways.length; way++) {
    const [latitude, longitude] = findMiddle([ways.lineAt(way)])
    const city = around.city(latitude, longitude)?.name ?? ''
    const key = JSON.stringify([ways.labelAt(way).name, city])
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    groupOf[way] = number
  }
  return grouped(groupOf, numbers.size)
}

function groupPieces(group: Uint32Array, ways: StreetWays): number[][] {
  const margin = SAME_STREET_METERS / 2 / 111_195
  const pieces: { ways: number[]; boxes: Box[] }[] = []
  for (const way of group) {
    const [south, west, north, east] = toBox([ways.lineAt(way)])
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

function toThing(label: Label, lines: readonly Line[], around: SurroundingsFinder): Thing {
  const [latitude, longitude] = findMiddle(lines)
  const surroundings = around.all(latitude, longitude)
  const neighborhood = mostlyIn(lines, around)
  return {
    kind: 'street',
    label,
    latitude,
    longitude,
    box: toBox(lines),
    surroundings: { ...surroundings, neighborhood },
  }
}

/** The neighborhood of nearly all of the street: a long one belongs to none. */
const MOSTLY = 0.8

function mostlyIn(lines: readonly Line[], around: SurroundingsFinder): Label | null {
  const votes = new Map<string, { label: Label | null; count: number }>()
  let all = 0
  for (const line of lines) {
    for (let point = 0; point < line.length; point += 2) {
      const label = around.neighborhood(line[point] ?? 0, line[point + 1] ?? 0)
      const vote = votes.get(label?.name ?? '') ?? { label, count: 0 }
      vote.count += 1
      votes.set(label?.name ?? '', vote)
      all += 1
    }
  }
  return [...votes.values()].find(({ count }) => count >= MOSTLY * all)?.label ?? null
}

const NO_STREET = 0xffff_ffff

type KnownStreets = {
  ways: StreetWays
  ofStreets: Grouped
  /** In lower case. */
  byName: ReadonlyMap<string, readonly number[]>
  things: Things
}

/** Number of each house's street. */
function streetsOfHouses(
  { ways, ofStreets, byName, things }: KnownStreets,
  houses: Houses,
): Uint32Array {
  const streetOf = new Uint32Array(houses.length).fill(NO_STREET)
  const box: Box = [0, 0, 0, 0]
  for (let number = 0; number < houses.length; number++) {
    const house = houses.at(number)
    let least = HOUSE_METERS
    for (const street of byName.get(house.street.name.toLowerCase()) ?? []) {
      things.readBox(street, box)
      if (isBeyond(box, house)) continue
      for (const way of listMembers(ofStreets, street)) {
        const meters = ways.metersTo(way, house)
        if (meters > least) continue
        streetOf[number] = street
        least = meters
      }
    }
  }
  return streetOf
}

/** Whether a house is too far away from a box for its street; generous near the poles. */
function isBeyond([south, west, north, east]: Box, { latitude, longitude }: House): boolean {
  const high = HOUSE_METERS / 111_000
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const isInLatitude = latitude >= south - high && latitude <= north + high
  return !isInLatitude || longitude < west - wide || longitude > east + wide
}

function groupStrays(
  streetOf: Uint32Array,
  houses: Houses,
  around: SurroundingsFinder,
): Iterable<number[]> {
  const groups = new Map<string, number[]>()
  for (const [number, street] of streetOf.entries()) {
    if (street !== NO_STREET) continue
    const house = houses.at(number)
    const city = around.city(house.latitude, house.longitude)?.name ?? ''
    addTo(groups, JSON.stringify([house.street.name.toLowerCase(), city]), number)
  }
  return groups.values()
}
