import { loadPage } from '@/app/page/load-page.ts'
import {
  type SavedSearchQuery,
  savedSearchAsked,
  savedSearchMetadata,
} from '@/app/page/saved-search-page.ts'
import { ConfirmPage } from '@/features/saved-searches/confirm-page.tsx'

export const generateMetadata = () => savedSearchMetadata('confirm')

export default async function Confirm({ searchParams }: { searchParams: SavedSearchQuery }) {
  const { t, href } = await loadPage()
  return <ConfirmPage {...(await savedSearchAsked(searchParams))} t={t} href={href} />
}
