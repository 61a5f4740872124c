import type { Metadata } from 'next'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { queryWord } from '@/domain/search/query-values.ts'
import { routes, savedLists } from '@/domain/web/routes.ts'
import { FavouritesPage } from '@/features/favourites/favourites-page.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const { t } = page
  return pageMetadata(page, {
    title: t('favourites.page.title'),
    description: t('favourites.page.lead'),
    path: routes.saved(),
    isHidden: true,
  })
}

export default async function Saved({ searchParams }: Props) {
  const [{ t, href }, query] = await Promise.all([loadPage(), searchParams])
  const list = queryWord(query, 'show', savedLists) ?? 'favourites'
  return (
    <PageData texts="saved">
      <FavouritesPage list={list} t={t} href={href} />
    </PageData>
  )
}
