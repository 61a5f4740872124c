import type { HomeSection } from '@/client/api/home.ts'
import { routes } from '@/domain/routes.ts'
import { noFilters, type SearchFilters } from '@/domain/search-filters.ts'

/** Where all of what a section shows can be seen; null where no page shows exactly that. */
export function sectionPath(type: HomeSection['type']): string | null {
  const page = pages[type]
  if (page) return page
  const filters = searches[type]
  return filters ? routes.properties({ ...noFilters, ...filters }) : null
}

const pages: Partial<Record<HomeSection['type'], string>> = {
  projects_section: routes.projects(),
  agents_list_section: routes.agents(),
  articles_section: routes.articles(),
  faqs_section: routes.faqs(),
}

const searches: Partial<Record<HomeSection['type'], Partial<SearchFilters>>> = {
  categories_section: {},
  featured_properties_section: { promoted: true },
  most_liked_properties_section: { sort: 'most_liked' },
  most_viewed_properties_section: { sort: 'most_viewed' },
  premium_properties_section: { premium: true },
}
