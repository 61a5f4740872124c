import type { Metadata } from 'next'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import type { SavedSearchQuery } from '@/app/page/saved-search-page.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { parseSavedSearchOutcome } from '@/domain/search/saved-search-actions.ts'
import { routes } from '@/domain/web/routes.ts'
import { SaveSearchFields } from '@/features/properties/save-search/save-search-fields.tsx'
import { SaveSearchLive } from '@/features/properties/save-search/save-search-live.tsx'
import { chosenParameters } from '@/features/properties/search/chosen-parameters.ts'
import { SavedSearchFrame } from '@/features/saved-searches/saved-search-frame.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('savedSearches.save.title'),
    description: page.t('savedSearches.save.lead'),
    path: routes.saveSearch(),
    isHidden: true,
  })
}

export default async function SaveSearch({ searchParams }: { searchParams: SavedSearchQuery }) {
  const page = await loadPage()
  const query = await searchParams
  const { t, formats, language, href, settings } = page
  const filters = parseFilters(query)
  const [categories, facilities] = await Promise.all([
    page.categories().catch(() => []),
    chosenParameters(page.client),
  ])
  const names = {
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    facilities: facilities.map(({ id, name }) => ({ id, name })),
  }
  return (
    <PageData texts="save-search">
      <SavedSearchFrame
        title={t('savedSearches.save.title')}
        lead={t('savedSearches.save.lead')}
        outcome={parseSavedSearchOutcome(query.outcome)}
        t={t}
      >
        <SaveSearchLive filters={filters} names={names} asksFirst={settings.allow_cookies}>
          <SaveSearchFields
            filters={filters}
            names={names}
            href={href}
            text={{ t, formats, language }}
          />
        </SaveSearchLive>
      </SavedSearchFrame>
    </PageData>
  )
}
