import type { Position } from '../geometry/position.ts'
import { metersBetween } from '../plane.ts'
import type { AddressSearch, FoundAddress } from '../streets.ts'
import { crossStreet } from './address-at.ts'
import {
  addressLine,
  houseKey,
  interpolate,
  leadingNumber,
  looksLikeHouseNumber,
} from './house-numbers.ts'
import { allNames, boxAt, degreesAt, nameIn, type PlaceBook } from './place-book.ts'
import { THING_KINDS } from './place-kinds.ts'
import { labelFits, matchWord, type Reading, type WordIndex } from './word-index.ts'
import { toTokens } from './words.ts'

export type IndexedPlaces = { book: PlaceBook; index: WordIndex }

/** With what decides the order; higher is better. */
export type RankedAddress = FoundAddress & { score: number }

/** More words narrow nothing down. */
const MAX_WORDS = 10
/** Of each reading, before house numbers are looked up. */
const MAX_CANDIDATES = 60

/** The best first, of those shown. Typing errors are forgiven if nothing begins with what was typed. */
export function findAddresses(
  places: IndexedPlaces,
  search: AddressSearch,
  isShown: (place: Position) => boolean = () => true,
): RankedAddress[] {
  const tokens = [...new Set(toTokens(search.text))].slice(0, MAX_WORDS)
  if (tokens.length === 0) return []
  const read = (reading: Reading) => readSearch(places, search, tokens, reading).filter(isShown)
  const plain = read('beginnings')
  const found = plain.length > 0 ? plain : read('forgiving')
  const best = withoutRepeats(found.sort((a, b) => b.score - a.score)).slice(0, search.limit)
  return tellApart(places, best)
}

function readSearch(
  places: IndexedPlaces,
  search: AddressSearch,
  tokens: readonly string[],
  reading: Reading,
): RankedAddress[] {
  const matches = new Map(tokens.map((token) => [token, matchWord(places.index, token, reading)]))
  const rank = (words: readonly string[]) => rankThings(places, search, words, matches)
  const found = rank(tokens).map(({ thing, score }) => toFound(places.book, thing, search, score))
  for (const [at, token] of tokens.entries()) {
    if (!looksLikeHouseNumber(token) || tokens.length === 1) continue
    const streets = rank(tokens.toSpliced(at, 1)).filter(
      ({ thing }) => thing < places.book.streetCount,
    )
    for (const { thing, score } of streets) {
      found.push(...findHouses(places.book, thing, token, search, score))
    }
  }
  return found
}

type Ranked = { thing: number; score: number }

/** Things of which every word fits the name or what is around, and one the name. */
function rankThings(
  places: IndexedPlaces,
  search: AddressSearch,
  words: readonly string[],
  matches: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Ranked[] {
  const { book } = places
  const qualities = words.map((word) => matches.get(word) ?? new Map<number, number>())
  const candidates = new Set(qualities.flatMap((quality) => [...quality.keys()]))
  const city = search.city.trim() === '' ? null : toTokens(search.city).join(' ')
  const ranked: Ranked[] = []
  for (const thing of candidates) {
    let score = 0
    const isFit = words.every((word, at) => {
      const quality = qualities[at]?.get(thing) ?? (aroundFits(places, thing, word) ? AROUND : 0)
      score += quality
      return quality > 0
    })
    if (!isFit || !isInCity(book, thing, city)) continue
    ranked.push({ thing, score: score / words.length + placeBonus(book, thing, search) })
  }
  // A letter fits most streets of a country: names are compared for the best only.
  return best(ranked, MAX_COMPARED)
    .map(({ thing, score }) => ({ thing, score: score + nameBonus(book, thing, words) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CANDIDATES)
}

const MAX_COMPARED = 400

function best(ranked: Ranked[], count: number): Ranked[] {
  return ranked.length <= count ? ranked : ranked.sort((a, b) => b.score - a.score).slice(0, count)
}

const AROUND = 0.4

function aroundFits(places: IndexedPlaces, thing: number, word: string): boolean {
  const { book } = places
  if (
    book
      .string(book.thingPostal[thing] ?? 0)
      .toLowerCase()
      .startsWith(word)
  )
    return true
  const labels = [book.thingNeighborhood, book.thingCity, book.thingState, book.thingCountry]
  return labels.some((list) => labelFits(places, list[thing] ?? 0, word))
}

/** Places whose city is not known are not shut out. */
function isInCity(book: PlaceBook, thing: number, city: string | null): boolean {
  const label = book.thingCity[thing] ?? 0
  if (city === null || label === 0) return true
  return allNames(book, label).some((name) => toTokens(name).join(' ') === city)
}

const NEAR_METERS = 30_000

function placeBonus(book: PlaceBook, thing: number, { near }: AddressSearch): number {
  const kind = thing < book.streetCount ? 0 : 0.05
  return kind + nearBonus(near, degreesAt(book.thingPosition, thing))
}

/** For names that begin with what was typed, and that have few other words. */
function nameBonus(book: PlaceBook, thing: number, words: readonly string[]): number {
  const names = allNames(book, book.thingLabel[thing] ?? 0).map(toTokens)
  const typed = words.join(' ')
  const begins = names.some((name) => name.join(' ').startsWith(typed)) ? 0.3 : 0
  const shortest = Math.min(...names.map((name) => name.length))
  return begins + 0.1 * Math.min(1, words.length / Math.max(1, shortest))
}

function nearBonus(near: Position | null, place: Position): number {
  if (!near) return 0
  const { latitude, longitude } = near
  const away = metersBetween(latitude, longitude, place.latitude, place.longitude)
  return 0.3 * Math.max(0, 1 - away / NEAR_METERS)
}

/**
 * Known houses of that number; else the place between two known numbers, which is a street with a
 * number; else the street.
 */
function findHouses(
  book: PlaceBook,
  thing: number,
  typed: string,
  search: AddressSearch,
  score: number,
): RankedAddress[] {
  const street = toFound(book, thing, search, score)
  const [first, end] = [book.houseFirst[thing] ?? 0, book.houseFirst[thing + 1] ?? 0]
  const key = houseKey(typed)
  const known: RankedAddress[] = []
  const numbers: { number: number; latitude: number; longitude: number }[] = []
  for (let house = first; house < end; house++) {
    const text = book.string(book.houseNumber[house] ?? 0)
    const position = degreesAt(book.housePosition, house)
    numbers.push({ number: leadingNumber(text), ...position })
    if (houseKey(text) !== key) continue
    known.push({
      ...withNumber(street, text, position),
      kind: 'address',
      ...placedHouse(book, house, street, search.language),
      score: score + 0.4,
    })
  }
  if (known.length > 0) return known
  const between = interpolate(numbers, leadingNumber(typed))
  if (!between) return [street]
  return [{ ...withNumber(street, typed, between), score: score + 0.2 }]
}

function withNumber(street: RankedAddress, number: string, position: Position): RankedAddress {
  const { latitude, longitude } = position
  const bounds = { south: latitude, west: longitude, north: latitude, east: longitude }
  const label = addressLine(street.street, number, street.country)
  return { ...street, label, houseNumber: number, latitude, longitude, bounds }
}

function placedHouse(book: PlaceBook, house: number, street: RankedAddress, language: string) {
  const neighborhood =
    nameIn(book, book.houseNeighborhood[house] ?? 0, language) || street.neighborhood
  const postalCode = book.string(book.housePostal[house] ?? 0) || street.postalCode
  return { neighborhood, postalCode, detail: formatDetail({ ...street, neighborhood }) }
}

function toFound(
  book: PlaceBook,
  thing: number,
  { language }: AddressSearch,
  score: number,
): RankedAddress {
  const named = (list: Uint32Array) => nameIn(book, list[thing] ?? 0, language)
  const kind = THING_KINDS[book.thingKind[thing] ?? 0] ?? 'street'
  const label = named(book.thingLabel)
  const found = {
    kind,
    label,
    street: kind === 'street' ? label : '',
    houseNumber: '',
    neighborhood: named(book.thingNeighborhood),
    postalCode: book.string(book.thingPostal[thing] ?? 0),
    city: named(book.thingCity),
    state: named(book.thingState),
    country: named(book.thingCountry),
    ...degreesAt(book.thingPosition, thing),
    bounds: boxAt(book, thing),
    area: book.thingArea ? book.string(book.thingArea[thing] ?? 0) : '',
    score,
  }
  return { ...found, detail: formatDetail(found) }
}

type Around = Pick<FoundAddress, 'label' | 'neighborhood' | 'city' | 'state' | 'country'>

/** Such as "German Village, Columbus, Ohio". */
function formatDetail({ label, neighborhood, city, state, country }: Around): string {
  const names = [neighborhood, city, state || country]
  return [...new Set(names)].filter((name) => name && name !== label).join(', ')
}

/** The same house of two readings, or of several objects: the better one stays. */
export function withoutRepeats<Found extends FoundAddress>(sorted: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of sorted) {
    const isKnown = kept.some(
      (other) => other.label === one.label && other.kind === one.kind && isOneHouse(one, other),
    )
    if (!isKnown) kept.push(one)
  }
  return kept
}

const ONE_HOUSE_METERS = 60

function isOneHouse(one: FoundAddress, other: FoundAddress): boolean {
  const away = metersBetween(one.latitude, one.longitude, other.latitude, other.longitude)
  return away < ONE_HOUSE_METERS
}

/** Of those that would read alike, the detail gets the postal code, else the street around the corner. */
function tellApart({ book }: IndexedPlaces, found: readonly RankedAddress[]): RankedAddress[] {
  const twins = (all: readonly RankedAddress[], one: RankedAddress) =>
    all.filter((other) => other.label === one.label && other.detail === one.detail)
  const withPostal = found.map((one) => {
    const codes = new Set(twins(found, one).map(({ postalCode }) => postalCode))
    if (codes.size < 2 || !one.postalCode) return one
    return { ...one, detail: [one.detail, one.postalCode].filter(Boolean).join(', ') }
  })
  return withPostal.map((one) => {
    if (twins(withPostal, one).length < 2) return one
    const corner = crossStreet(book, one, one.street)
    return { ...one, detail: [corner, one.detail].filter(Boolean).join(', ') }
  })
}
