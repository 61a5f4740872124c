import type { OfferType } from '../listing/property-type.ts'
import { MAX_NAME_LENGTH, toPlaces, withPlaces } from '../place/place-code.ts'
import {
  amount,
  bounds,
  choice,
  cities,
  code,
  count,
  type FilterType,
  flag,
  ids,
  listKeys,
  near,
  optional,
  page,
  setting,
  text,
} from './filter-types.ts'
import { type QueryLike, queryArea, queryTravel, queryTurn } from './query-values.ts'

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

export const MAX_CITIES = 10

export const RESULTS_PER_PAGE = 24

/** Providers reject offsets above 10,000. */
export const LAST_RESULTS_PAGE = Math.floor(10_000 / RESULTS_PER_PAGE) + 1

// Provider limits.
const MAX_SLUG_LENGTH = 300
const MAX_SEARCH_LENGTH = 200
const MAX_AMOUNT = 1e12
const MAX_AREA = 1e8
const MAX_ROOMS = 50

const offer = choice<OfferType, 0 | 1>({ sell: 0, rent: 1 })
const postedSince = choice({ week: 0, yesterday: 1 } as const)
const city = cities(MAX_CITIES)

export const postedSinceWords = postedSince.words

export type PostedSince = (typeof postedSinceWords)[number]

/** Forms of chips, see filter-chips.ts. */
export type ChipForm =
  | 'choice'
  | 'words'
  | 'count'
  | 'flag'
  | 'range'
  | 'cities'
  | 'region'
  | 'parameters'
  | 'bounds'
  | 'drawn'
  | 'travel'
  | 'near'

type FilterRow = {
  type: FilterType<unknown, unknown>
  /** Key in the URL. */
  key: string
  /** Parameter of the API. */
  wire?: string
  /** Filter of the server, which takes the parameter as it comes. */
  condition?: string
  chip?: ChipForm
  /** Unit of an amount; forms read it as typed. */
  unit?: 'money' | 'm²'
  /** Needs a provider with `listing-search`. */
  extension?: true
  /** Not part of saved searches. */
  unsaved?: true
}

/** All filters, in the order of URLs and chips. */
export const filterTable = {
  offer: {
    type: offer,
    key: 'type',
    wire: 'property_type',
    condition: 'propertyType',
    chip: 'choice',
  },
  category: {
    type: text(MAX_SLUG_LENGTH),
    key: 'category',
    wire: 'category_slug_id',
    chip: 'words',
  },
  city: { type: city.main, key: 'city', wire: 'city', chip: 'cities' },
  /** Alternatives to `city`. Place codes if state or country differ; see place-code.ts. */
  alsoCities: { type: city.further, key: 'city', wire: 'also_city', extension: true },
  state: { type: text(MAX_NAME_LENGTH), key: 'state', wire: 'state', chip: 'region' },
  country: { type: text(MAX_NAME_LENGTH), key: 'country', wire: 'country' },
  search: { type: text(MAX_SEARCH_LENGTH), key: 'q', wire: 'search', chip: 'words' },
  /** Any of these words; quotes group a phrase. */
  exclude: {
    type: text(MAX_SEARCH_LENGTH),
    key: 'not',
    wire: 'exclude',
    chip: 'words',
    extension: true,
  },
  minPrice: {
    type: amount(MAX_AMOUNT),
    key: 'min_price',
    wire: 'min_price',
    chip: 'range',
    unit: 'money',
  },
  maxPrice: { type: amount(MAX_AMOUNT), key: 'max_price', wire: 'max_price', unit: 'money' },
  /** Minimum. */
  bedrooms: {
    type: count(MAX_ROOMS),
    key: 'bedrooms',
    wire: 'min_bedrooms',
    condition: 'minBedrooms',
    chip: 'count',
    extension: true,
  },
  bathrooms: {
    type: count(MAX_ROOMS),
    key: 'bathrooms',
    wire: 'min_bathrooms',
    condition: 'minBathrooms',
    chip: 'count',
    extension: true,
  },
  minArea: {
    type: amount(MAX_AREA),
    key: 'min_area',
    wire: 'min_area',
    condition: 'minArea',
    chip: 'range',
    unit: 'm²',
    extension: true,
  },
  maxArea: {
    type: amount(MAX_AREA),
    key: 'max_area',
    wire: 'max_area',
    condition: 'maxArea',
    unit: 'm²',
    extension: true,
  },
  postedSince: {
    type: postedSince,
    key: 'posted',
    wire: 'posted_since',
    chip: 'choice',
    unsaved: true,
  },
  premium: {
    type: flag,
    key: 'premium',
    wire: 'get_all_premium_properties',
    condition: 'premium',
    chip: 'flag',
  },
  promoted: {
    type: flag,
    key: 'promoted',
    wire: 'promoted',
    condition: 'promoted',
    chip: 'flag',
  },
  parameters: { type: ids, key: 'facilities', wire: 'parameter_id', chip: 'parameters' },
  bounds: { type: bounds, key: 'bounds', wire: 'bounds', chip: 'bounds', extension: true },
  /** See area-code.ts; `bounds` is then only the map view. */
  area: { type: code(queryArea), key: 'area', wire: 'area', chip: 'drawn', extension: true },
  /** Name of `area`, such as a neighborhood; empty for areas that somebody drew. */
  areaName: { type: text(MAX_NAME_LENGTH), key: 'place', extension: true },
  /** See travel.ts. */
  travel: {
    type: code(queryTravel),
    key: 'travel',
    wire: 'travel',
    chip: 'travel',
    extension: true,
  },
  /** Kilometers; without a radius, only shows distances. */
  near: { type: near, key: 'near', wire: 'latitude', chip: 'near' },
  sort: { type: setting(searchSorts, 'newest'), key: 'sort' },
  view: { type: setting(searchViews, 'grid'), key: 'view' },
  /** From 1. */
  page: { type: page(LAST_RESULTS_PAGE), key: 'page' },
  /** Of the featured listings, so that further pages follow the first; null on the first. */
  turn: { type: optional(queryTurn), key: 'turn' },
} as const satisfies Record<string, FilterRow>

/** Minimum and maximum of one chip. */
export const filterRanges = {
  price: ['minPrice', 'maxPrice'],
  area: ['minArea', 'maxArea'],
} as const

export type FilterTable = typeof filterTable

export type FilterName = keyof FilterTable

/** In the URL, so that searches can be shared. */
export type SearchFilters = { -readonly [Name in FilterName]: FilterTable[Name]['type']['none'] }

export const filterNames = listKeys(filterTable)

/** Without types, for loops. */
export function filterRow(name: FilterName): FilterRow {
  return filterTable[name]
}

export const noFilters = eachFilter((name) => filterTable[name].type.none)

export function eachFilter(get: (name: FilterName) => unknown): SearchFilters
export function eachFilter(get: (name: FilterName) => unknown): object {
  return Object.fromEntries(filterNames.map((name) => [name, get(name)]))
}

/** Invalid values are dropped. */
export function parseFilters(query: QueryLike): SearchFilters {
  const read = eachFilter((name) => filterRow(name).type.parse(query, filterRow(name).key))
  const { sort, near } = read
  return {
    ...withoutOrphans(read),
    ...withPlaces(toPlaces(read)),
    ...inOrder(read),
    sort: sort === 'nearest' && !near ? 'newest' : sort,
  }
}

/** Canonical: fixed order, no defaults. */
export function searchParams(filters: SearchFilters): URLSearchParams {
  const written = withoutOrphans(filters)
  const params = new URLSearchParams()
  for (const name of filterNames) {
    const { type, key } = filterRow(name)
    for (const pair of type.toPairs(written[name], key)) params.append(...pair)
  }
  return params
}

/** Drops values that belong to another one. */
function withoutOrphans(filters: SearchFilters): SearchFilters {
  const { area, areaName, page, turn } = filters
  return { ...filters, areaName: area && areaName, turn: page === 1 ? null : turn }
}

function inOrder(filters: SearchFilters): Partial<SearchFilters> {
  const pairs = Object.values(filterRanges).flatMap(([min, max]) => {
    const [least, most] = [filters[min], filters[max]]
    return least !== null && most !== null && least > most
      ? [
          [min, most],
          [max, least],
        ]
      : []
  })
  return Object.fromEntries(pairs)
}
