import type { Metadata } from 'next'
import { loadPage } from '@/app/load-page.ts'
import { PageData } from '@/app/page-data.tsx'
import { pageMetadata } from '@/app/page-metadata.ts'
import type { SavedSearchQuery } from '@/app/saved-search-page.ts'
import { routes } from '@/domain/routes.ts'
import { savedSearchOutcomeOf } from '@/domain/saved-search-deeds.ts'
import { parseFilters } from '@/domain/search-filters.ts'
import { keptFacilities } from '@/features/properties/kept-facilities.ts'
import { SaveSearchForm } from '@/features/properties/save-search-form.tsx'
import { SavedSearchFrame } from '@/features/saved-search/saved-search-frame.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('saveSearch.title'),
    description: page.t('saveSearch.lead'),
    path: routes.saveSearch(),
    isHidden: true,
  })
}

export default async function SaveSearch({ searchParams }: { searchParams: SavedSearchQuery }) {
  const page = await loadPage()
  const query = await searchParams
  const { t, settings } = page
  const [categories, facilities] = await Promise.all([
    page.categories().catch(() => []),
    keptFacilities(page.client),
  ])
  return (
    <PageData texts={['chip.', 'failure.', 'filters.active', 'results.title', 'saveSearch.']}>
      <SavedSearchFrame
        title={t('saveSearch.title')}
        lead={t('saveSearch.lead')}
        outcome={savedSearchOutcomeOf(query.outcome)}
        t={t}
      >
        <SaveSearchForm
          filters={parseFilters(query)}
          names={{
            categories: categories.map(({ slug, name }) => ({ slug, name })),
            facilities: facilities.map(({ id, name }) => ({ id, name })),
          }}
          asksFirst={settings.allow_cookies}
        />
      </SavedSearchFrame>
    </PageData>
  )
}
