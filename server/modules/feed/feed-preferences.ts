import { currencyExponent, toMajor, toMinor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { CatalogData } from '@/server/modules/properties/catalog.ts'
import type { ListingFilters } from '@/server/modules/properties/search/listing-filters.ts'
import type { FeedPreference } from './store.ts'

type Schemas = components['schemas']

/** Each field is one string. */
export type SentFeedPreferences = {
  category_ids?: string
  outdoor_facilitiy_ids?: string
  price_range?: string
  property_type?: string
  city?: string
}

/** Raises invalid for unknown ids, and a minimum price above the maximum. */
export function readFeedPreferences(
  sent: SentFeedPreferences,
  { catalog, currency }: { catalog: CatalogData; currency: string },
): FeedPreference {
  const [lowest = '', highest = ''] = sent.price_range?.split(',') ?? []
  const minor = (text: string) => (text === '' ? null : parseMinor(text, currency))
  const min_price_minor = minor(lowest)
  const max_price_minor = minor(highest)
  if (min_price_minor !== null && max_price_minor !== null && min_price_minor > max_price_minor) {
    throw invalid({ price_range: 'must not have its lowest above its highest' })
  }
  return {
    category_ids: parseIds(sent, 'category_ids', catalog.categories),
    facility_ids: parseIds(sent, 'outdoor_facilitiy_ids', catalog.nearbyPlaces),
    property_types: parseTypes(sent.property_type),
    min_price_minor,
    max_price_minor,
    city: sent.city?.trim() ?? '',
  }
}

export function toFeedPreferencesRow(
  accountId: number,
  preference: FeedPreference,
  currency: string,
): Schemas['FeedPreferences'] {
  const { min_price_minor: lowest, max_price_minor: highest } = preference
  const price = (minor: number | null) => (minor === null ? '' : String(toMajor(minor, currency)))
  return {
    user_id: accountId,
    category_ids: preference.category_ids.map(String),
    price_range: lowest === null && highest === null ? [] : [price(lowest), price(highest)],
    property_type: preference.property_types.map((type) => (type === 1 ? '1' : '0')),
    outdoor_facilitiy_ids: preference.facility_ids.map(String),
    city: preference.city,
  }
}

/** Converts preferences to filters; null if `onlyType` contradicts them. */
export function filtersOfFeedPreferences(
  preference: FeedPreference,
  onlyType: 0 | 1 | undefined,
): ListingFilters | null {
  const { category_ids, facility_ids, property_types, city } = preference
  const wanted = property_types.length === 1 ? property_types[0] : undefined
  if (onlyType !== undefined && wanted !== undefined && wanted !== onlyType) return null
  const [category, ...others] = category_ids
  return {
    propertyType: onlyType ?? wanted,
    ...(others.length > 0 ? { categoryIds: category_ids } : { categoryId: category }),
    nearbyPlaceIds: facility_ids.length > 0 ? facility_ids : undefined,
    minPriceMinor: preference.min_price_minor ?? undefined,
    maxPriceMinor: preference.max_price_minor ?? undefined,
    city: city === '' ? undefined : city,
  }
}

/** Reasons for a match: all preferences that are set. */
export function listReasons(preference: FeedPreference): Schemas['WhyRecommended'][] {
  const { category_ids, facility_ids, property_types, city } = preference
  const hasPrice = preference.min_price_minor !== null || preference.max_price_minor !== null
  const reasons: [Schemas['WhyRecommended'], boolean][] = [
    ['category', category_ids.length > 0],
    ['facilities', facility_ids.length > 0],
    ['price', hasPrice],
    ['offer', property_types.length === 1],
    ['city', city !== ''],
  ]
  return reasons.flatMap(([reason, isWished]) => (isWished ? [reason] : []))
}

function parseIds(
  sent: SentFeedPreferences,
  field: 'category_ids' | 'outdoor_facilitiy_ids',
  known: ReadonlyMap<number, unknown>,
): number[] {
  const text = sent[field]
  const ids = text ? [...new Set(text.split(',').map(Number))] : []
  if (!ids.every((id) => known.has(id))) throw invalid({ [field]: 'must be known' })
  return ids
}

/** "0" and "1" are one type each; any other text means both. */
function parseTypes(text: string | undefined): (0 | 1)[] {
  if (!text) return []
  if (text === '0') return [0]
  return text === '1' ? [1] : [0, 1]
}

function parseMinor(text: string, currency: string): number {
  // "450.000" is 450 to a program and 450,000 to many people.
  if (currencyExponent(currency) < 3 && /^\d{1,3}\.\d{3}$/.test(text)) {
    throw invalid({ price_range: `may be ${text.replace('.', '')} or ${Number(text)}` })
  }
  try {
    return toMinor(Number(text), currency)
  } catch {
    throw invalid({ price_range: 'is out of range' })
  }
}
