import { type MemberAlertEvent, memberAlertEvents } from '@/domain/search/saved-search.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import type { MemberSearch } from './member-searches.ts'
import type { SavedSearchRow } from './store.ts'

type Schemas = components['schemas']

export function toSavedSearch(row: SavedSearchRow): Schemas['SavedSearch'] {
  const { name, email, frequency } = row
  return {
    name,
    email,
    query: row.named_query ?? row.query,
    events: toEvents(row),
    frequency,
    is_paused: flag(row.paused_at !== null),
    in_account: flag(row.account_id !== null),
    created_at: wireDate(row.created_at),
  }
}

export function toMemberSearch({ newCount, ...row }: MemberSearch): Schemas['MemberSearch'] {
  return {
    id: row.id,
    name: row.name,
    query: row.named_query ?? row.query,
    events: toEvents(row),
    frequency: row.paused_at === null ? row.frequency : 'never',
    new_count: newCount,
    seen_at: wireDate(row.seen_at),
    created_at: wireDate(row.created_at),
  }
}

function toEvents(row: SavedSearchRow): MemberAlertEvent[] {
  const wanted = {
    new: row.wants_new,
    cheaper: row.wants_cheaper,
    back: row.wants_back,
    sold: row.wants_sold,
  }
  return memberAlertEvents.filter((event) => wanted[event])
}
