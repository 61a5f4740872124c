import { nearestItem } from '../cells.ts'
import type { Position } from '../geometry/position.ts'
import { metersBetween, nearestOnLine, type OnLine } from '../plane.ts'
import type { AddressAt } from '../streets.ts'
import { degreesAt, nameIn, type PlaceBook } from './place-book.ts'
import { PLACE_UNITS } from './things.ts'

/** Streets farther away say nothing about a position. */
const STREET_METERS = 150
const HOUSE_METERS = 60
const CORNER_METERS = 600

/** The nearest named street; null without one. */
export function addressAt(book: PlaceBook, position: Position, language: string): AddressAt | null {
  const { item, meters } = nearestSegment(book, position, STREET_METERS, () => true)
  if (item < 0) return null
  const street = book.segmentStreet[item] ?? 0
  const named = (list: Uint32Array) => nameIn(book, list[street] ?? 0, language)
  const house = nearestHouse(book, street, position)
  const code = house === null ? book.thingPostal[street] : book.housePostal[house]
  return {
    street: named(book.thingLabel),
    houseNumber: house === null ? '' : book.string(book.houseNumber[house] ?? 0),
    neighborhood: nameIn(book, book.segmentNeighborhood[item] ?? 0, language),
    postalCode: book.string(code ?? 0) || book.string(book.thingPostal[street] ?? 0),
    city: named(book.thingCity),
    state: named(book.thingState),
    country: named(book.thingCountry),
    meters: Math.round(meters),
  }
}

/** Name of the nearest other street; empty without one. */
export function crossStreet(book: PlaceBook, position: Position, street: string): string {
  const getStreetName = (segment: number) =>
    nameIn(book, book.thingLabel[book.segmentStreet[segment] ?? 0] ?? 0, '')
  const isOther = (segment: number) => getStreetName(segment) !== street
  const { item } = nearestSegment(book, position, CORNER_METERS, isOther)
  return item < 0 ? '' : getStreetName(item)
}

function nearestSegment(
  book: PlaceBook,
  position: Position,
  most: number,
  isWanted: (segment: number) => boolean,
): { item: number; meters: number } {
  const near: OnLine = { share: 0, meters: 0 }
  const degrees = (at: number) => (book.segmentLine[at] ?? 0) / PLACE_UNITS
  return nearestItem(book.segmentCells, position.latitude, position.longitude, most, (segment) => {
    if (!isWanted(segment)) return Number.POSITIVE_INFINITY
    const at = 4 * segment
    const line = [degrees(at), degrees(at + 1), degrees(at + 2), degrees(at + 3)] as const
    return nearestOnLine(position, line, near).meters
  })
}

function nearestHouse(book: PlaceBook, street: number, position: Position): number | null {
  let best: number | null = null
  let least = HOUSE_METERS
  const end = book.houseFirst[street + 1] ?? 0
  for (let house = book.houseFirst[street] ?? 0; house < end; house++) {
    const { latitude, longitude } = degreesAt(book.housePosition, house)
    const away = metersBetween(position.latitude, position.longitude, latitude, longitude)
    if (away > least) continue
    best = house
    least = away
  }
  return best
}
