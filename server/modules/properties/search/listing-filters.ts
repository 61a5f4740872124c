import type { DrawnArea } from '@hearth/streets/geometry/drawn-area'
import type { Bounds } from '@/domain/place/distance.ts'
import type { TravelLimit } from '@/domain/place/travel.ts'
import type { WireValue } from '@/domain/search/list-query.ts'
import type { FilterName, FilterTable, SearchFilters } from '@/domain/search/search-filters.ts'

export type PlainFilters = {
  [Name in FilterName as FilterTable[Name] extends { condition: infer Key extends string }
    ? Key
    : never]?: SearchFilters[Name] extends boolean
    ? boolean
    : WireValue<Name> extends number | undefined
      ? number
      : string
}

/** Filters of listings; absent ones match everything. `*-conditions.ts` files hold their SQL. */
export type ListingFilters = PlainFilters & {
  categoryId?: number
  categoryIds?: number[]
  city?: string
  /** Matches any of them; replaces `city`, `state` and `country`. */
  cities?: City[]
  state?: string
  country?: string
  /** Normalized names. */
  cityKeys?: string[]
  minPriceMinor?: number
  maxPriceMinor?: number
  posted?: PostedSince
  query?: TextQuery
  /** Words and phrases that must not occur. */
  excluded?: string[]
  /** Requires a value for each. */
  parameterIds?: number[]
  /** Requires one of them nearby. */
  nearbyPlaceIds?: number[]
  ownerId?: number
  excludeId?: number
  /** Degrees; two boxes if the area crosses the 180th meridian. */
  boxes?: Bounds[]
  areas?: DrawnArea[]
  around?: Circle
  /** Not searched themselves: `withReach` turns them into `reached`. */
  travel?: TravelLimit[]
  /** Ids of the listings that all travel limits reach. */
  reached?: number[]
}

/** Ties are ordered by id, so pages neither repeat nor skip a listing. */
export type ListingSort =
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'most_viewed'
  | 'most_liked'
  | 'nearest'

/** A missing state or country matches any. */
export type City = { city: string; state?: string; country?: string }

export type Circle = { latitude: number; longitude: number; radiusKm: number }

/** Text as typed, or in PostgreSQL's tsquery notation. */
export type TextQuery = { text: string } | { tsquery: string }

/** Days start at midnight in the time zone, weeks on Monday. */
export type PostedSince = {
  when: 'yesterday' | 'lastSevenDays' | 'lastCalendarWeek'
  now: Date
  timeZone: string
}
