import { roundTo } from '../money/decimal.ts'
import { parseDigits } from '../money/digit-groups.ts'
import type { Bounds, Position } from '../place/distance.ts'
import { decodeTravel } from '../place/travel.ts'

export type QueryLike =
  | { get(name: string): string | null; getAll(name: string): string[] }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** Trimmed, without control characters. */
export function queryText(query: QueryLike, name: string, longest: number): string {
  return typed(raw(query, name), longest)
}

/** Deduplicated case-insensitively, at most `most`. */
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

/** Clamped to `most`. */
export function queryNumber(query: QueryLike, name: string, most: number): number | null {
  const value = raw(query, name).trim()
  return /^\d{1,20}(\.\d{1,10})?$/.test(value) ? Math.min(Number(value), most) : null
}

/**
 * Two decimals. Parses grouping, because forms without JavaScript submit the typed text.
 * `searchParams` never writes three decimals, which would read as a group.
 */
export function queryAmount(query: QueryLike, name: string, most: number): number | null {
  const amount = parseDigits(raw(query, name))
  return amount === null ? null : roundTo(Math.min(amount, most), 2)
}

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

/** Comma-separated or repeated; unique, ascending, at most fifty. */
export function queryIds(query: QueryLike, name: string): number[] {
  const ids = all(query, name)
    .join()
    .split(',', IDS_READ)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, IDS_KEPT)
}

/** `south,west,north,east` in degrees. */
export function queryBounds(query: QueryLike, name: string): Bounds | null {
  const [south, west, north, east, ...more] = decimals(query, name)
  if (south === undefined || west === undefined || north === undefined || east === undefined) {
    return null
  }
  const onGlobe = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  const isBox = onGlobe && south < north && west !== east && more.length === 0
  return isBox ? { south, west, north, east } : null
}

/** See area-code.ts. */
export function queryArea(query: QueryLike, name: string): string {
  const code = raw(query, name)
  return /^[\w.*-]{1,12000}$/.test(code) ? code : ''
}

/** See travel.ts; empty unless it can be read. */
export function queryTravel(query: QueryLike, name: string): string {
  const code = raw(query, name)
  return decodeTravel(code) ? code : ''
}

/** `latitude,longitude[,radius in km]`. */
export function queryNear(
  query: QueryLike,
  name: string,
): (Position & { radiusKm: number | null }) | null {
  const [latitude, longitude, radiusKm = null, ...more] = decimals(query, name)
  if (latitude === undefined || longitude === undefined || more.length > 0) return null
  const onGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isReach = radiusKm === null || (radiusKm > 0 && radiusKm <= MAX_RADIUS_KM)
  return onGlobe && isReach ? { latitude, longitude, radiusKm } : null
}

/** Provider limit. */
export const MAX_RADIUS_KM = 500
const IDS_READ = 200
const IDS_KEPT = 50
const TEXTS_READ = 100

function typed(text: string, longest: number): string {
  const value = text.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  return Array.from(value.trim()).slice(0, longest).join('').trimEnd()
}

/** Rounded to about 1 m; empty if any is invalid. */
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

/** The turn of a first page's featured listings. */
export function queryTurn(query: QueryLike): number | null {
  const turn = queryNumber(query, 'turn', MAX_TURN)
  return turn === null ? null : Math.floor(turn)
}

const MAX_TURN = 2_147_483_647
