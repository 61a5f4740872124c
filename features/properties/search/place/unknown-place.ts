import type { SearchSuggestion } from '@/client/api/places.ts'
import { type Place, withPlaces } from '@/domain/place/place-code.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'

/** An unknown place, with similarly named known ones. */
export type UnknownPlace = {
  name: string
  near: readonly { label: string; filters: SearchFilters }[]
}

/** The only possible place name in a search; '' if there is none or several. */
export function placeNameIn({ city, alsoCities, search }: SearchFilters): string {
  if (alsoCities.length > 0) return ''
  return city || search
}

/** Explains an empty search; null if its place is known or its keyword matches something else. */
export function unknownPlace(
  filters: SearchFilters,
  suggestions: readonly SearchSuggestion[] | undefined,
): UnknownPlace | null {
  const name = placeNameIn(filters)
  if (name === '' || !suggestions) return null
  const places = suggestions.filter(({ kind }) => kind === 'place')
  if (filters.city === '' && places.length < suggestions.length) return null
  if (places.some(({ label }) => isAlike(label, name))) return null
  const near = places.slice(0, MAX_NEAR).flatMap(({ label, detail, city = '', ...rest }) => {
    if (!city) return []
    const { state = '', country = '' } = rest
    const place = { city, state, country }
    return [{ label: detail ? `${label}, ${detail}` : label, filters: lookingIn(filters, place) }]
  })
  return { name, near }
}

const MAX_NEAR = 3

function isAlike(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0
}

function lookingIn(filters: SearchFilters, place: Place): SearchFilters {
  const search = filters.city ? filters.search : ''
  return { ...filters, ...withPlaces([place]), search, page: 1 }
}
