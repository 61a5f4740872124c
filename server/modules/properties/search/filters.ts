import { type AreaProblem, areaProblem } from '@hearth/streets/geometry/area-check'
import { decodeAreas } from '@hearth/streets/geometry/area-code'
import { type DrawnArea, MAX_AREAS, MAX_CORNERS } from '@hearth/streets/geometry/drawn-area'
import { toMinor } from '@/domain/money/price.ts'
import type { Position } from '@/domain/place/distance.ts'
import {
  filterNames,
  filterRanges,
  filterRow,
  filterTable,
  MAX_CITIES,
} from '@/domain/search/search-filters.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { readTravel } from '@/server/modules/geography/street-places.ts'
import type { CatalogData } from '../catalog.ts'
import type {
  Circle,
  City,
  ListingFilters,
  ListingSort,
  PlainFilters,
  PostedSince,
} from './listing-filters.ts'

/** Parameters that filter listings, as the contract types them. */
export type FilterQuery = Input<'getPropertyFacets'>['query']

export type FilterSetting = {
  catalog: CatalogData
  currency: string
  now: Date
  timeZone: string
}

const MAX_EXCLUDED = 10
/** Owns no listing. */
const NOBODY = -1

/** An unknown category gives an empty list, not an error. */
const NO_CATEGORY = 0

/**
 * Converts request parameters to search filters. Raises invalid for contradictory ranges, a single
 * coordinate, and impossible bounds or areas.
 */
export function readFilters(query: FilterQuery, setting: FilterSetting): ListingFilters {
  refuseReversed(query)
  const minor = (price: number | undefined) =>
    price === undefined ? undefined : priceInMinor(price, setting.currency)
  const text = query.search?.trim()
  return {
    ...readPlainFilters(query),
    categoryId: findCategoryId(query, setting.catalog),
    ...parsePlaces(query),
    minPriceMinor: minor(query.min_price),
    maxPriceMinor: minor(query.max_price),
    posted: toPostedSince(query.posted_since, setting),
    query: text ? { text } : undefined,
    excluded: parseExcluded(query.exclude),
    parameterIds: query.parameter_id?.split(',').map(Number),
    ...parseLocation(query),
    areas: query.area === undefined ? undefined : readAreas(query.area),
    travel: query.travel === undefined ? undefined : readTravel(query.travel),
  }
}

/** Filters of `get_property`: it ignores half a price range, and every age but yesterday's. */
export function readDetailFilters(
  { users_promoted, userid, ...query }: Input<'getProperty'>['query'],
  { viewerId, ...setting }: FilterSetting & { viewerId: number | null },
): ListingFilters {
  const { min_price, max_price, posted_since, ...rest } = query
  const isRange = min_price !== undefined && max_price !== undefined
  const filters = readFilters(
    {
      ...rest,
      ...(isRange ? { min_price, max_price } : {}),
      ...(posted_since === 1 ? { posted_since } : {}),
    },
    setting,
  )
  return users_promoted === 1
    ? { ...filters, ownerId: viewerId ?? NOBODY, promoted: true }
    : { ...filters, ownerId: userid }
}

/** Filters that take their parameter as it comes. */
export function readPlainFilters(query: FilterQuery): PlainFilters
export function readPlainFilters(query: Readonly<Record<string, unknown>>): object {
  const entries = filterNames.flatMap((name) => {
    const { type, wire = '', condition } = filterRow(name)
    const value = query[wire]
    const isFlag = type === 'flag'
    return condition ? [[condition, isFlag ? value === 1 || undefined : value]] : []
  })
  return Object.fromEntries(entries)
}

/** Cities without a state and country use those of the request. */
function parsePlaces({ city, also_city, state, country }: FilterQuery) {
  if (!also_city) return { city, state, country }
  const further = also_city.split('|').map((code): City => {
    const [name = '', ...own] = code.split(';')
    const region = own.length > 0 ? { state: own[0], country: own[1] } : { state, country }
    return { city: name, state: region.state || undefined, country: region.country || undefined }
  })
  const cities = city === undefined ? further : [{ city, state, country }, ...further]
  return { cities: cities.slice(0, MAX_CITIES) }
}

/** Phrases can have quotation marks of any language. */
function parseExcluded(text = ''): string[] | undefined {
  const found = text.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s,;"“”„«»]+/gu)
  const words = [...found].map(([word, phrase]) => (phrase ?? word).trim())
  const keywords = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, MAX_EXCLUDED)
  return keywords.length > 0 ? keywords : undefined
}

/** Reads the position. Raises invalid for a single coordinate. */
export function readPosition({ latitude, longitude }: Pick<FilterQuery, 'latitude' | 'longitude'>) {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === undefined) throw invalid({ latitude: 'is needed with longitude' })
  if (longitude === undefined) throw invalid({ longitude: 'is needed with latitude' })
  return { latitude, longitude }
}

type Around = Pick<FilterQuery, 'latitude' | 'longitude' | 'radius'>

/** The circle that a position with a radius limits a search to. Raises invalid. */
export function readCircle(query: Around): Circle | undefined {
  const position = readPosition(query)
  const { radius: radiusKm } = query
  return position && radiusKm !== undefined ? { ...position, radiusKm } : undefined
}

/** A position without a radius limits nothing, but puts the nearest first. Raises invalid. */
export function readNearestTo(query: Around): Position | undefined {
  return query.radius === undefined ? readPosition(query) : undefined
}

/** Reads the order. Raises invalid for `nearest` without a position. */
export function readSort(
  query: Around &
    Pick<Partial<Input<'getPropertyList'>['query']>, 'sort' | 'most_viewed' | 'most_liked'>,
): ListingSort {
  if (query.sort === 'nearest' && query.latitude === undefined) {
    throw invalid({ sort: 'nearest needs latitude and longitude' })
  }
  if (query.sort) return query.sort
  if (query.most_viewed === 1) return 'most_viewed'
  if (query.most_liked === 1) return 'most_liked'
  return readNearestTo(query) ? 'nearest' : 'newest'
}

function findCategoryId(
  query: Pick<FilterQuery, 'category_id' | 'category_slug_id'>,
  catalog: CatalogData,
): number | undefined {
  if (query.category_id !== undefined) return query.category_id
  if (!query.category_slug_id) return undefined
  for (const { id, slug } of catalog.categories.values()) {
    if (slug === query.category_slug_id) return id
  }
  return NO_CATEGORY
}

function toPostedSince(
  since: 0 | 1 | undefined,
  { now, timeZone }: FilterSetting,
): PostedSince | undefined {
  if (since === undefined) return undefined
  return { when: since === 1 ? 'yesterday' : 'lastSevenDays', now, timeZone }
}

function parseLocation(query: FilterQuery): Pick<ListingFilters, 'around' | 'boxes'> {
  const boxes = query.bounds === undefined ? undefined : readBounds(query.bounds)
  return { boxes, around: readCircle(query) }
}

function readAreas(code: string): DrawnArea[] {
  const areas = decodeAreas(code)
  if (!areas) throw invalid({ area: 'cannot be read' })
  const problem = areaProblem(areas)
  if (problem) throw invalid({ area: AREA_PROBLEMS[problem] })
  return areas
}

const AREA_PROBLEMS: Record<AreaProblem, string> = {
  offGlobe: 'must lie on the globe',
  tooManyAreas: `must not be more than ${MAX_AREAS} areas`,
  tooManyPoints: `must not have more than ${MAX_CORNERS} corners in all`,
  tooFewPoints: 'must have at least three corners in each ring',
  crossesAntimeridian: 'must not cross the 180th meridian',
  crossesItself: 'must not cross or touch itself',
  holeOutside: 'must have its holes inside its outline',
}

function readBounds(bounds: string) {
  const [south = 0, west = 0, north = 0, east = 0] = bounds.split(',').map(Number)
  if (
    Math.abs(south) > 90 ||
    Math.abs(north) > 90 ||
    Math.abs(west) > 180 ||
    Math.abs(east) > 180
  ) {
    throw invalid({ bounds: 'must lie on the globe' })
  }
  if (south > north) throw invalid({ bounds: 'must have its south below its north' })
  return west <= east
    ? [{ south, west, north, east }]
    : [
        { south, west, north, east: 180 },
        { south, west: -180, north, east },
      ]
}

function refuseReversed(query: FilterQuery): void {
  for (const [min, max] of Object.values(filterRanges)) {
    const [least, most] = [filterTable[min].wire, filterTable[max].wire]
    const [from, to] = [query[least], query[most]]
    if (from !== undefined && to !== undefined && from > to) {
      throw invalid({ [least]: `must not be above ${most}` })
    }
  }
}

function priceInMinor(price: number, currency: string): number {
  try {
    return toMinor(price, currency)
  } catch (cause) {
    throw failure('invalid', 'The price is out of range.', { cause })
  }
}
