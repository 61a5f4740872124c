import type { Kysely } from 'kysely'
import type { Position } from '@/domain/distance.ts'
import type { DB } from '@/generated/database.ts'
import { hasUnindexed, type ListingFilters, type ListingSort } from './search-conditions.ts'
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

/** `from` is the position that the order `nearest` measures from. */
export type Search = { filters: ListingFilters; sort: ListingSort; from?: Position } & Page

/** Totals are exact up to here. */
const EXACT_TOTAL = 1000
/** Rows that an ordered walk may look at before the selective indexes are asked instead. */
const WINDOW_ROWS = 3000
/** The same where each row costs a look at its words. */
const WORDY_WINDOW_ROWS = 1500
const HALF_ROUND_KM = 20_038
const FIRST_RING_KM = 2
const RING_GROWTH = 4
/** Rings of less than this ratio, or size in kilometres, hold about the same. */
const NEXT_TO = 1.1
const A_METRE = 0.001
const LONGEST_WALK = 12_000
const MOST_HITS = 20_000
/** Fewer results than this make a text search forgiving. */
const FEW_RESULTS = 5

/**
 * Finds a page of listing ids and the total, with bounded work at any size: a walk along the wanted order when
 * many listings match, the selective indexes when few do. Above 1,000 the total is an estimate.
 * Decided by measurement, see docs/decisions.
 */
export async function searchListings(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  const result = await searchExactly(db, search)
  return (await searchForgivingly(db, search, result))?.result ?? result
}

export type Total = Omit<SearchResult, 'ids'>

/** How many listings a search finds, and the filters with its words as they were read. */
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

/** How many listings pass, with words taken as they are. */
export function countExactly(db: Kysely<DB>, filters: ListingFilters): Promise<Total> {
  return searchExactly(db, { filters, sort: 'newest', offset: 0, limit: 1 })
}

/** How the words of a search are read that finds too little by them as they are; else undefined. */
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
 * Widens a ring around the position until it holds the page; everything beyond it is farther away. A ring that
 * holds more than may be sorted is narrowed, for the nearest need not be among those that were seen of it.
 */
async function nearest(db: Kysely<DB>, search: Search, from: Position): Promise<SearchResult> {
  const { total, isEstimate } = await searchExactly(db, { ...search, sort: 'newest' })
  const wanted = Math.min(search.offset + search.limit, total)
  const farthest = search.filters.around?.radiusKm ?? HALF_ROUND_KM
  const seen: Ring[] = []
  let radiusKm: number | undefined = wanted > 0 ? Math.min(FIRST_RING_KM, farthest) : undefined
  while (radiusKm !== undefined) {
    const filters = { ...search.filters, around: { ...from, radiusKm } }
    const found = await sortedHits(db, { ...search, filters, cap: MOST_HITS })
    const isCut = found.seen === MOST_HITS
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
 * Wider than those that held too few; once one held too many, between the two by their ratio. Undefined where it
 * makes no difference any more: very many lie at one place, or hardly any of those that an index finds fit.
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

/** The page from the walk: from the rows already seen, or from as many more as its share of matches promises. */
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
  if (total > MOST_HITS) return walkPage(db, search)
  return (await sortedHits(db, { ...search, cap: MOST_HITS })).ids
}

async function fromIndexes(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  const { seen, ids, total } = await sortedHits(db, { ...search, cap: MOST_HITS })
  const isCut = seen === MOST_HITS && hasUnindexed(search.filters)
  return isCut ? longestWalk(db, search) : { ids, total, isEstimate: total > EXACT_TOTAL }
}

/** Where no index helps (an excluded word that nearly all hold, a hair-thin area): what the longest walk finds. */
async function longestWalk(db: Kysely<DB>, search: Search): Promise<SearchResult> {
  const { ids, matched } = await walkWindow(db, { ...search, rows: LONGEST_WALK })
  return { ids, total: matched, isEstimate: true }
}

/** The prefix's count, cut to the share of matches seen; when the counts kept know every filter, simply theirs. */
export async function estimateTotal(
  db: Kysely<DB>,
  filters: ListingFilters,
  prefix: WalkPrefix,
  window: Pick<WindowResult, 'seen' | 'matched'>,
): Promise<number> {
  if (isCountable(filters)) return Math.max(await countedTotal(db, filters), window.matched)
  const total = Math.max(await walkableTotal(db, prefix, MOST_HITS), window.seen)
  return Math.max(Math.round((total * window.matched) / window.seen), window.matched)
}

function windowRows(rest: ListingFilters, { offset, limit }: Page): number {
  const least = Math.max(EXACT_TOTAL + 1, offset + limit)
  if (Object.values(rest).every((value) => value === undefined)) return least
  const { query, excluded, parameterIds, facilityIds, ownerId } = rest
  const wordy = query || excluded || parameterIds || facilityIds || ownerId !== undefined
  return Math.max(wordy ? WORDY_WINDOW_ROWS : WINDOW_ROWS, least)
}

function isCountable(filters: ListingFilters): filters is CountableFilters {
  const { propertyType, categoryId, city, cities, ...others } = filters
  const { state, country, promoted, premium, ...rest } = others
  if ((promoted && premium !== undefined) || premium === false) return false
  return Object.values(rest).every((value) => value === undefined)
}
