import type { Metadata } from 'next'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { SavedSearch } from '@/client/api/member/saved-searches.ts'
import {
  parseSavedSearchOutcome,
  type SavedSearchOutcome,
} from '@/domain/search/saved-search-actions.ts'
import { stringOrEmpty } from '@/domain/values/records.ts'
import { routes, type SavedSearchStep } from '@/domain/web/routes.ts'
import { loadPage } from './load-page.ts'
import { pageMetadata } from './page-metadata.ts'

export type SavedSearchQuery = Promise<Record<string, string | string[] | undefined>>

export async function savedSearchAsked(
  query: SavedSearchQuery,
): Promise<{ token: string; outcome: SavedSearchOutcome | null }> {
  const { token, outcome } = await query
  return {
    token: stringOrEmpty(token).slice(0, MAX_TOKEN_LENGTH),
    outcome: parseSavedSearchOutcome(outcome),
  }
}

const MAX_TOKEN_LENGTH = 200

/** Null if the token is invalid or its search was deleted; other errors stay. */
export function nullIfGone(found: SavedSearch | ApiError): SavedSearch | ApiError | null {
  const isGone = found instanceof ApiError && ['notFound', 'invalid'].includes(found.kind)
  return isGone ? null : found
}

/** Hidden from search engines; the canonical URL omits the token. */
export async function savedSearchMetadata(step: SavedSearchStep): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t(`savedSearches.page.${step}Page`),
    path: routes.savedSearch(step, ''),
    isHidden: true,
  })
}
