import type { Kysely } from 'kysely'
import { toMajor } from '@/domain/price.ts'
import type { DB } from '@/generated/database.ts'
import type { CatalogData } from './catalog.ts'
import {
  countCities,
  countPosted,
  countTraits,
  countValues,
  type PriceSpread,
  type Sample,
  type SampleSource,
  spreadPrices,
} from './facets-store.ts'
import { searchListings } from './search.ts'
import { hasUnindexed, type ListingFilters } from './search-conditions.ts'
import { countedTotal, splitForWalk } from './search-store.ts'
import { type Schemas, toCategoryShort } from './wire.ts'

export type FacetSetting = {
  catalog: CatalogData
  language: string
  origin: string
  currency: string
  now: Date
  timeZone: string
}

/** Rows that counting a group may look at; with fewer listings the counts are exact. */
const SAMPLE_ROWS = 6000
/** The same of what indexes find, where each is still to be looked at. */
const MOST_LOOKED_AT = 20_000
/** Matches that make a walk's sample worth scaling; else the selective indexes are asked. */
const WORTHY_SAMPLE = 300
/** The same where every facility of a row is counted. */
const TRAIT_ROWS = 2000
const MOST_CITIES = 20
const PRICE_RANGES = 16

/** How many listings each further choice would leave; every group is counted without its own filter. */
export async function facetsOf(
  db: Kysely<DB>,
  filters: ListingFilters,
  setting: FacetSetting,
): Promise<Schemas['PropertyFacets']> {
  const search = { filters, sort: 'newest' as const, offset: 0, limit: 1 }
  const { total, isEstimate } = await searchListings(db, search)
  const { propertyType, ...anyType } = filters
  const { categoryId, ...anyCategory } = filters
  const { city, cities: several, state, country, ...anyPlace } = filters
  const { minBedrooms, ...anyBedrooms } = filters
  const { minBathrooms, ...anyBathrooms } = filters
  const { posted, ...anyTime } = filters
  const { minPriceMinor, maxPriceMinor, ...anyPrice } = filters
  const types = await sampled(db, anyType, (f, source) =>
    countValues(db, f, source, 'property_type'),
  )
  const categories = await sampled(db, anyCategory, (f, source) =>
    countValues(db, f, source, 'category_id'),
  )
  const cities = await sampled(db, anyPlace, (f, source) => countCities(db, f, source, MOST_CITIES))
  const bedrooms = await sampled(db, anyBedrooms, (f, source) =>
    countValues(db, f, source, 'bedrooms'),
  )
  const bathrooms = await sampled(db, anyBathrooms, (f, source) =>
    countValues(db, f, source, 'bathrooms'),
  )
  const times = await sampled(db, anyTime, (f, source) => countPosted(db, f, source, setting))
  const traits = await sampled(db, filters, (f, source) => countTraits(db, f, source), TRAIT_ROWS)
  const prices = await sampled(db, anyPrice, (f, source) =>
    spreadPrices(db, f, source, PRICE_RANGES),
  )
  const groups = [types, categories, cities, bedrooms, bathrooms, times, traits, prices]
  return {
    total,
    total_is_estimate: isEstimate || groups.some(({ scale }) => scale > 1),
    property_types: types.value.map(({ value, count }) => ({
      value: value === 1 ? 1 : 0,
      count: scaled(count, types.scale),
    })),
    categories: categories.value
      .map((group) => toCategoryFacet(group, categories.scale, setting))
      .filter((group) => group.category !== '')
      .sort((a, b) => b.count - a.count || a.id - b.id),
    cities: cities.value.map((it) => ({ ...it, count: scaled(it.count, cities.scale) })),
    bedrooms: bedrooms.value.map((it) => ({ ...it, count: scaled(it.count, bedrooms.scale) })),
    bathrooms: bathrooms.value.map((it) => ({ ...it, count: scaled(it.count, bathrooms.scale) })),
    posted_since: {
      week: scaled(times.value.week, times.scale),
      yesterday: scaled(times.value.yesterday, times.scale),
    },
    premium: scaled(traits.value.premium, traits.scale),
    promoted: scaled(traits.value.promoted, traits.scale),
    facilities: traits.value.facilities.map((it) => ({
      ...it,
      count: scaled(it.count, traits.scale),
    })),
    price: toPriceFacet(prices.value, prices.scale, setting.currency),
  }
}

/** Counts from a walk where it finds enough, else from the indexes; `scale` lifts a sample to the whole. */
async function sampled<Value>(
  db: Kysely<DB>,
  filters: ListingFilters,
  read: (filters: ListingFilters, source: SampleSource) => Promise<Sample<Value>>,
  rows = SAMPLE_ROWS,
): Promise<{ value: Value; scale: number }> {
  const walked = await read(filters, { kind: 'walk', rows })
  if (walked.seen < rows) return { value: walked.value, scale: 1 }
  if (walked.matched >= WORTHY_SAMPLE) {
    const { prefix } = splitForWalk(filters, 'newest')
    return {
      value: walked.value,
      scale: Math.max(1, (await countedTotal(db, prefix)) / walked.seen),
    }
  }
  const most = hasUnindexed(filters) ? MOST_LOOKED_AT : rows
  const hits = await read(filters, { kind: 'indexes', rows: most })
  return { value: hits.value, scale: 1 }
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

function scaled(count: number, scale: number): number {
  return Math.round(count * scale)
}
