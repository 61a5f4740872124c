import type { WebSettings } from '@/client/api/settings.ts'
import type { TextKey } from '@/client/text/translator.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'

export type Way = { key: TextKey; path: string }

/** Main navigation, in display order. */
export const siteNavigation: readonly Way[] = [
  { key: 'shell.buy', path: routes.properties({ ...noFilters, offer: 'sell' }) },
  { key: 'shell.rent', path: routes.properties({ ...noFilters, offer: 'rent' }) },
  { key: 'shell.projects', path: routes.projects() },
]

/** Secondary navigation: agents and tools. */
export function moreNavigation({ extensions }: WebSettings): Way[] {
  const searches = hasExtension(extensions, 'saved-searches')
  return [
    { key: 'agents.title', path: routes.agents() },
    ...(searches ? [{ key: 'shell.saveSearch', path: routes.saveSearch() } as const] : []),
    ...valuationPage(extensions),
    { key: 'tools.mortgage.pageTitle', path: routes.mortgage() },
    { key: 'tools.area.title', path: routes.area() },
  ]
}

export const listNavigation: readonly Way[] = [
  {
    key: 'properties.results.kind.featured',
    path: routes.properties({ ...noFilters, promoted: true }),
  },
  {
    key: 'properties.results.kind.most_viewed',
    path: routes.properties({ ...noFilters, sort: 'most_viewed' }),
  },
  {
    key: 'properties.results.kind.most_liked',
    path: routes.properties({ ...noFilters, sort: 'most_liked' }),
  },
  {
    key: 'properties.results.kind.premium',
    path: routes.properties({ ...noFilters, premium: true }),
  },
  { key: 'projects.titleUpcoming', path: routes.projects({ type: 'upcoming' }) },
  { key: 'home.cities.title', path: routes.cities() },
]

export function furtherNavigation({ extensions }: WebSettings): Way[] {
  return [
    { key: 'agents.title', path: routes.agents() },
    { key: 'content.articles.title', path: routes.articles() },
    { key: 'packages.title', path: routes.subscriptionPlan() },
    ...valuationPage(extensions),
    { key: 'tools.mortgage.pageTitle', path: routes.mortgage() },
    { key: 'tools.area.title', path: routes.area() },
  ]
}

/** Exists once the provider has learned from enough sales. */
function valuationPage(extensions: WebSettings['extensions']): Way[] {
  if (!hasExtension(extensions, 'valuation')) return []
  return [{ key: 'valuation.title', path: routes.valuation() }]
}

/** The about page exists once the operator has written it. */
export function servicePages({ about_us }: WebSettings): Way[] {
  return [
    ...written(about_us, { key: 'content.page.about', path: routes.about() }),
    { key: 'content.contact.title', path: routes.contact() },
    { key: 'content.faqs.title', path: routes.faqs() },
  ]
}

export function legalPages({ privacy_policy, terms_conditions }: WebSettings): Way[] {
  return [
    ...written(privacy_policy, { key: 'content.page.privacy', path: routes.privacy() }),
    ...written(terms_conditions, { key: 'content.page.terms', path: routes.terms() }),
  ]
}

function written(text: string | undefined, way: Way): Way[] {
  return text ? [way] : []
}
