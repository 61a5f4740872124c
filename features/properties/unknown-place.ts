import type { SearchSuggestion } from '@/client/api/location.ts'
import { type Place, withPlaces } from '@/domain/place-code.ts'
import type { SearchFilters } from '@/domain/search-filters.ts'

/** A place that the provider does not know, and those it knows by almost that name. */
export type UnknownPlace = {
  name: string
  near: readonly { label: string; filters: SearchFilters }[]
}

/** The one name that a search may mean as a place; '' where it has none, or several. */
export function placeNameIn({ city, alsoCities, search }: SearchFilters): string {
  if (alsoCities.length > 0) return ''
  return city || search
}

/** What to say of a search that found nothing; null where its place is known, or its words mean something else. */
export function unknownPlace(
  filters: SearchFilters,
  suggestions: readonly SearchSuggestion[] | undefined,
): UnknownPlace | null {
  const name = placeNameIn(filters)
  if (name === '' || !suggestions) return null
  const places = suggestions.filter(({ kind }) => kind === 'place')
  if (filters.city === '' && places.length < suggestions.length) return null
  if (places.some(({ label }) => isAlike(label, name))) return null
  const near = places.slice(0, MOST_NEAR).flatMap(({ label, detail, city = '', ...rest }) => {
    if (!city) return []
    const { state = '', country = '' } = rest
    const place = { city, state, country }
    return [{ label: detail ? `${label}, ${detail}` : label, filters: lookingIn(filters, place) }]
  })
  return { name, near }
}

const MOST_NEAR = 3

function isAlike(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0
}

function lookingIn(filters: SearchFilters, place: Place): SearchFilters {
  const search = filters.city ? filters.search : ''
  return { ...filters, ...withPlaces([place]), search, page: 1 }
}
