import type { Kysely } from 'kysely'
import { toMajor } from '@/domain/money/price.ts'
import type { DB } from '@/generated/database.ts'
import type { CatalogData } from '../catalog.ts'
import { type Schemas, toCategoryShort } from '../wire.ts'
import {
  type FacetName,
  type FacetValues,
  type PriceSpread,
  readSample,
  type Sample,
} from './facets-store.ts'
import type { ListingFilters, PostedSince } from './listing-filters.ts'
import { countExactly, countListings, estimateTotal } from './search.ts'
import { hasUnindexed } from './search-conditions.ts'
import { splitForWalk } from './search-store.ts'

export type FacetSetting = {
  catalog: CatalogData
  language: string
  origin: string
  currency: string
  now: Date
  timeZone: string
}

/** Rows read per group; with fewer listings, counts are exact. */
const SAMPLE_ROWS = 6000
/** Limit of index hits that need further tests. */
const MAX_LOOKED_AT = 20_000
/** Matches needed to extrapolate a walk; otherwise the indexes are used. */
const WORTHY_SAMPLE = 300
/** Lower, because all tokens of a row are counted. */
const TRAIT_ROWS = 2000

/** Filters that a group ignores, to show the alternatives. */
const OWN_FILTERS: { name: FacetName; own: (keyof ListingFilters)[] }[] = [
  { name: 'types', own: ['propertyType'] },
  { name: 'categories', own: ['categoryId'] },
  { name: 'cities', own: ['city', 'cities', 'state', 'country'] },
  { name: 'bedrooms', own: ['minBedrooms'] },
  { name: 'bathrooms', own: ['minBathrooms'] },
  { name: 'prices', own: ['minPriceMinor', 'maxPriceMinor'] },
]

const NOTHING: FacetValues = {
  types: [],
  categories: [],
  cities: [],
  bedrooms: [],
  bathrooms: [],
  prices: null,
  traits: { premium: 0, promoted: 0, facilities: [] },
}

const UNSCALED: Counts['scales'] = {
  types: 1,
  categories: 1,
  cities: 1,
  bedrooms: 1,
  bathrooms: 1,
  traits: 1,
  prices: 1,
}

type WireGroup = NonNullable<Schemas['PropertyFacets']['estimated']>[number]

const WIRE_GROUPS: Record<FacetName, WireGroup[]> = {
  types: ['property_types'],
  categories: ['categories'],
  cities: ['cities'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  traits: ['premium', 'promoted', 'facilities'],
  prices: ['price'],
}

type Counts = {
  values: FacetValues
  /** Factors from the sample to all listings. */
  scales: Record<FacetName, number>
  estimated: FacetName[]
}

/** Counts the listings that each further choice would leave. */
export async function countAllFacets(
  db: Kysely<DB>,
  asked: ListingFilters,
  setting: FacetSetting,
): Promise<Schemas['PropertyFacets']> {
  const { filters, total, isEstimate } = await countListings(db, asked)
  const { values, scales, estimated } = await countGroups(db, filters)
  const listed = (when: PostedSince['when']) => {
    const { now, timeZone } = setting
    return countExactly(db, { ...filters, posted: { when, now, timeZone } })
  }
  const week = await listed('lastSevenDays')
  const yesterday = await listed('yesterday')
  return {
    total,
    total_is_estimate: isEstimate,
    estimated: [
      ...estimated.flatMap((name) => WIRE_GROUPS[name]),
      ...(week.isEstimate || yesterday.isEstimate ? (['posted_since'] as const) : []),
    ],
    property_types: values.types.map(({ value, count }) => ({
      value: value === 1 ? 1 : 0,
      count: scaled(count, scales.types),
    })),
    categories: values.categories
      .map((group) => toCategoryFacet(group, scales.categories, setting))
      .filter((group) => group.category !== '')
      .sort((a, b) => b.count - a.count || a.id - b.id),
    cities: eachScaled(values.cities, scales.cities),
    bedrooms: eachScaled(values.bedrooms, scales.bedrooms),
    bathrooms: eachScaled(values.bathrooms, scales.bathrooms),
    posted_since: { week: week.total, yesterday: yesterday.total },
    premium: scaled(values.traits.premium, scales.traits),
    promoted: scaled(values.traits.promoted, scales.traits),
    facilities: eachScaled(values.traits.facilities, scales.traits),
    price: toPriceFacet(values.prices, scales.prices, setting.currency),
  }
}

async function countGroups(db: Kysely<DB>, filters: ListingFilters): Promise<Counts> {
  const counts: Counts = { values: NOTHING, scales: UNSCALED, estimated: [] }
  const add = async (names: FacetName[], passing: ListingFilters, rows?: number) => {
    const { values, scale, isEstimate } = await sampled(db, passing, names, rows)
    counts.values = { ...counts.values, ...values }
    for (const name of names) counts.scales = { ...counts.scales, [name]: scale }
    if (isEstimate) counts.estimated.push(...names)
  }
  const free: FacetName[] = []
  for (const { name, own } of OWN_FILTERS) {
    if (own.every((key) => filters[key] === undefined)) free.push(name)
    else await add([name], without(filters, own))
  }
  if (free.length > 0) await add(free, filters)
  await add(['traits'], filters, TRAIT_ROWS)
  return counts
}

/**
 * Counts a walk if it has enough matches, else all index hits. If there are too many, the sample
 * with more matches is extrapolated.
 */
async function sampled(
  db: Kysely<DB>,
  filters: ListingFilters,
  names: FacetName[],
  rows = SAMPLE_ROWS,
): Promise<{ values: Partial<FacetValues>; scale: number; isEstimate: boolean }> {
  const walked = await readSample(db, filters, { kind: 'walk', rows }, names)
  if (walked.seen < rows) return { values: walked.values, scale: 1, isEstimate: false }
  const lifted = async (sample: Sample) => {
    const { prefix } = splitForWalk(filters, 'newest')
    const total = await estimateTotal(db, filters, prefix, walked)
    const scale = Math.max(1, total / Math.max(1, sample.matched))
    return { values: sample.values, scale, isEstimate: true }
  }
  if (walked.matched >= WORTHY_SAMPLE) return lifted(walked)
  const most = hasUnindexed(filters) ? MAX_LOOKED_AT : rows
  const hits = await readSample(db, filters, { kind: 'indexes', rows: most }, names)
  if (hits.seen < most) return { values: hits.values, scale: 1, isEstimate: false }
  return lifted(hits.matched >= walked.matched ? hits : walked)
}

function without(filters: ListingFilters, own: readonly (keyof ListingFilters)[]): ListingFilters {
  return { ...filters, ...Object.fromEntries(own.map((key) => [key, undefined])) }
}

function toCategoryFacet(
  { value, count }: { value: number; count: number },
  scale: number,
  { catalog, ...words }: FacetSetting,
) {
  const { category, slug_id } = toCategoryShort(catalog.categories.get(value), words)
  return { id: value, category, slug_id, count: scaled(count, scale) }
}

function toPriceFacet(
  spread: PriceSpread | null,
  scale: number,
  currency: string,
): Schemas['PropertyFacets']['price'] {
  if (!spread) return { min: null, max: null, histogram: [] }
  const edges = [spread.min, ...spread.borders, spread.max].map((minor) => toMajor(minor, currency))
  return {
    min: edges[0] ?? null,
    max: edges.at(-1) ?? null,
    histogram: spread.counts.map((count, i) => ({
      from: edges[i] ?? 0,
      to: edges[i + 1] ?? edges[i] ?? 0,
      count: scaled(count, scale),
    })),
  }
}

function eachScaled<Row extends { count: number }>(rows: Row[], scale: number): Row[] {
  return rows.map((row) => ({ ...row, count: scaled(row.count, scale) }))
}

function scaled(count: number, scale: number): number {
  return Math.round(count * scale)
}
