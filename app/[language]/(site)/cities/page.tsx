import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { placeQueries } from '@/client/api/places.ts'
import { routes } from '@/domain/web/routes.ts'
import { CityList } from '@/features/home/city-list.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('home.cities.title'),
    description: page.t('home.cities.lead'),
    path: routes.cities(),
  })
}

export default async function Cities() {
  const page = await loadPage()
  const { t, href } = page
  const cities = await attempt(page.ownReads.read(placeQueries.cities(page.client)))
  if (cities instanceof ApiError) {
    return <FailedRead failure={cities} title={t('home.cities.errorTitle')} page={page} />
  }
  return (
    <PageData texts="cities">
      <CityList cities={cities} t={t} href={href} />
    </PageData>
  )
}
