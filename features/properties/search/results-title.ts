import type { Translator } from '@/client/text/translator.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { chosenPlaces } from '@/domain/search/search-places.ts'

/** Searches with a name of their own. */
export type ResultsKind = 'featured' | 'premium' | 'most_viewed' | 'most_liked' | 'nearby'

export function resultsKind(filters: SearchFilters): ResultsKind | null {
  const { promoted, premium, sort, near } = filters
  if (promoted) return 'featured'
  if (premium) return 'premium'
  if (sort === 'most_viewed' || sort === 'most_liked') return sort
  return near?.radiusKm ? 'nearby' : null
}

/** "Homes for sale in Seattle", "Apartment for rent in Bend", "Villa · Featured homes". */
export function resultsTitle(filters: SearchFilters, t: Translator, category = ''): string {
  const { offer, state, country, areaName } = filters
  const kind = resultsKind(filters)
  const isNamed = kind !== null && offer === null
  const isOfCategory = category !== '' && !isNamed
  const what = isNamed
    ? t(`properties.results.kind.${kind}`)
    : t((isOfCategory ? categoryTitles : offerTitles)[offer ?? 'any'], { category })
  const cities = chosenPlaces(filters).map(({ label }) => label)
  const named = cities.length > MAX_NAMED ? [...cities.slice(0, MAX_NAMED), '…'] : cities
  const place = named.join(', ') || areaName || state || country
  const title = place ? t('properties.results.titleIn', { what, place }) : what
  const more = kind !== null && !isNamed ? t(`properties.results.kind.${kind}`) : ''
  return [isOfCategory ? '' : category, title, more].filter((part) => part !== '').join(' · ')
}

const offerTitles = {
  any: 'properties.results.title',
  rent: 'properties.results.titleRent',
  sell: 'properties.results.titleSell',
} as const

const categoryTitles = {
  any: 'properties.results.category',
  rent: 'properties.results.categoryRent',
  sell: 'properties.results.categorySell',
} as const

const MAX_NAMED = 3
