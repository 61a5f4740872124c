import type { OfferType } from '../listing/property-type.ts'
import type { Bounds, Position } from '../place/distance.ts'
import {
  MAX_NAME_LENGTH,
  MAX_PLACE_CODE_LENGTH,
  toPlaces,
  withPlaces,
} from '../place/place-code.ts'
import {
  MAX_RADIUS_KM,
  type QueryLike,
  queryAmount,
  queryArea,
  queryBounds,
  queryIds,
  queryNear,
  queryNumber,
  queryText,
  queryTexts,
  queryTravel,
  queryTurn,
  queryWord,
} from './query-values.ts'

export const searchSorts = [
  'newest',
  'price_asc',
  'price_desc',
  'most_viewed',
  'most_liked',
  'nearest',
] as const

export type SearchSort = (typeof searchSorts)[number]

export const searchViews = ['grid', 'list', 'map'] as const

export type SearchView = (typeof searchViews)[number]

export const postedSinceWords = ['week', 'yesterday'] as const

export type PostedSince = (typeof postedSinceWords)[number]

/** In the URL, so that searches can be shared. */
export type SearchFilters = {
  offer: OfferType | null
  category: string
  city: string
  /** Alternatives to `city`. Place codes if state or country differ; see place-code.ts. */
  alsoCities: readonly string[]
  state: string
  country: string
  search: string
  /** Any of these words; quotes group a phrase. */
  exclude: string
  minPrice: number | null
  maxPrice: number | null
  /** Minimum. */
  bedrooms: number | null
  bathrooms: number | null
  minArea: number | null
  maxArea: number | null
  postedSince: PostedSince | null
  premium: boolean
  promoted: boolean
  parameters: readonly number[]
  bounds: Bounds | null
  /** See area-code.ts; `bounds` is then only the map view. */
  area: string
  /** Name of `area`, such as a neighborhood; empty for areas that somebody drew. */
  areaName: string
  /** See travel.ts. */
  travel: string
  /** Kilometers; without a radius, only shows distances. */
  near: (Position & { radiusKm: number | null }) | null
  sort: SearchSort
  view: SearchView
  /** From 1. */
  page: number
  /** Of the featured listings, so that further pages follow the first; null on the first. */
  turn: number | null
}

export const noFilters: SearchFilters = {
  offer: null,
  category: '',
  city: '',
  alsoCities: [],
  state: '',
  country: '',
  search: '',
  exclude: '',
  minPrice: null,
  maxPrice: null,
  bedrooms: null,
  bathrooms: null,
  minArea: null,
  maxArea: null,
  postedSince: null,
  premium: false,
  promoted: false,
  parameters: [],
  bounds: null,
  area: '',
  areaName: '',
  travel: '',
  near: null,
  sort: 'newest',
  view: 'grid',
  page: 1,
  turn: null,
}

export const MAX_CITIES = 10

export const RESULTS_PER_PAGE = 24

/** Providers reject offsets above 10,000. */
export const LAST_RESULTS_PAGE = Math.floor(10_000 / RESULTS_PER_PAGE) + 1

/** Invalid values are dropped. */
export function parseFilters(query: QueryLike): SearchFilters {
  const [minPrice, maxPrice] = inOrder(
    queryAmount(query, 'min_price', MAX_AMOUNT),
    queryAmount(query, 'max_price', MAX_AMOUNT),
  )
  const [minArea, maxArea] = inOrder(
    queryAmount(query, 'min_area', MAX_AREA),
    queryAmount(query, 'max_area', MAX_AREA),
  )
  const near = withRadius(queryNear(query, 'near'), queryNumber(query, 'radius', MAX_RADIUS_KM))
  const sort = queryWord(query, 'sort', searchSorts) ?? 'newest'
  const area = queryArea(query, 'area')
  const page = Math.max(1, Math.floor(queryNumber(query, 'page', LAST_RESULTS_PAGE) ?? 1))
  return {
    offer: queryWord(query, 'type', offers),
    category: queryText(query, 'category', MAX_SLUG_LENGTH),
    ...queryPlaces(query),
    search: queryText(query, 'q', MAX_SEARCH_LENGTH),
    exclude: queryText(query, 'not', MAX_SEARCH_LENGTH),
    minPrice,
    maxPrice,
    bedrooms: wholeRooms(queryNumber(query, 'bedrooms', MAX_ROOMS)),
    bathrooms: wholeRooms(queryNumber(query, 'bathrooms', MAX_ROOMS)),
    minArea,
    maxArea,
    postedSince: queryWord(query, 'posted', postedSinceWords),
    premium: queryWord(query, 'premium', ['1']) !== null,
    promoted: queryWord(query, 'promoted', ['1']) !== null,
    parameters: queryIds(query, 'facilities'),
    bounds: queryBounds(query, 'bounds'),
    area,
    areaName: area ? queryText(query, 'place', MAX_NAME_LENGTH) : '',
    travel: queryTravel(query, 'travel'),
    near,
    sort: sort === 'nearest' && !near ? 'newest' : sort,
    view: queryWord(query, 'view', searchViews) ?? 'grid',
    page,
    turn: page > 1 ? queryTurn(query) : null,
  }
}

/** Canonical: fixed order, no defaults. */
export function searchParams(filters: SearchFilters): URLSearchParams {
  const { bounds, near } = filters
  const pairs: [string, string | number | null][] = [
    ['type', filters.offer],
    ['category', filters.category],
    ['city', filters.city],
    ...filters.alsoCities.map((name): [string, string] => ['city', name]),
    ['state', filters.state],
    ['country', filters.country],
    ['q', filters.search],
    ['not', filters.exclude],
    ['min_price', filters.minPrice],
    ['max_price', filters.maxPrice],
    ['bedrooms', filters.bedrooms],
    ['bathrooms', filters.bathrooms],
    ['min_area', filters.minArea],
    ['max_area', filters.maxArea],
    ['posted', filters.postedSince],
    ['premium', filters.premium ? 1 : null],
    ['promoted', filters.promoted ? 1 : null],
    ['facilities', filters.parameters.join(',')],
    ['bounds', bounds && [bounds.south, bounds.west, bounds.north, bounds.east].join(',')],
    ['area', filters.area],
    ['place', filters.area && filters.areaName],
    ['travel', filters.travel],
    ['near', near && [near.latitude, near.longitude].join(',')],
    ['radius', near?.radiusKm ?? null],
    ['sort', filters.sort === 'newest' ? null : filters.sort],
    ['view', filters.view === 'grid' ? null : filters.view],
    ['page', filters.page === 1 ? null : filters.page],
    ['turn', filters.page === 1 ? null : filters.turn],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of pairs) {
    if (value !== null && value !== '') params.append(name, String(value))
  }
  return params
}

const offers: readonly OfferType[] = ['sell', 'rent']
// Provider limits.
const MAX_SLUG_LENGTH = 300
const MAX_SEARCH_LENGTH = 200
const MAX_AMOUNT = 1e12
const MAX_AREA = 1e8
const MAX_ROOMS = 50

function queryPlaces(query: QueryLike) {
  const [city = '', ...alsoCities] = queryTexts(query, 'city', MAX_PLACE_CODE_LENGTH, MAX_CITIES)
  const region = {
    state: queryText(query, 'state', MAX_NAME_LENGTH),
    country: queryText(query, 'country', MAX_NAME_LENGTH),
  }
  return { ...region, ...withPlaces(toPlaces({ city, alsoCities, ...region })) }
}

function wholeRooms(rooms: number | null): number | null {
  return rooms === null || rooms < 1 ? null : Math.floor(rooms)
}

function inOrder(least: number | null, most: number | null): [number | null, number | null] {
  return least !== null && most !== null && least > most ? [most, least] : [least, most]
}

/** Older URLs include the radius in `near`. */
function withRadius(near: SearchFilters['near'], radiusKm: number | null): SearchFilters['near'] {
  return near && radiusKm ? { ...near, radiusKm } : near
}
