import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import type { SavedSearchRow } from './store.ts'

type SavedSearch = components['schemas']['SavedSearch']

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  const events: SavedSearch['events'] = [
    ...(row.wants_new ? ['new' as const] : []),
    ...(row.wants_cheaper ? ['cheaper' as const] : []),
    ...(row.wants_back ? ['back' as const] : []),
  ]
  const { name, email, frequency } = row
  return {
    name,
    email,
    query: row.named_query ?? row.query,
    events,
    frequency,
    is_paused: flag(row.paused_at !== null),
    created_at: wireDate(row.created_at),
  }
}
