import { attempt } from '@/app/page/attempt.ts'
import { loadPage } from '@/app/page/load-page.ts'
import {
  nullIfGone,
  type SavedSearchQuery,
  savedSearchAsked,
  savedSearchMetadata,
} from '@/app/page/saved-search-page.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { savedSearchQueries } from '@/client/api/member/saved-searches.ts'
import { filterChips } from '@/domain/search/filter-chips.ts'
import { filtersOfCriteria } from '@/domain/search/saved-search.ts'
import { chipText } from '@/features/properties/search/chip-text.ts'
import { chosenParameters } from '@/features/properties/search/chosen-parameters.ts'
import { ManagePage } from '@/features/saved-searches/manage-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export const generateMetadata = () => savedSearchMetadata('manage')

export default async function Manage({ searchParams }: { searchParams: SavedSearchQuery }) {
  const page = await loadPage()
  const asked = await savedSearchAsked(searchParams)
  const { t, href, formats, language } = page
  const reading = page.ownReads.read(savedSearchQueries.one(page.client, asked.token))
  const search = nullIfGone(await attempt(reading))
  if (search instanceof ApiError) return <FailedRead failure={search} page={page} />
  const [categories, facilities] = await Promise.all([
    page.categories().catch(() => []),
    chosenParameters(page.client),
  ])
  const chips = search ? filterChips(filtersOfCriteria(search.query)) : []
  const text = { t, formats, language }
  const wishes = new Set(chips.map((chip) => chipText(chip, text, { categories, facilities })))
  return <ManagePage {...asked} search={search} wishes={[...wishes]} t={t} href={href} />
}
