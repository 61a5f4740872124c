import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { homeQueries } from '@/client/api/home.ts'
import { priceSteps } from '@/domain/money/price-steps.ts'
import { queryNear } from '@/domain/search/query-values.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { heroHome } from '@/features/home/hero-home.ts'
import { HomeHero } from '@/features/home/home-hero.tsx'
import { PLACE_FIELD_ID, SearchForm } from '@/features/home/search-form.tsx'
import { PlaceField } from '@/features/places/place-field.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { companyData, siteData } from '@/features/structured-data/site-data.ts'
import { HomeSections } from './home-sections.tsx'

type HomeProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  const { t, settings } = page
  return {
    ...pageMetadata(page, {
      title: t('home.title'),
      description: t('properties.search.lead'),
      path: routes.home(),
    }),
    title: { absolute: `${settings.company_name} · ${t('home.title')}` },
  }
}

export default async function HomePage({ searchParams }: HomeProps) {
  const page = await loadPage()
  const { reads, client } = page
  const near = parseNear(await searchParams)
  const [home, categories] = await Promise.all([
    attempt(reads.read(homeQueries.page(client, near))),
    page.categories().catch(() => []),
  ])
  if (home instanceof ApiError) {
    return <FailedRead failure={home} page={page} />
  }
  return (
    <PageData texts="home">
      <JsonLd page={page} things={[companyData(page), siteData(page)]} />
      <HomeHero home={heroHome(home)}>
        <SearchForm
          categories={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          prices={priceOptions(page)}
          placeField={
            <PlaceField
              id={PLACE_FIELD_ID}
              hasSuggestions={hasExtension(page.settings.extensions, 'place-suggestions')}
              hasStreets={hasExtension(page.settings.extensions, 'map-streets')}
              hasWishes={hasExtension(page.settings.extensions, 'wishes')}
            />
          }
        />
      </HomeHero>
      <HomeSections near={near} />
    </PageData>
  )
}

function parseNear(query: Awaited<HomeProps['searchParams']>) {
  const near = queryNear(query, 'near')
  return near ? { ...near, radiusKm: near.radiusKm ?? undefined } : undefined
}

function priceOptions({ settings, formats }: Page) {
  return priceSteps(settings.min_price, settings.max_price).map((amount) => ({
    value: String(amount),
    label: formats.briefPrice(amount),
  }))
}
