import { type Box, buildCells, cellsInfo } from '../cells.ts'
import { NumberList } from '../graph/number-list.ts'
import type { Counts, Elements } from '../osm/elements.ts'
import { writePacked } from '../packed-file.ts'
import { type Collected, collectPlaces, kindNumber, type Spot } from './collect.ts'
import { leadingNumber } from './house-numbers.ts'
import type { Houses } from './houses.ts'
import { type Label, NameTable, plainLabel } from './names.ts'
import { THING_KINDS } from './place-kinds.ts'
import { groupStreets, type Streets, type StreetThing, type Thing } from './street-things.ts'
import { createSurroundings, type Surroundings } from './surroundings.ts'

export const PLACES_MAGIC = 'hearth-places-1'

/** Per degree, in whole numbers. */
export const PLACE_UNITS = 1e7

const SEGMENT_CELL_METERS = 150
const SPOT_CELL_METERS = 500

/** Writes names, house numbers and places near which people live, for search and for distances. */
export async function writePlaces(elements: Elements, file: string, counts: Counts): Promise<void> {
  const collected = collectPlaces(elements, counts)
  const { borders, centers, common } = collected
  const at = createSurroundings(borders, centers, common)
  const names = new NameTable()
  const streets = groupStreets(collected, at)
  fillPostalCodes(streets, collected.houses)
  const things = packThings([...streets.things, ...otherThings(collected, at)], names)
  const houses = packHouses(streets, collected.houses, { names, at })
  const segments = packSegments(streets.things, names, at)
  const spots = packSpots(collected.spots, names)
  await writePacked(
    file,
    PLACES_MAGIC,
    { streets: streets.things.length, segmentCells: segments.info, spotCells: spots.info },
    { ...things, ...houses, ...segments.arrays, ...spots.arrays, ...names.arrays() },
  )
  counts.add('named streets', streets.things.length)
  counts.add('house numbers', houses.houseNumber.length)
  counts.add('places nearby', collected.spots.length)
}

/** Gives a street without a postal code that of its houses, where all have the same. */
function fillPostalCodes({ things, houses }: Streets, { at }: Houses): void {
  for (const [street, thing] of things.entries()) {
    if (thing.surroundings.postalCode) continue
    const own = houses.items.subarray(houses.first[street], houses.first[street + 1])
    const postalCode = own.length > 0 ? at(own[0] ?? 0).postalCode : ''
    if (!postalCode || own.some((house) => at(house).postalCode !== postalCode)) continue
    thing.surroundings = { ...thing.surroundings, postalCode }
  }
}

function otherThings(
  { borders, centers, stations, postalCodes }: Collected,
  at: (latitude: number, longitude: number) => Surroundings,
): Thing[] {
  const things: Thing[] = []
  const add = (kind: Thing['kind'], label: Label, box: Box, position?: [number, number]) => {
    const [latitude, longitude] = position ?? [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    const around = at(latitude, longitude)
    const surroundings = {
      ...around,
      neighborhood:
        kind === 'neighborhood' ? label : kind === 'station' ? around.neighborhood : null,
      postalCode: kind === 'postal_code' ? label.name : around.postalCode,
    }
    const isKnown =
      kind !== 'postal_code' &&
      things.some(
        (thing) =>
          thing.kind === kind &&
          thing.label.name === label.name &&
          isClose(thing, latitude, longitude, kind === 'station' ? 0.005 : 0.03),
      )
    if (!isKnown) things.push({ kind, label, latitude, longitude, box, surroundings })
  }
  for (const { kind, label, box } of borders) {
    if (kind === 'neighborhood' || kind === 'postal_code') add(kind, label, box)
  }
  for (const { kind, label, latitude, longitude, radius } of centers) {
    if (kind === 'neighborhood')
      add(kind, label, boxAround(latitude, longitude, radius), [latitude, longitude])
  }
  for (const { label, latitude, longitude } of stations) {
    add('station', label, [latitude, longitude, latitude, longitude])
  }
  const outlined = new Set(
    things.flatMap(({ kind, label }) => (kind === 'postal_code' ? [label.name] : [])),
  )
  for (const [code, box] of postalCodes) {
    const label = plainLabel(code)
    if (label && !outlined.has(code)) add('postal_code', label, box)
  }
  return things
}

function isClose(thing: Thing, latitude: number, longitude: number, degrees: number): boolean {
  const high = Math.abs(thing.latitude - latitude)
  return high < degrees && Math.abs(thing.longitude - longitude) < 2 * degrees
}

function boxAround(latitude: number, longitude: number, meters: number): Box {
  const high = meters / 111_195
  const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  return [latitude - high, longitude - wide, latitude + high, longitude + wide]
}

const units = (degrees: number) => Math.round(degrees * PLACE_UNITS)

function packThings(things: readonly Thing[], names: NameTable) {
  const label = (pick: (thing: Thing) => Label | null) =>
    Uint32Array.from(things, (thing) => names.label(pick(thing)))
  return {
    thingKind: Uint8Array.from(things, ({ kind }) => THING_KINDS.indexOf(kind)),
    thingLabel: label((thing) => thing.label),
    thingNeighborhood: label((thing) => thing.surroundings.neighborhood),
    thingCity: label((thing) => thing.surroundings.city),
    thingState: label((thing) => thing.surroundings.state),
    thingCountry: label((thing) => thing.surroundings.country),
    thingPostal: Uint32Array.from(things, (it) => names.string(it.surroundings.postalCode)),
    thingPosition: Int32Array.from(
      things.flatMap((it) => [units(it.latitude), units(it.longitude)]),
    ),
    thingBox: Int32Array.from(things.flatMap(({ box }) => box.map(units))),
  }
}

/** Houses of each street by number. */
function packHouses(
  streets: Streets,
  all: Houses,
  { names, at }: { names: NameTable; at: (latitude: number, longitude: number) => Surroundings },
) {
  const { first, items } = streets.houses
  const number = new NumberList(Uint32Array)
  const postal = new NumberList(Uint32Array)
  const neighborhood = new NumberList(Uint32Array)
  const position = new NumberList(Int32Array)
  for (let street = 0; street < streets.things.length; street++) {
    const byNumber = Array.from(items.subarray(first[street], first[street + 1]), all.at)
    byNumber.sort((a, b) => leadingNumber(a.number) - leadingNumber(b.number))
    for (const house of byNumber) {
      const around = at(house.latitude, house.longitude)
      number.push(names.string(house.number))
      postal.push(names.string(house.postalCode || around.postalCode))
      neighborhood.push(names.label(around.neighborhood))
      position.push(units(house.latitude))
      position.push(units(house.longitude))
    }
  }
  return {
    houseFirst: first,
    houseNumber: number.toArray(),
    housePostal: postal.toArray(),
    houseNeighborhood: neighborhood.toArray(),
    housePosition: position.toArray(),
  }
}

/** Straight lines of named streets, each with the neighborhood around it. */
function packSegments(
  streets: readonly StreetThing[],
  names: NameTable,
  at: (latitude: number, longitude: number) => Surroundings,
) {
  const street = new NumberList(Uint32Array)
  const neighborhood = new NumberList(Uint32Array)
  const line = new NumberList(Int32Array)
  for (const [number, { lines }] of streets.entries()) {
    for (const points of lines) {
      for (let point = 0; point + 3 < points.length; point += 2) {
        const ends = points.slice(point, point + 4)
        const [y = 0, x = 0, z = 0, w = 0] = ends
        if (Math.abs(x - w) > 180) continue
        street.push(number)
        neighborhood.push(names.label(at((y + z) / 2, (x + w) / 2).neighborhood))
        for (const end of ends) line.push(units(end))
      }
    }
  }
  const segmentLine = line.toArray()
  const readBox = (segment: number, out: Box) => {
    const [y = 0, x = 0, z = 0, w = 0] = segmentLine.subarray(4 * segment, 4 * segment + 4)
    out[0] = Math.min(y, z) / PLACE_UNITS
    out[1] = Math.min(x, w) / PLACE_UNITS
    out[2] = Math.max(y, z) / PLACE_UNITS
    out[3] = Math.max(x, w) / PLACE_UNITS
  }
  const cells = buildCells(street.length, readBox, SEGMENT_CELL_METERS)
  return {
    info: cellsInfo(cells),
    arrays: {
      segmentStreet: street.toArray(),
      segmentNeighborhood: neighborhood.toArray(),
      segmentLine,
      segmentCellFirst: cells.first,
      segmentCellItems: cells.items,
    },
  }
}

function packSpots(spots: readonly Spot[], names: NameTable) {
  const readBox = (spot: number, out: Box) => {
    const { latitude = 0, longitude = 0 } = spots[spot] ?? {}
    out[0] = latitude
    out[1] = longitude
    out[2] = latitude
    out[3] = longitude
  }
  const cells = buildCells(spots.length, readBox, SPOT_CELL_METERS)
  const entryFirst = new Uint32Array(spots.length + 1)
  for (const [at, { entries }] of spots.entries()) {
    entryFirst[at + 1] = (entryFirst[at] ?? 0) + entries.length / 2
  }
  return {
    info: cellsInfo(cells),
    arrays: {
      spotKind: Uint8Array.from(spots, ({ kind }) => kindNumber(kind)),
      spotLabel: Uint32Array.from(spots, ({ label }) => names.label(label)),
      spotPosition: Int32Array.from(
        spots.flatMap((it) => [units(it.latitude), units(it.longitude)]),
      ),
      entryFirst,
      entryPosition: Int32Array.from(spots.flatMap(({ entries }) => entries.map(units))),
      spotCellFirst: cells.first,
      spotCellItems: cells.items,
    },
  }
}
