import type { OfferType } from '../listing/property-type.ts'
import type { Bounds, Position } from '../place/distance.ts'
import { MAX_NAME_LENGTH } from '../place/place-code.ts'

export const searchSorts = [
  'newest',
  'price_asc',
  'price_desc',
  'most_viewed',
  'most_liked',
  'nearest',
] as const

export const searchViews = ['grid', 'list', 'map'] as const

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

const offerCodes: Readonly<Record<OfferType, 0 | 1>> = { sell: 0, rent: 1 }

export const postedSinceWords = ['week', 'yesterday'] as const

export type PostedSince = (typeof postedSinceWords)[number]

const postedSinceCodes: Readonly<Record<PostedSince, 0 | 1>> = { week: 0, yesterday: 1 }

/** Values by type; those of `choice` and `setting` are their words. */
type Values = {
  text: string
  city: string
  cities: readonly string[]
  amount: number | null
  /** Whole, from 1. */
  count: number | null
  flag: boolean
  ids: readonly number[]
  bounds: Bounds | null
  area: string
  travel: string
  near: (Position & { radiusKm: number | null }) | null
  page: number
  turn: number | null
}

export type FilterType = keyof Values | 'choice' | 'setting'

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

export type FilterRow = {
  type: FilterType
  /** Largest number, or most characters. */
  max?: number
  /** Words of a choice, with their codes in the API. */
  codes?: Readonly<Record<string, number>>
  /** Words of a setting, which has the first one unless another is set. */
  words?: readonly string[]
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
    type: 'choice',
    codes: offerCodes,
    key: 'type',
    wire: 'property_type',
    condition: 'propertyType',
    chip: 'choice',
  },
  category: {
    type: 'text',
    max: MAX_SLUG_LENGTH,
    key: 'category',
    wire: 'category_slug_id',
    chip: 'words',
  },
  city: { type: 'city', key: 'city', wire: 'city', chip: 'cities' },
  /** Alternatives to `city`. Place codes if state or country differ; see place-code.ts. */
  alsoCities: { type: 'cities', key: 'city', wire: 'also_city', extension: true },
  state: { type: 'text', max: MAX_NAME_LENGTH, key: 'state', wire: 'state', chip: 'region' },
  country: { type: 'text', max: MAX_NAME_LENGTH, key: 'country', wire: 'country' },
  search: { type: 'text', max: MAX_SEARCH_LENGTH, key: 'q', wire: 'search', chip: 'words' },
  /** Any of these words; quotes group a phrase. */
  exclude: {
    type: 'text',
    max: MAX_SEARCH_LENGTH,
    key: 'not',
    wire: 'exclude',
    chip: 'words',
    extension: true,
  },
  minPrice: {
    type: 'amount',
    max: MAX_AMOUNT,
    key: 'min_price',
    wire: 'min_price',
    chip: 'range',
    unit: 'money',
  },
  maxPrice: { type: 'amount', max: MAX_AMOUNT, key: 'max_price', wire: 'max_price', unit: 'money' },
  /** Minimum. */
  bedrooms: {
    type: 'count',
    max: MAX_ROOMS,
    key: 'bedrooms',
    wire: 'min_bedrooms',
    condition: 'minBedrooms',
    chip: 'count',
    extension: true,
  },
  bathrooms: {
    type: 'count',
    max: MAX_ROOMS,
    key: 'bathrooms',
    wire: 'min_bathrooms',
    condition: 'minBathrooms',
    chip: 'count',
    extension: true,
  },
  minArea: {
    type: 'amount',
    max: MAX_AREA,
    key: 'min_area',
    wire: 'min_area',
    condition: 'minArea',
    chip: 'range',
    unit: 'm²',
    extension: true,
  },
  maxArea: {
    type: 'amount',
    max: MAX_AREA,
    key: 'max_area',
    wire: 'max_area',
    condition: 'maxArea',
    unit: 'm²',
    extension: true,
  },
  postedSince: {
    type: 'choice',
    codes: postedSinceCodes,
    key: 'posted',
    wire: 'posted_since',
    chip: 'choice',
    unsaved: true,
  },
  premium: {
    type: 'flag',
    key: 'premium',
    wire: 'get_all_premium_properties',
    condition: 'premium',
    chip: 'flag',
  },
  promoted: {
    type: 'flag',
    key: 'promoted',
    wire: 'promoted',
    condition: 'promoted',
    chip: 'flag',
  },
  parameters: { type: 'ids', key: 'facilities', wire: 'parameter_id', chip: 'parameters' },
  bounds: { type: 'bounds', key: 'bounds', wire: 'bounds', chip: 'bounds', extension: true },
  /** See area-code.ts; `bounds` is then only the map view. */
  area: { type: 'area', key: 'area', wire: 'area', chip: 'drawn', extension: true },
  /** Name of `area`, such as a neighborhood; empty for areas that somebody drew. */
  areaName: { type: 'text', max: MAX_NAME_LENGTH, key: 'place', extension: true },
  /** See travel.ts. */
  travel: {
    type: 'travel',
    key: 'travel',
    wire: 'travel',
    chip: 'travel',
    extension: true,
  },
  /** Kilometers; without a radius, only shows distances. */
  near: { type: 'near', key: 'near', wire: 'latitude', chip: 'near' },
  sort: { type: 'setting', words: searchSorts, key: 'sort' },
  view: { type: 'setting', words: searchViews, key: 'view' },
  /** From 1. */
  page: { type: 'page', max: LAST_RESULTS_PAGE, key: 'page' },
  /** Of the featured listings, so that further pages follow the first; null on the first. */
  turn: { type: 'turn', key: 'turn' },
} as const satisfies Record<string, FilterRow>

/** Minimum and maximum of one chip. */
export const filterRanges = {
  price: ['minPrice', 'maxPrice'],
  area: ['minArea', 'maxArea'],
} as const

export type FilterTable = typeof filterTable

export type FilterName = keyof FilterTable

type Value<Row> = Row extends { codes: infer Codes }
  ? keyof Codes | null
  : Row extends { words: readonly (infer Word)[] }
    ? Word
    : Row extends { type: infer Type extends keyof Values }
      ? Values[Type]
      : never

/** In the URL, so that searches can be shared. */
export type SearchFilters = { -readonly [Name in FilterName]: Value<FilterTable[Name]> }

export const filterNames = listNames(filterTable)

/** For loops over all filters. */
export function filterRow(name: FilterName): FilterRow {
  return filterTable[name]
}

const NONE: Values & { choice: null } = {
  choice: null,
  text: '',
  city: '',
  cities: [],
  amount: null,
  count: null,
  flag: false,
  ids: [],
  bounds: null,
  area: '',
  travel: '',
  near: null,
  page: 1,
  turn: null,
}

export const noFilters = eachFilter((name) => {
  const { type, words = [] } = filterRow(name)
  return type === 'setting' ? words[0] : NONE[type]
})

export function eachFilter(get: (name: FilterName) => unknown): SearchFilters
export function eachFilter(get: (name: FilterName) => unknown): object {
  return Object.fromEntries(filterNames.map((name) => [name, get(name)]))
}

/** Canonical: fixed order, no defaults. */
export function searchParams(filters: SearchFilters): URLSearchParams {
  const written = withoutOrphans(filters)
  const params = new URLSearchParams()
  for (const name of filterNames) {
    for (const text of toTexts(written, name)) {
      if (text !== '') params.append(filterRow(name).key, text)
    }
    const radius = name === 'near' ? written.near?.radiusKm : null
    if (typeof radius === 'number') params.append('radius', String(radius))
  }
  return params
}

function toTexts(filters: SearchFilters, name: FilterName): readonly string[] {
  const value = filters[name]
  const { near } = filters
  if (value === noFilters[name]) return []
  if (name === 'alsoCities') return filters.alsoCities
  if (name === 'near') return near ? [`${near.latitude},${near.longitude}`] : []
  return [name === 'bounds' ? formatBounds(filters) : String(value === true ? 1 : value)]
}

export function formatBounds({ bounds }: Pick<SearchFilters, 'bounds'>): string {
  return bounds ? [bounds.south, bounds.west, bounds.north, bounds.east].join(',') : ''
}

/** Drops values that belong to another one. */
export function withoutOrphans(filters: SearchFilters): SearchFilters {
  const { area, areaName, page, turn } = filters
  return { ...filters, areaName: area && areaName, turn: page === 1 ? null : turn }
}

function listNames<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[]
function listNames(record: object): string[] {
  return Object.keys(record)
}
