import type { ServiceContext } from '@/server/actor.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import type { Deps } from '@/server/deps.ts'
import { viewerId } from '../visibility.ts'
import type { Schemas } from '../wire.ts'
import { countAllFacets } from './facets.ts'
import {
  type FilterQuery,
  type FilterSetting,
  readDetailFilters,
  readFilters,
  readPosition,
  readSort,
} from './filters.ts'
import type { ListingFilters } from './listing-filters.ts'
import { type MapResult, toMapClusters } from './map.ts'
import { withReach } from './reach.ts'
import type { Search } from './search.ts'
import { cityKeysLike } from './search-store.ts'

/** Context for parsing filters, read once per request or job. */
export async function getFilterSetting({
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
  const filters = readFilters(query, await getFilterSetting(context))
  return await withReach(context.deps, filters)
}

/** The search of `get_property` without a listing. */
export async function toDetailSearch(
  context: ServiceContext,
  query: Input<'getProperty'>['query'],
): Promise<Search> {
  const setting = { ...(await getFilterSetting(context)), viewerId: viewerId(context.viewer) }
  return {
    filters: readDetailFilters(query, setting),
    sort: readSort({ most_viewed: query.top_rated, most_liked: query.most_liked }),
    offset: query.offset,
    limit: query.limit,
  }
}

/** The search of `get_nearby_properties`; city and state may be parts of names. */
export async function toNearbySearch(
  context: ServiceContext,
  query: Input<'getNearbyProperties'>['query'],
): Promise<Search> {
  const { type: property_type, city, state, latitude, longitude, radius, offset, limit } = query
  const from = readPosition(query)
  const around = { latitude, longitude, radius }
  const filters = readFilters({ property_type, ...around }, await getFilterSetting(context))
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
  const setting = { ...(await getFilterSetting(context)), language, origin }
  const filters = await withReach(deps, readFilters(query, setting))
  return countAllFacets(deps.db, filters, setting)
}

/** Clusters the listings of a map view, with the currency of their prices. */
export async function clusterListings(
  context: ServiceContext,
  { zoom, ...query }: FilterQuery & { zoom: number },
): Promise<MapResult & { currency: string }> {
  const setting = await getFilterSetting(context)
  const filters = await withReach(context.deps, readFilters(query, setting))
  const { boxes = [], ...rest } = filters
  const found = await toMapClusters(context.deps.db, { filters: { ...rest, boxes }, zoom })
  return { ...found, currency: setting.currency }
}
