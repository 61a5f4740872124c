import type { Kysely } from 'kysely'
import type { Position } from '@/domain/place/distance.ts'
import type { DB } from '@/generated/database.ts'
import type { ListingFilters, ListingSort } from './listing-filters.ts'
import { hasUnindexed } from './search-conditions.ts'
import {
  type CountableFilters,
  countedTotal,
  forgivingQuery,
  type Page,
  sortedHits,
  splitForWalk,
  type WalkPrefix,
  type WindowResult,
  walkableTotal,
  walkPage,
  walkWindow,
} from './search-store.ts'

export type SearchResult = { ids: number[]; total: number; isEstimate: boolean }

/** `from` is the center for `nearest`. */
export type Search = { filters: ListingFilters; sort: ListingSort; from?: Position } & Page

/** Larger totals are estimates. */
const EXACT_TOTAL = 1000
/** Rows of a walk before the selective indexes are tried. */
const WINDOW_ROWS = 3000
/** Lower for filters that are slow to test. */
const WORDY_WINDOW_ROWS = 1500
const HALF_ROUND_KM = 20_038
const FIRST_RING_KM = 2
const RING_GROWTH = 4
/** Rings within this ratio, or below this size in kilometers, hold about the same listings. */
const NEXT_TO = 1.1
const A_METRE = 0.001
const LONGEST_WALK = 12_000
const MAX_HITS = 20_000
/** Typo tolerance applies below this number. */
const FEW_RESULTS = 5

/**
 * Finds a page of ids and the total with bounded work: a walk in index order if many listings
 * match, selective indexes if few do. Totals above 1,000 are estimates. Measured, see
 * docs/decisions.
 */
export async function searchListings(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  const result = await searchExactly(db, search)
  return (await searchForgivingly(db, search, result))?.result ?? result
}

export type Total = Omit<SearchResult, 'ids'>

/** Counts matches; returns the filters with their text as parsed. */
export async function countListings(
  db: Kysely<DB>,
  filters: ListingFilters,
): Promise<Total & { filters: ListingFilters }> {
  const search: Search = { filters, sort: 'newest', offset: 0, limit: 1 }
  const exact = await searchExactly(db, search)
  const forgiving = await searchForgivingly(db, search, exact)
  const { total, isEstimate } = forgiving?.result ?? exact
  if (!forgiving) return { total, isEstimate, filters }
  return { total, isEstimate, filters: { ...filters, query: { tsquery: forgiving.tsquery } } }
}

/** Counts matches without typo tolerance. */
export function countExactly(db: Kysely<DB>, filters: ListingFilters): Promise<Total> {
  return searchExactly(db, { filters, sort: 'newest', offset: 0, limit: 1 })
}

/** The typo-tolerant query, if it finds more; else undefined. */
export async function forgivingReading(
  db: Kysely<DB>,
  filters: ListingFilters,
): Promise<string | undefined> {
  const search: Search = { filters, sort: 'newest', offset: 0, limit: 1 }
  return (await searchForgivingly(db, search, await searchExactly(db, search)))?.tsquery
}

async function searchForgivingly(
  db: Kysely<DB>,
  search: Search,
  exact: SearchResult,
): Promise<{ result: SearchResult; tsquery: string } | undefined> {
  const { query } = search.filters
  if (!query || !('text' in query) || exact.total >= FEW_RESULTS) return undefined
  const tsquery = await forgivingQuery(db, query.text)
  if (!tsquery) return undefined
  const filters = { ...search.filters, query: { tsquery } }
  const result = await searchExactly(db, { ...search, filters })
  return result.total > exact.total ? { result, tsquery } : undefined
}

async function searchExactly(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  if (search.sort === 'nearest' && search.from) return nearest(db, search, search.from)
  const { prefix, rest } = splitForWalk(search.filters, search.sort)
  const rows = windowRows(rest, search)
  const window = await walkWindow(db, { ...search, rows })
  if (window.seen < rows) return { ids: window.ids, total: window.matched, isEstimate: false }
  const total = await estimateTotal(db, search.filters, prefix, window)
  if (total <= EXACT_TOTAL) return fromIndexes(db, search)
  const ids = (await walkOn(db, search, window)) ?? (await farPage(db, search, total))
  return { ids, total, isEstimate: true }
}

/**
 * Grows a ring until it holds the page. A ring with more hits than can be sorted is shrunk, because
 * those read may not be the nearest.
 */
async function nearest(db: Kysely<DB>, search: Search, from: Position): Promise<SearchResult> {
  const { total, isEstimate } = await searchExactly(db, { ...search, sort: 'newest' })
  const wanted = Math.min(search.offset + search.limit, total)
  const farthest = search.filters.around?.radiusKm ?? HALF_ROUND_KM
  const seen: Ring[] = []
  let radiusKm: number | undefined = wanted > 0 ? Math.min(FIRST_RING_KM, farthest) : undefined
  while (radiusKm !== undefined) {
    const filters = { ...search.filters, around: { ...from, radiusKm } }
    const found = await sortedHits(db, { ...search, filters, cap: MAX_HITS })
    const isCut = found.seen === MAX_HITS
    if (!isCut && (found.total >= wanted || radiusKm >= farthest))
      return { ids: found.ids, total, isEstimate }
    seen.push({ radiusKm, isCut, ids: found.ids })
    radiusKm = nextRing(seen, farthest)
  }
  const fullest = seen.toReversed().sort((one, other) => other.ids.length - one.ids.length)[0]
  return { ids: fullest?.ids ?? [], total, isEstimate }
}

type Ring = { radiusKm: number; isCut: boolean; ids: number[] }

/**
 * Grows until a ring holds too many, then bisects geometrically. Undefined if that cannot help: too
 * many listings share a place, or nearly all hits fail other filters.
 */
function nextRing(seen: readonly Ring[], farthest: number): number | undefined {
  const radii = (isCut: boolean) =>
    seen.filter((ring) => ring.isCut === isCut).map((ring) => ring.radiusKm)
  const inner = Math.max(0, ...radii(false))
  const outer = Math.min(...radii(true))
  if (outer === Number.POSITIVE_INFINITY) return Math.min(inner * RING_GROWTH, farthest)
  if (outer < inner * NEXT_TO || outer < A_METRE) return undefined
  return Math.sqrt(Math.max(inner, outer / RING_GROWTH ** 2) * outer)
}

async function walkOn(
  db: Kysely<DB>,
  search: Search,
  window: WindowResult,
): Promise<number[] | undefined> {
  const wanted = search.offset + search.limit
  if (window.matched >= wanted) return window.ids
  const rows = Math.ceil((1.5 * wanted * window.seen) / window.matched)
  if (rows > LONGEST_WALK) return undefined
  const longer = await walkWindow(db, { ...search, rows })
  return longer.matched >= wanted ? longer.ids : undefined
}

async function farPage(db: Kysely<DB>, search: Search, total: number): Promise<number[]> {
  if (total > MAX_HITS) return walkPage(db, search)
  return (await sortedHits(db, { ...search, cap: MAX_HITS })).ids
}

async function fromIndexes(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  const { seen, ids, total } = await sortedHits(db, { ...search, cap: MAX_HITS })
  const isCut = seen === MAX_HITS && hasUnindexed(search.filters)
  return isCut ? longestWalk(db, search) : { ids, total, isEstimate: total > EXACT_TOTAL }
}

/** Used for very common excluded keywords or very thin areas, which no index can help. */
async function longestWalk(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  const { ids, matched } = await walkWindow(db, { ...search, rows: LONGEST_WALK })
  return { ids, total: matched, isEstimate: true }
}

/**
 * `search_count` if it supports the filters; else the prefix's count times the share of matches.
 */
export async function estimateTotal(
  db: Kysely<DB>,
  filters: ListingFilters,
  prefix: WalkPrefix,
  window: Pick<WindowResult, 'seen' | 'matched'>,
): Promise<number> {
  if (isCountable(filters)) return Math.max(await countedTotal(db, filters), window.matched)
  const total = Math.max(await walkableTotal(db, prefix, MAX_HITS), window.seen)
  return Math.max(Math.round((total * window.matched) / window.seen), window.matched)
}

function windowRows(rest: ListingFilters, { offset, limit }: Page): number {
  const least = Math.max(EXACT_TOTAL + 1, offset + limit)
  if (Object.values(rest).every((value) => value === undefined)) return least
  const { query, excluded, parameterIds, nearbyPlaceIds, ownerId } = rest
  const wordy = query || excluded || parameterIds || nearbyPlaceIds || ownerId !== undefined
  return Math.max(wordy ? WORDY_WINDOW_ROWS : WINDOW_ROWS, least)
}

function isCountable(filters: ListingFilters): filters is CountableFilters {
  const { propertyType, categoryId, city, cities, ...others } = filters
  const { state, country, promoted, premium, ...rest } = others
  if ((promoted && premium !== undefined) || premium === false) return false
  return Object.values(rest).every((value) => value === undefined)
}
