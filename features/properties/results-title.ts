import type { Translator } from '@/client/text/translator.ts'
import type { SearchFilters } from '@/domain/search-filters.ts'

/** "Homes for sale in Seattle". */
export function resultsTitle(filters: SearchFilters, t: Translator): string {
  const { offer, city, state, country } = filters
  const what = t(
    offer === null ? 'results.title' : offer === 'rent' ? 'results.titleRent' : 'results.titleSell',
  )
  const place = city || state || country
  return place ? t('results.titleIn', { what, place }) : what
}
