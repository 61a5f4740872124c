import type { MortgageTyped } from './mortgage-query.ts'
import { noProjectFilters, type ProjectFilters, projectPairs } from './project-filters.ts'
import type { SavedSearchOutcome } from './saved-search-deeds.ts'
import { type SearchFilters, searchParams } from './search-filters.ts'

/** Addresses of the pages, without language; wrap in `inLanguage` for a link. */
export const routes = {
  home: () => '/',
  properties: (filters?: SearchFilters) => withQuery('/properties', filters),
  /** Where a search is saved; without a script, too. */
  saveSearch: (filters?: SearchFilters) => withQuery('/saved-search/new', filters),
  /** By the token of a mail. */
  savedSearch: (step: SavedSearchStep, token: string, outcome?: SavedSearchOutcome) =>
    withPairs(`/saved-search/${step}`, { token, outcome }),
  property: (slug: string) => `/properties-details/${encodeURIComponent(slug)}`,
  projects: ({ page, ...shown }: Partial<ProjectFilters> & { page?: number } = {}) =>
    withPairs('/projects', {
      ...projectPairs({ ...noProjectFilters, ...shown }),
      page: laterPage(page),
    }),
  cities: () => '/cities',
  location: () => '/location',
  /** Homes side by side, by their ids. */
  compare: (homes: readonly number[] = []) => withPlainList('/compare', 'homes', homes),
  /** What this device remembers of listings. */
  saved: (show: SavedList = 'favourites') =>
    withPairs('/saved', { show: show === 'favourites' ? '' : show }),
  project: (slug: string) => `/project-details/${encodeURIComponent(slug)}`,
  agents: (shown: AgentsShown = {}) =>
    withPairs('/agents', {
      q: shown.search,
      city: shown.city,
      verified: shown.verified ? '1' : '',
      page: laterPage(shown.page),
    }),
  agent: (slug: string, shown: { projects?: boolean; page?: number } = {}) =>
    withPairs(`/agent-details/${encodeURIComponent(slug)}`, {
      show: shown.projects ? 'projects' : '',
      page: laterPage(shown.page),
    }),
  articles: ({ category, page }: { category?: string; page?: number } = {}) =>
    withPairs('/articles', { category, page: laterPage(page) }),
  article: (slug: string) => `/article-details/${encodeURIComponent(slug)}`,
  /** `next`: where to go afterwards, an address of this table. */
  signIn: (next?: string) => withPairs('/sign-in', { next }),
  register: (next?: string) => withPairs('/register', { next }),
  forgotPassword: (next?: string) => withPairs('/forgot-password', { next }),
  /** By the token of a mail. */
  resetPassword: (token: string) => withPairs('/reset-password', { token }),
  /** Takes a change of address or number back, by the token of a mail. */
  undoContact: (token: string) => withPairs('/undo-change', { token }),
  /** What a product that is tried out has kept instead of sending it. */
  outbox: () => '/outbox',
  /** A page of who is signed in; `next`: what it clears the way to. */
  member: (page: MemberPage = 'dashboard', next?: string) => withPairs(`/user/${page}`, { next }),
  /** `next`: what a package is wanted for. */
  subscriptionPlan: (next?: string) => withPairs('/subscription-plan', { next }),
  faqs: (page?: number) => withPairs('/faqs', { page: laterPage(page) }),
  mortgage: () => '/mortgage-calculator',
  area: () => '/area-converter',
  about: () => '/about-us',
  contact: () => '/contact-us',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-conditions',
}

/** What people look up of what their device keeps; the first is shown unless told. */
export const savedLists = ['favourites', 'recent', 'hidden'] as const

export type SavedList = (typeof savedLists)[number]

/** What a signed-in person has pages for, in the order of their navigation. */
export const memberPages = [
  'dashboard',
  'properties',
  'projects',
  'verification',
  'favourites',
  'notifications',
  'personalize-feed',
  'subscription',
  'profile',
  'devices',
  'blocked',
  'delete-account',
] as const

export type MemberPage = (typeof memberPages)[number]

export type SavedSearchStep = 'confirm' | 'manage' | 'unsubscribe'

type AgentsShown = { search?: string; city?: string; verified?: boolean; page?: number }

/** A calculation's repayment plan as a file, without language. */
export function mortgagePlanFile(typed: MortgageTyped): string {
  return withPairs('/mortgage-calculator/plan.csv', { ...typed })
}

/** The slug as the address wrote it, decoded; what cannot be decoded is the slug of nothing. */
export function decodeSlug(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** The address in a language: the default language keeps the bare path, others get `/{code}`. */
export function inLanguage(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * Takes the language off an address. Without a known code in front it is the default language's;
 * `redundant` tells that the default language was named, which has a shorter address.
 */
export function splitLanguage(
  path: string,
  languages: readonly string[],
  defaultLanguage: string,
): { language: string; path: string; redundant: boolean } {
  const [, first = '', ...rest] = path.split('/')
  if (!languages.includes(first)) return { language: defaultLanguage, path, redundant: false }
  // A path of two slashes would name another host when it is redirected to.
  const bare = rest.join('/').replace(/^\/+/, '')
  return { language: first, path: `/${bare}`, redundant: first === defaultLanguage }
}

/** The first page is the bare address. */
export function laterPage(page = 1): string {
  return page > 1 ? String(page) : ''
}

/** A query whose commas stay readable. */
function withPlainList(path: string, name: string, ids: readonly number[]): string {
  return ids.length > 0 ? `${path}?${name}=${ids.join(',')}` : path
}

/** A path with those of the pairs that say something. */
export function withPairs(path: string, pairs: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(pairs)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

function withQuery(path: string, filters: SearchFilters | undefined): string {
  const query = filters ? searchParams(filters).toString() : ''
  return query ? `${path}?${query}` : path
}
