import { loadPage } from '@/app/page/load-page.ts'
import {
  nullIfGone,
  type SavedSearchQuery,
  savedSearchAsked,
  savedSearchMetadata,
} from '@/app/page/saved-search-page.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { savedSearchQueries } from '@/client/api/member/saved-searches.ts'
import { UnsubscribePage } from '@/features/saved-searches/unsubscribe-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export const generateMetadata = () => savedSearchMetadata('unsubscribe')

export default async function Unsubscribe({ searchParams }: { searchParams: SavedSearchQuery }) {
  const page = await loadPage()
  const asked = await savedSearchAsked(searchParams)
  const { t, href } = page
  const reading = page.ownReads.read(savedSearchQueries.one(page.client, asked.token))
  // The status stays 200, also after the search was ended.
  const search = nullIfGone(await reading.catch(toApiError))
  if (search instanceof ApiError) return <FailedRead failure={search} page={page} />
  return <UnsubscribePage {...asked} search={search} t={t} href={href} />
}

/** Rethrows other errors. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
