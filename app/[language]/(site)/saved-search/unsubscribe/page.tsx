import { loadPage } from '@/app/page/load-page.ts'
import {
  type SavedSearchQuery,
  savedSearchAsked,
  savedSearchMetadata,
} from '@/app/page/saved-search-page.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { savedSearchQueries } from '@/client/api/member/saved-searches.ts'
import { UnsubscribePage } from '@/features/saved-search/unsubscribe-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export const generateMetadata = () => savedSearchMetadata('unsubscribe')

export default async function Unsubscribe({ searchParams }: { searchParams: SavedSearchQuery }) {
  const page = await loadPage()
  const asked = await savedSearchAsked(searchParams)
  const { t, href } = page
  const found = await page.ownReads
    .read(savedSearchQueries.one(page.client, asked.token))
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    })
  const isGone = found instanceof ApiError && ['notFound', 'invalid'].includes(found.kind)
  if (found instanceof ApiError && !isGone) return <FailedRead failure={found} page={page} />
  const search = found instanceof ApiError ? null : found
  return <UnsubscribePage {...asked} search={search} t={t} href={href} />
}
