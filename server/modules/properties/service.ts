import { isGranted } from '@/domain/account/access.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import type { Deps } from '@/server/deps.ts'
import { requireAccess } from '@/server/modules/packages/access.ts'
import { administratorOf } from '@/server/modules/settings/administrator.ts'
import type { Viewer } from '@/server/viewer.ts'
import { countByCategory } from './catalog-store.ts'
import {
  type DetailRow,
  findVisible,
  readDetails,
  type VisibleListing,
  visibleAmong,
} from './detail-store.ts'
import type { DetailShaping } from './detail-wire.ts'
import { facetsOf } from './search/facets.ts'
import { searchInTurn } from './search/featured.ts'
import {
  type FilterQuery,
  type FilterSetting,
  readDetailFilters,
  readFilters,
  readPosition,
  readSort,
} from './search/filters.ts'
import type { ListingFilters } from './search/listing-filters.ts'
import { type ListingRow, readListings } from './search/listings-store.ts'
import { type MapResult, mapOf } from './search/map.ts'
import { withReach } from './search/reach.ts'
import { type Search, searchListings } from './search/search.ts'
import { cityKeysLike } from './search/search-store.ts'
import type { GatedFacts, Schemas, Shaping } from './wire.ts'

export type ResultPage<Row = unknown> = { listings: Row[]; total: number; isEstimate: boolean }

/**
 * A page of public listings, promoted ones first. `brief` omits files and nearby places; with a
 * `turn`, featured listings of further pages take turns.
 */
export async function listListings(
  { deps: { db, clock }, viewer }: ServiceContext,
  { brief, turn, ...search }: Search & { brief?: boolean; turn?: number },
): Promise<ResultPage<ListingRow>> {
  const at = clock()
  const found =
    turn === undefined ? searchListings(db, search) : searchInTurn(db, search, { turn, at })
  const { ids, total, isEstimate } = await found
  const inFull = brief ? 0 : ids.length
  const listings = await readListings(db, { ids, viewerId: viewerId(viewer), at, inFull })
  return { listings: promotedFirst(listings), total, isEstimate }
}

/** The same page with all details. */
export async function listDetails(
  { deps: { db, clock }, viewer }: ServiceContext,
  search: Search,
): Promise<ResultPage<DetailRow>> {
  const { ids, total, isEstimate } = await searchListings(db, search)
  const listings = await readDetails(db, { ids, viewerId: viewerId(viewer), at: clock() })
  return { listings: promotedFirst(listings), total, isEstimate }
}

/** Reads public listings in order, sold and rented ones included; others are skipped. */
export async function listingsByIds(
  { deps: { db, clock }, viewer }: ServiceContext,
  { ids, brief }: { ids: number[]; brief: boolean },
): Promise<ListingRow[]> {
  const at = clock()
  const visible = await visibleAmong(db, { ids, at })
  const inFull = brief ? 0 : visible.length
  return readListings(db, { ids: visible, viewerId: viewerId(viewer), at, inFull })
}

/** Resolves a current or former slug to a public id, if any. Raises invalid without a slug. */
export async function idsBySlug(
  { deps: { db, clock } }: ServiceContext,
  slug: string | undefined,
): Promise<number[]> {
  if (slug === undefined) throw invalid({ ids: 'is required when there is no slug_id' })
  const found = await findVisible(db, { slug, at: clock() })
  return found ? [found.id] : []
}

/** Finds a public listing. Raises notFound. */
export async function findPublic(
  { deps }: ServiceContext,
  id: number,
): Promise<Pick<VisibleListing, 'id' | 'category_id' | 'owner_id'>> {
  return required(await findVisible(deps.db, { id, at: deps.clock() }))
}

/** Finds a public listing, or any of the viewer. Raises notFound. */
export async function findViewable(
  { deps, viewer }: ServiceContext,
  id: number,
): Promise<VisibleListing> {
  return required(await findVisible(deps.db, { id, ownerId: viewerId(viewer), at: deps.clock() }))
}

function required(found: VisibleListing | undefined): VisibleListing {
  if (!found) throw failure('notFound', 'This listing was not found.')
  return found
}

/**
 * Reads two listings of one category. Raises notFound; invalid for the same one or different
 * categories; packageRefused.
 */
export async function compareListings(
  context: ServiceContext,
  { source, target }: { source: number; target: number },
): Promise<[DetailRow, DetailRow]> {
  if (source === target) {
    throw invalid({ target_property_id: 'must be another listing' })
  }
  const { deps, viewer } = context
  const at = deps.clock()
  const first = await findViewable(context, source)
  const second = await findViewable(context, target)
  if (first.category_id !== second.category_id) {
    throw invalid({ target_property_id: 'must be of the same category' })
  }
  await refuseWithoutPremium(context, [first, second])
  const ids = [source, target]
  const [one, other] = await readDetails(deps.db, { ids, viewerId: viewerId(viewer), at })
  if (!one || !other) throw failure('notFound', 'This listing was not found.')
  return [one, other]
}

/** Context for converting listings, read once per request. */
export async function shapingOf(
  { deps, language, origin, viewer }: ServiceContext,
  more: { from?: Position; brief?: boolean } = {},
): Promise<Shaping> {
  const [catalog, check] = await Promise.all([
    deps.catalog.read(),
    deps.access.premiumListings(viewer),
  ])
  const opensPremium = isGranted(check, 'premium_properties')
  const isOpen = (row: GatedFacts) => opensPremium || !row.is_premium || isOwn(viewer, row)
  return { catalog, language, origin, ...more, isOpen }
}

/** Context for converting details, read once per request. */
export async function detailShapingOf(context: ServiceContext): Promise<DetailShaping> {
  const { deps, origin, viewer } = context
  const settings = await deps.settings.read()
  return {
    ...(await shapingOf(context)),
    viewerId: viewerId(viewer),
    now: deps.clock(),
    admin: administratorOf(settings, origin),
  }
}

/** Context for parsing filters, read once per request or job. */
export async function filterSettingOf({
  deps,
}: {
  deps: Pick<Deps, 'catalog' | 'settings' | 'clock' | 'config'>
}): Promise<FilterSetting> {
  const { currency_code } = await deps.settings.read()
  return {
    catalog: await deps.catalog.read(),
    currency: currency_code,
    now: deps.clock(),
    timeZone: deps.config.timeZone,
  }
}

export async function filtersOf(
  context: ServiceContext,
  query: FilterQuery,
): Promise<ListingFilters> {
  const filters = readFilters(query, await filterSettingOf(context))
  return await withReach(context.deps, filters)
}

/** The search of `get_property` without a listing. */
export async function detailSearchOf(
  context: ServiceContext,
  query: Input<'getProperty'>['query'],
): Promise<Search> {
  const setting = { ...(await filterSettingOf(context)), viewerId: viewerId(context.viewer) }
  return {
    filters: readDetailFilters(query, setting),
    sort: readSort({ most_viewed: query.top_rated, most_liked: query.most_liked }),
    offset: query.offset,
    limit: query.limit,
  }
}

/** The search of `get_nearby_properties`; city and state may be parts of names. */
export async function nearbySearchOf(
  context: ServiceContext,
  query: Input<'getNearbyProperties'>['query'],
): Promise<Search> {
  const { type: property_type, city, state, latitude, longitude, radius, offset, limit } = query
  const from = readPosition(query)
  const around = { latitude, longitude, radius }
  const filters = readFilters({ property_type, ...around }, await filterSettingOf(context))
  const cityKeys = city || state ? await cityKeysLike(context.deps.db, { city, state }) : undefined
  const sort = from ? 'nearest' : 'newest'
  return { filters: { ...filters, cityKeys }, sort, from, offset, limit }
}

/** Counts the choices beside the filters. */
export async function countFacets(
  context: ServiceContext,
  query: FilterQuery,
): Promise<Schemas['PropertyFacets']> {
  const { deps, language, origin } = context
  const setting = { ...(await filterSettingOf(context)), language, origin }
  const filters = await withReach(deps, readFilters(query, setting))
  return facetsOf(deps.db, filters, setting)
}

/** Clusters the listings of a map view, with the currency of their prices. */
export async function clusterListings(
  context: ServiceContext,
  { zoom, ...query }: FilterQuery & { zoom: number },
): Promise<MapResult & { currency: string }> {
  const setting = await filterSettingOf(context)
  const filters = await withReach(context.deps, readFilters(query, setting))
  const { boxes = [], ...rest } = filters
  const found = await mapOf(context.deps.db, { filters: { ...rest, boxes }, zoom })
  return { ...found, currency: setting.currency }
}

/** Counts listings per category; empty ones are absent. */
export function listedByCategory({ deps }: ServiceContext): Promise<Map<number, number>> {
  return countByCategory(deps.db)
}

export function viewerId(viewer: Viewer): number | null {
  return viewer.kind === 'member' ? viewer.id : null
}

/** Raises packageRefused for other owners' premium listings. */
export async function refuseWithoutPremium(
  { deps, viewer }: ServiceContext,
  listings: readonly Pick<VisibleListing, 'is_premium' | 'owner_id'>[],
): Promise<void> {
  if (listings.every((it) => !it.is_premium || isOwn(viewer, it))) return
  requireAccess(await deps.access.premiumListings(viewer), 'premium_properties', viewer)
}

function isOwn(viewer: Viewer, { owner_id }: Pick<VisibleListing, 'owner_id'>): boolean {
  return viewer.kind === 'member' && viewer.id === owner_id
}

export function promotedFirst<Row extends { promoted: boolean }>(rows: Row[]): Row[] {
  return [...rows.filter((row) => row.promoted), ...rows.filter((row) => !row.promoted)]
}
