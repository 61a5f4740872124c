import { memberAlertEvents } from '@/domain/search/saved-search.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { readFilters } from '@/server/modules/properties/search/filters.ts'
import { getFilterSetting } from '@/server/modules/properties/search/search-requests.ts'
import { requireMember } from '@/server/viewer.ts'
import { adoptSearches } from './adopting.ts'
import {
  countMemberSearches,
  deleteMemberSearch,
  findMemberSearch,
  findSameSearch,
  listMemberSearches,
  lockSearches,
  type MemberSearchChange,
  markSeen,
  updateMemberSearch,
} from './member-store.ts'
import { countNewResults } from './new-results.ts'
import { readSearchCriteria } from './search-criteria.ts'
import { searchKey } from './search-key.ts'
import { insertSavedSearch, type SavedSearchRow } from './store.ts'

export type MemberSearch = SavedSearchRow & { newCount: number }

type SearchOfMember = Required<Pick<MemberSearchChange, 'name'>> &
  MemberSearchChange & { name: string; query: string }

const MAX_IN_ACCOUNT = 50

/**
 * Lists the viewer's searches, newest first; with `query` only the same one, if any. Raises invalid
 * for a query that cannot be searched for.
 */
export async function listOwnSearches(
  context: ServiceContext,
  query?: string,
): Promise<MemberSearch[]> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  const key = query === undefined ? undefined : await toKey(context, query)
  await adoptSearches(deps, accountId)
  const same = key !== undefined && (await findSameSearch(deps.db, { accountId, key }))
  if (key !== undefined) return same ? withCounts(context, [same]) : []
  return withCounts(context, await listMemberSearches(deps.db, accountId))
}

/**
 * Saves a search in the viewer's account. The same one is answered unchanged. Raises invalid,
 * LimitReached, and conflict if the account has too many.
 */
export async function saveOwnSearch(
  context: ServiceContext,
  search: SearchOfMember,
): Promise<MemberSearch> {
  const { deps, viewer, language, origin } = context
  const { id: accountId } = requireMember(viewer)
  const { text, namedText, query } = readSearchCriteria(search.query)
  const setting = await getFilterSetting(context)
  const needs = readFilters(query, setting)
  const key = await searchKey(deps.db, query, setting)
  await deps.limits.consume('savedSearchesByAccount', String(accountId))
  await adoptSearches(deps, accountId)
  const saved = await deps.db.transaction().execute(async (tx) => {
    await lockSearches(tx, accountId)
    const same = await findSameSearch(tx, { accountId, key })
    if (same) return same
    if ((await countMemberSearches(tx, accountId)) >= MAX_IN_ACCOUNT) {
      const words = 'You have as many saved searches as one can have.'
      throw failure('conflict', words, { key: 'tooManySearches' })
    }
    const id = await insertSavedSearch(tx, {
      accountId,
      confirmedAt: deps.clock(),
      name: cleanText(search.name, 'line'),
      language,
      origin,
      query: text,
      namedQuery: namedText,
      key,
      events: search.events ?? memberAlertEvents,
      frequency: search.frequency ?? 'daily',
      needs,
    })
    return findMemberSearch(tx, { accountId, id })
  })
  if (!saved) throw noSearch()
  return withCount(context, saved)
}

/** Raises notFound. */
export async function changeOwnSearch(
  context: ServiceContext,
  id: number,
  { name, ...change }: MemberSearchChange,
): Promise<MemberSearch> {
  const { deps, viewer } = context
  const own = { accountId: requireMember(viewer).id, id }
  const changed = await deps.db.transaction().execute(async (tx) => {
    await lockSearches(tx, own.accountId)
    if (!(await findMemberSearch(tx, own))) throw noSearch()
    const cleaned = name === undefined ? undefined : cleanText(name, 'line')
    await updateMemberSearch(tx, id, { ...change, name: cleaned })
    return findMemberSearch(tx, own)
  })
  if (!changed) throw noSearch()
  return withCount(context, changed)
}

/** Raises notFound. */
export async function deleteOwnSearch({ deps, viewer }: ServiceContext, id: number): Promise<void> {
  const own = { accountId: requireMember(viewer).id, id }
  if (!(await deleteMemberSearch(deps.db, own))) throw noSearch()
}

/** Only homes that come later are new. Raises notFound. */
export async function markOwnSearchSeen(
  { deps, viewer }: ServiceContext,
  id: number,
): Promise<MemberSearch> {
  const own = { accountId: requireMember(viewer).id, id }
  const isMarked = await markSeen(deps.db, own)
  const search = isMarked && (await findMemberSearch(deps.db, own))
  if (!search) throw noSearch()
  return { ...search, newCount: 0 }
}

async function toKey(context: ServiceContext, query: string): Promise<string> {
  const criteria = readSearchCriteria(query)
  return searchKey(context.deps.db, criteria.query, await getFilterSetting(context))
}

async function withCounts(
  { deps }: ServiceContext,
  searches: readonly SavedSearchRow[],
): Promise<MemberSearch[]> {
  const counts = await countNewResults(deps, searches)
  return searches.map((search) => ({ ...search, newCount: counts.get(search.id) ?? 0 }))
}

async function withCount(context: ServiceContext, search: SavedSearchRow): Promise<MemberSearch> {
  const counts = await countNewResults(context.deps, [search])
  return { ...search, newCount: counts.get(search.id) ?? 0 }
}

function noSearch() {
  return failure('notFound', 'This saved search was not found.')
}
