import type { HomeSection } from '@/client/api/cards/home-sections.ts'
import type { Position } from '@/domain/place/distance.ts'
import { noFilters, type SearchFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'

/** "See all" link of a section; null if no page shows exactly the same listings. */
export function sectionPath(
  type: HomeSection['type'],
  around?: Position & { radiusKm?: number },
): string | null {
  const page = pages[type]
  if (page) return page
  const filters = type === 'nearby_properties_section' ? nearby(around) : searches[type]
  return filters ? routes.properties({ ...noFilters, ...filters }) : null
}

function nearby(around?: Position & { radiusKm?: number }): Partial<SearchFilters> | undefined {
  if (!around) return undefined
  const { latitude, longitude, radiusKm = null } = around
  return { near: { latitude, longitude, radiusKm }, sort: 'nearest' }
}

const pages: Partial<Record<HomeSection['type'], string>> = {
  projects_section: routes.projects(),
  featured_projects_section: routes.projects({ featured: true }),
  agents_list_section: routes.agents(),
  articles_section: routes.articles(),
  faqs_section: routes.faqs(),
  properties_by_cities_section: routes.cities(),
}

const searches: Partial<Record<HomeSection['type'], Partial<SearchFilters>>> = {
  categories_section: {},
  featured_properties_section: { promoted: true },
  most_liked_properties_section: { sort: 'most_liked' },
  most_viewed_properties_section: { sort: 'most_viewed' },
  premium_properties_section: { premium: true },
}
