import { roundTo } from './decimal.ts'
import type { Bounds, Position } from './distance.ts'
import { typedNumber } from './typed-number.ts'

/** A query as the platform gives it (`URLSearchParams`) or as page frameworks do (a record). */
export type QueryLike =
  | { get(name: string): string | null; getAll(name: string): string[] }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** Text of an address: trimmed, without control characters, of a length people type. */
export function queryText(query: QueryLike, name: string, longest: number): string {
  return typed(raw(query, name), longest)
}

/** Texts of a repeated name, each once whatever its case, at most so many. */
export function queryTexts(
  query: QueryLike,
  name: string,
  longest: number,
  most: number,
): string[] {
  const texts = all(query, name)
    .slice(0, TEXTS_READ)
    .map((text) => typed(text, longest))
  const keys = texts.map((text) => text.toLowerCase())
  return texts
    .filter((text, index) => text && keys.indexOf(text.toLowerCase()) === index)
    .slice(0, most)
}

/** A number from 0 to `most` (larger ones become `most`), or null. */
export function queryNumber(query: QueryLike, name: string, most: number): number | null {
  const value = raw(query, name).trim()
  return /^\d{1,20}(\.\d{1,10})?$/.test(value) ? Math.min(Number(value), most) : null
}

/**
 * A price or size from 0 to `most`, to the hundredth, or null. Without scripts a form puts into the
 * address what was typed, so groups are read as people write them; what `searchParams` writes never
 * has the three decimals that would be taken for one.
 */
export function queryAmount(query: QueryLike, name: string, most: number): number | null {
  const amount = typedNumber(raw(query, name))
  return amount === null ? null : roundTo(Math.min(amount, most), 2)
}

/** A page number: 1 when there is none, never above `last`. */
export function queryPage(query: QueryLike, last: number): number {
  return Math.max(1, Math.floor(queryNumber(query, 'page', last) ?? 1))
}

export function queryWord<Word extends string>(
  query: QueryLike,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = raw(query, name)
  return words.find((word) => word === value) ?? null
}

/** Ids separated by commas or repeated, as forms do: each once, in ascending order, at most fifty. */
export function queryIds(query: QueryLike, name: string): number[] {
  const ids = all(query, name)
    .join()
    .split(',', IDS_READ)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, IDS_KEPT)
}

/** South, west, north and east in degrees; null when that is no box on the globe. */
export function queryBounds(query: QueryLike, name: string): Bounds | null {
  const [south, west, north, east, ...more] = decimals(query, name)
  if (south === undefined || west === undefined || north === undefined || east === undefined) {
    return null
  }
  const onGlobe = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  const isBox = onGlobe && south < north && west !== east && more.length === 0
  return isBox ? { south, west, north, east } : null
}

/** Drawn areas as they are written in addresses (area-code.ts); nothing when they cannot be. */
export function queryArea(query: QueryLike, name: string): string {
  const code = raw(query, name)
  return /^[\w.*-]{1,12000}$/.test(code) ? code : ''
}

/** Latitude, longitude and, if wanted, a radius of up to 500 km; null when not on the globe. */
export function queryNear(
  query: QueryLike,
  name: string,
): (Position & { radiusKm: number | null }) | null {
  const [latitude, longitude, radiusKm = null, ...more] = decimals(query, name)
  if (latitude === undefined || longitude === undefined || more.length > 0) return null
  const onGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isReach = radiusKm === null || (radiusKm > 0 && radiusKm <= RADIUS_LONGEST_KM)
  return onGlobe && isReach ? { latitude, longitude, radiusKm } : null
}

/** Providers take no wider one. */
export const RADIUS_LONGEST_KM = 500
const IDS_READ = 200
const IDS_KEPT = 50
const TEXTS_READ = 100

function typed(text: string, longest: number): string {
  const value = text.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  return Array.from(value.trim()).slice(0, longest).join('').trimEnd()
}

/** Numbers separated by commas, to the fifth decimal (a metre); none when one cannot be read. */
function decimals(query: QueryLike, name: string): number[] {
  const parts = raw(query, name).split(',', 5)
  if (!parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))) return []
  return parts.map((part) => roundTo(Number(part), 5))
}

function raw(query: QueryLike, name: string): string {
  if (isParams(query)) return query.get(name) ?? ''
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  return (typeof value === 'string' ? value : value?.[0]) ?? ''
}

function all(query: QueryLike, name: string): readonly string[] {
  if (isParams(query)) return query.getAll(name)
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  return typeof value === 'string' ? [value] : (value ?? [])
}

type Params = Extract<QueryLike, { get(name: string): string | null }>

function isParams(query: QueryLike): query is Params {
  return typeof query.get === 'function'
}
