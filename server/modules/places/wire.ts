import type { components } from '@/generated/api-types.ts'
import { translated } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { Suggestions } from './service.ts'
import type { CityRow, PlaceRow } from './store.ts'

type Schemas = components['schemas']

/** The name is not translated, because the `city` filter needs it. */
export function toCity(row: CityRow, origin: string): Schemas['City'] {
  return {
    City: row.city,
    Count: row.listings,
    image: imageUrl(origin, row.image_key),
    state: row.state || null,
    country: row.country || null,
  }
}

export function toSuggestions(
  { places, categories, projects, listings, perCategory }: Suggestions,
  language: string,
): Schemas['SearchSuggestion'][] {
  return [
    ...places.map((row) => toPlace(row, language)),
    ...categories.map((row) => ({
      kind: 'category' as const,
      id: row.id,
      label: translated(row.name, row.translations, language, 'name'),
      detail: '',
      slug_id: row.slug,
      count: perCategory.get(row.id) ?? 0,
    })),
    ...projects.map((row) => ({ kind: 'project' as const, ...titled(row) })),
    ...listings.map((row) => ({ kind: 'listing' as const, ...titled(row) })),
  ]
}

function toPlace(row: PlaceRow, language: string): Schemas['SearchSuggestion'] {
  const region = {
    country: [],
    state: [row.country],
    city: [row.state, row.country],
    district: [row.city, row.state, row.country],
  }[row.kind]
  return {
    kind: 'place',
    id: row.id,
    label: translated(row.name, row.translations, language, 'name'),
    detail: region.filter(Boolean).join(', '),
    ...filterNames(row),
    ...(row.latitude === null ? {} : { latitude: String(row.latitude) }),
    ...(row.longitude === null ? {} : { longitude: String(row.longitude) }),
    ...(row.listings === null ? {} : { count: row.listings }),
  }
}

function filterNames({ kind, name, city, state, country }: PlaceRow) {
  switch (kind) {
    case 'country':
      return { country: name }
    case 'state':
      return { state: name, country }
    case 'city':
      return { city: name, state, country }
    case 'district':
      return { city, state, country }
  }
}

function titled({ id, slug, title, city }: Suggestions['listings'][number]) {
  return { id, label: title, detail: city, slug_id: slug }
}
