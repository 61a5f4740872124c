import type { TextKey } from '@/client/text/translator.ts'
import { routes } from '@/domain/routes.ts'
import { noFilters } from '@/domain/search-filters.ts'

/** The main ways into the site, in order; each leads to a page that is there. */
export const siteNavigation: readonly { key: TextKey; path: string }[] = [
  { key: 'shell.buy', path: routes.properties({ ...noFilters, offer: 'sell' }) },
  { key: 'shell.rent', path: routes.properties({ ...noFilters, offer: 'rent' }) },
  { key: 'shell.projects', path: routes.projects() },
]
