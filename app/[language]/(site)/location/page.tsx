import type { Metadata } from 'next'
import { loadPage } from '@/app/page/load-page.ts'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { placeQueries } from '@/client/api/places.ts'
import { routes } from '@/domain/web/routes.ts'
import { LocationScreen } from '@/features/places/location-screen.tsx'
import { TownsWithoutScript } from '@/features/places/towns-without-script.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('places.title'),
    description: page.t('places.lead'),
    path: routes.location(),
    isHidden: true,
  })
}

export default async function LocationPage() {
  const { t, href, ownReads, client } = await loadPage()
  // Only shown without JavaScript.
  const cities = await ownReads.read(placeQueries.cities(client)).catch(() => [])
  return (
    <div className="container-page max-w-180 py-10 sm:py-14">
      <h1 className="type-display text-display text-ink">{t('places.title')}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{t('places.lead')}</p>
      <LocationScreen />
      <TownsWithoutScript cities={cities} t={t} href={href} />
    </div>
  )
}
