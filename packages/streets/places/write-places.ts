import { type Box, buildCells, cellsInfo } from '../cells.ts'
import type { Counts } from '../osm/elements.ts'
import { writePacked } from '../packed-file.ts'
import { borderArea } from './border-area.ts'
import { type Collected, kindNumber, type Spot } from './collect.ts'
import { leadingNumber } from './house-numbers.ts'
import type { Houses } from './houses.ts'
import { type Label, NameTable, plainLabel } from './names.ts'
import { groupStreets, listMembers, type Streets } from './street-things.ts'
import type { StreetWays } from './street-ways.ts'
import { createSurroundings, type SurroundingsFinder } from './surroundings.ts'
import { openThings, PLACE_UNITS, type Thing, type Things, units } from './things.ts'

export const PLACES_MAGIC = 'hearth-places-1'

const SEGMENT_CELL_METERS = 150
const SPOT_CELL_METERS = 500

/** Writes names, house numbers and places near which people live, for search and for distances. */
export async function writePlaces(
  collected: Collected,
  file: string,
  counts: Counts,
): Promise<void> {
  const { borders, centers, common } = collected
  const around = createSurroundings(borders, centers, common)
  const names = new NameTable()
  const things = openThings(names)
  const streets = groupStreets(collected, around, things)
  fillPostalCodes(streets, collected.houses, things)
  for (const thing of otherThings(collected, around)) things.add(thing)
  const houses = packHouses(streets, collected.houses, { names, around })
  const segments = packSegments(streets, collected.streets, { names, around })
  const spots = packSpots(collected.spots, names)
  await writePacked(
    file,
    PLACES_MAGIC,
    { streets: streets.count, segmentCells: segments.info, spotCells: spots.info },
    { ...things.arrays(), ...houses, ...segments.arrays, ...spots.arrays, ...names.arrays() },
  )
  counts.add('named streets', streets.count)
  counts.add('house numbers', houses.houseNumber.length)
  counts.add('places nearby', collected.spots.length)
}

/** Gives a street without a postal code that of its houses, where all have the same. */
function fillPostalCodes(streets: Streets, houses: Houses, things: Things): void {
  for (let street = 0; street < streets.count; street++) {
    if (things.hasPostalCode(street)) continue
    const own = listMembers(streets.houses, street)
    const postalCode = own.length > 0 ? houses.at(own[0] ?? 0).postalCode : ''
    if (!postalCode || own.some((house) => houses.at(house).postalCode !== postalCode)) continue
    things.setPostalCode(street, postalCode)
  }
}

function otherThings(
  { borders, centers, stations, postalCodes }: Collected,
  surroundingsOf: SurroundingsFinder,
): Thing[] {
  const things: Thing[] = []
  const add = (
    kind: Thing['kind'],
    label: Label,
    box: Box,
    { position, area = '' }: { position?: [number, number]; area?: string } = {},
  ) => {
    const [latitude, longitude] = position ?? [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    const around = surroundingsOf.all(latitude, longitude)
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
    if (!isKnown) things.push({ kind, label, latitude, longitude, box, area, surroundings })
  }
  for (const { kind, label, box, rings } of borders) {
    if (kind !== 'neighborhood' && kind !== 'postal_code') continue
    add(kind, label, box, { area: borderArea(rings) })
  }
  for (const { kind, label, latitude, longitude, radius } of centers) {
    if (kind === 'neighborhood')
      add(kind, label, boxAround(latitude, longitude, radius), { position: [latitude, longitude] })
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

type Naming = { names: NameTable; around: SurroundingsFinder }

/** Houses of each street by number. */
function packHouses(streets: Streets, all: Houses, { names, around }: Naming) {
  const houseNumber = new Uint32Array(all.length)
  const housePostal = new Uint32Array(all.length)
  const houseNeighborhood = new Uint32Array(all.length)
  const housePosition = new Int32Array(2 * all.length)
  let at = 0
  for (let street = 0; street < streets.count; street++) {
    const byNumber = Array.from(listMembers(streets.houses, street), all.at)
    byNumber.sort((a, b) => leadingNumber(a.number) - leadingNumber(b.number))
    for (const { number, postalCode, latitude, longitude } of byNumber) {
      houseNumber[at] = names.string(number)
      housePostal[at] = names.string(postalCode || around.postalCode(latitude, longitude))
      houseNeighborhood[at] = names.label(around.neighborhood(latitude, longitude))
      housePosition[2 * at] = units(latitude)
      housePosition[2 * at + 1] = units(longitude)
      at += 1
    }
  }
  return {
    houseFirst: streets.houses.first,
    houseNumber,
    housePostal,
    houseNeighborhood,
    housePosition,
  }
}

/** Straight lines of named streets, each with the neighborhood around it. */
function packSegments(streets: Streets, ways: StreetWays, { names, around }: Naming) {
  const most = ways.pointCount - ways.length
  const street = new Uint32Array(most)
  const neighborhood = new Uint32Array(most)
  const lines = new Int32Array(4 * most)
  let count = 0
  for (let number = 0; number < streets.count; number++) {
    for (const way of listMembers(streets.ways, number)) {
      const points = ways.lineAt(way)
      for (let point = 0; point + 3 < points.length; point += 2) {
        const ends = points.slice(point, point + 4)
        const [y = 0, x = 0, z = 0, w = 0] = ends
        if (Math.abs(x - w) > 180) continue
        street[count] = number
        neighborhood[count] = names.label(around.neighborhood((y + z) / 2, (x + w) / 2))
        lines.set(ends.map(units), 4 * count)
        count += 1
      }
    }
  }
  const segmentLine = lines.subarray(0, 4 * count)
  const readBox = (segment: number, out: Box) => {
    const [y = 0, x = 0, z = 0, w = 0] = segmentLine.subarray(4 * segment, 4 * segment + 4)
    out[0] = Math.min(y, z) / PLACE_UNITS
    out[1] = Math.min(x, w) / PLACE_UNITS
    out[2] = Math.max(y, z) / PLACE_UNITS
    out[3] = Math.max(x, w) / PLACE_UNITS
  }
  const cells = buildCells(count, readBox, SEGMENT_CELL_METERS)
  return {
    info: cellsInfo(cells),
    arrays: {
      segmentStreet: street.subarray(0, count),
      segmentNeighborhood: neighborhood.subarray(0, count),
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
