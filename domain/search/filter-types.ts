import type { Bounds, Position } from '../place/distance.ts'
import { MAX_PLACE_CODE_LENGTH } from '../place/place-code.ts'
import {
  MAX_RADIUS_KM,
  type QueryLike,
  queryAmount,
  queryBounds,
  queryIds,
  queryNear,
  queryNumber,
  queryText,
  queryTexts,
  queryWord,
} from './query-values.ts'

/** Reads and writes values of a filter: in URLs by `key`, in the API by the parameter `name`. */
export type FilterType<Value, Wire> = {
  /** Value without a filter. */
  none: Value
  /** Invalid values are dropped. */
  parse(query: QueryLike, key: string): Value
  toPairs(value: Value, key: string): Pair[]
  toWire(value: Value, name: string): Record<string, Wire | undefined>
  /** Pairs of the URL from parameters of the API. */
  fromWire(wire: URLSearchParams, name: string, key: string): Pair[]
}

type Pair = [key: string, text: string]

/** One key, one parameter. */
function single<Value, Wire>(
  none: Value,
  parse: (query: QueryLike, key: string) => Value,
  format: (value: Value) => Wire | undefined,
  toText: (value: Value) => string = (value) => String(format(value)),
  fromWire: (text: string) => readonly string[] = (text) => [text],
): FilterType<Value, Wire> {
  const isSet = (value: Value) => value !== none && toText(value) !== ''
  return {
    none,
    parse,
    toPairs: (value, key) => (isSet(value) ? [[key, toText(value)]] : []),
    toWire: (value, name) => ({ [name]: isSet(value) ? format(value) : undefined }),
    fromWire: (wire, name, key) =>
      wire.getAll(name).flatMap((text) => fromWire(text).map((value): Pair => [key, value])),
  }
}

/** Words of URLs with the codes of the API. */
export function choice<Word extends string, Code extends number>(
  codes: Readonly<Record<Word, Code>>,
): FilterType<Word | null, Code> & { words: readonly Word[] } {
  const words = listKeys(codes)
  const type = single<Word | null, Code>(
    null,
    (query, key) => queryWord(query, key, words),
    (word) => (word === null ? undefined : codes[word]),
    String,
    (text) => words.filter((word) => String(codes[word]) === text),
  )
  return { ...type, words }
}

/** Always has a value; `usual` is omitted. */
export function setting<const Word extends string>(
  words: readonly Word[],
  usual: Word,
): FilterType<Word, Word> {
  return single(
    usual,
    (query, key) => queryWord(query, key, words) ?? usual,
    (word) => word,
  )
}

export function text(longest: number): FilterType<string, string> {
  return code((query, key) => queryText(query, key, longest))
}

/** Text that `parse` reads. */
export function code(parse: (query: QueryLike, key: string) => string): FilterType<string, string> {
  return single('', parse, (value) => value)
}

export function amount(most: number): FilterType<number | null, number> {
  return optional((query, key) => queryAmount(query, key, most))
}

/** Whole number from 1. */
export function count(most: number): FilterType<number | null, number> {
  return optional((query, key) => {
    const number = queryNumber(query, key, most)
    return number === null || number < 1 ? null : Math.floor(number)
  })
}

export function optional(
  parse: (query: QueryLike, key: string) => number | null,
): FilterType<number | null, number> {
  return single(null, parse, (value) => value ?? undefined)
}

export function page(last: number): FilterType<number, number> {
  return single(
    1,
    (query, key) => Math.max(1, Math.floor(queryNumber(query, key, last) ?? 1)),
    (value) => value,
  )
}

export const flag: FilterType<boolean, 1> = single(
  false,
  (query, key) => queryWord(query, key, ['1']) !== null,
  (isSet) => (isSet ? 1 : undefined),
)

export const ids: FilterType<readonly number[], string> = single<readonly number[], string>(
  [],
  queryIds,
  (values) => values.join(','),
)

export const bounds: FilterType<Bounds | null, string> = single<Bounds | null, string>(
  null,
  queryBounds,
  (box) => (box ? [box.south, box.west, box.north, box.east].join(',') : undefined),
)

type Cities = { main: FilterType<string, string>; further: FilterType<readonly string[], string> }

/** The first of the repeated key, and up to `most` with the others. */
export function cities(most: number): Cities {
  const parse = (query: QueryLike, key: string) =>
    queryTexts(query, key, MAX_PLACE_CODE_LENGTH, most)
  return {
    main: code((query, key) => parse(query, key)[0] ?? ''),
    further: {
      none: [],
      parse: (query, key) => parse(query, key).slice(1),
      toPairs: (names, key) => names.map((name) => [key, name]),
      toWire: (names, parameter) => ({
        [parameter]: names.map((name) => name.replaceAll('|', ' ')).join('|') || undefined,
      }),
      fromWire: (wire, parameter, key) =>
        (wire.get(parameter)?.split('|') ?? []).map((name) => [key, name]),
    },
  }
}

export type Near = Position & { radiusKm: number | null }

/** Older URLs include the radius in `near`. In the API, `name` is the latitude. */
export const near: FilterType<Near | null, number> = {
  none: null,
  parse: (query, key) => {
    const position = queryNear(query, key)
    const radiusKm = queryNumber(query, 'radius', MAX_RADIUS_KM)
    return position && radiusKm ? { ...position, radiusKm } : position
  },
  toPairs: (value, key) => {
    if (value === null) return []
    const { latitude, longitude, radiusKm } = value
    const pairs: Pair[] = [[key, `${latitude},${longitude}`]]
    return radiusKm === null ? pairs : [...pairs, ['radius', String(radiusKm)]]
  },
  toWire: (value, name) => ({
    [name]: value?.latitude,
    longitude: value?.longitude,
    radius: value?.radiusKm ?? undefined,
  }),
  fromWire: (wire, name, key) => {
    const [latitude, longitude] = [wire.get(name), wire.get('longitude')]
    const radius = wire.getAll('radius').map((text): Pair => ['radius', text])
    return latitude && longitude ? [[key, `${latitude},${longitude}`], ...radius] : radius
  },
}

export function listKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[]
export function listKeys(record: object): string[] {
  return Object.keys(record)
}
