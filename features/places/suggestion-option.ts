import type { SearchSuggestion } from '@/client/api/places.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'

/** Page of a suggestion; null for a place, which only fills the field. */
export function suggestionPath(suggestion: SearchSuggestion): string | null {
  const { kind, slug_id: slug } = suggestion
  if (kind === 'place' || !slug) return null
  if (kind === 'listing') return routes.property(slug)
  if (kind === 'project') return routes.project(slug)
  return routes.properties({ ...noFilters, category: slug })
}

/** Unique across all kinds of suggestions. */
export function suggestionValue({ kind, id }: SearchSuggestion): string {
  return `${kind}-${id}`
}
