import type { MortgageInput } from '../money/mortgage.ts'
import { noProjectFilters, type ProjectFilters, projectPairs } from '../search/project-filters.ts'
import type { SavedSearchOutcome } from '../search/saved-search-actions.ts'
import { type SearchFilters, searchParams } from '../search/search-filters.ts'
import type { MortgageTyped } from './mortgage-query.ts'

/** Without language; see `inLanguage`. */
export const routes = {
  home: () => '/',
  /** `words`: the wish that the filters were read from. */
  properties: (filters?: SearchFilters, words?: string) =>
    withQuery('/properties', filters, { words }),
  /** Also works without JavaScript. */
  saveSearch: (filters?: SearchFilters) => withQuery('/saved-search/new', filters),
  savedSearch: (step: SavedSearchStep, token: string, outcome?: SavedSearchOutcome) =>
    withPairs(`/saved-search/${step}`, { token, outcome }),
  property: (slug: string) => `/properties-details/${encodeURIComponent(slug)}`,
  projects: ({
    page,
    turn,
    ...shown
  }: Partial<ProjectFilters> & { page?: number; turn?: number | undefined } = {}) =>
    withPairs('/projects', {
      ...projectPairs({ ...noProjectFilters, ...shown }),
      page: laterPage(page),
      turn: laterPage(page) && turn !== undefined ? String(turn) : '',
    }),
  cities: () => '/cities',
  location: () => '/location',
  compare: (homes: readonly number[] = []) => withPlainList('/compare', 'homes', homes),
  /** Stored on this device. */
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
  signIn: (next?: string) => withPairs('/sign-in', { next }),
  register: (next?: string) => withPairs('/register', { next }),
  forgotPassword: (next?: string) => withPairs('/forgot-password', { next }),
  resetPassword: (token: string) => withPairs('/reset-password', { token }),
  /** Reverts a change of e-mail address or phone number. */
  undoContact: (token: string) => withPairs('/undo-change', { token }),
  /** Accepts an invitation to the staff. */
  invitation: (token: string) => withPairs('/staff-invitation', { token }),
  /** Where the first administrator is made; the token opens it from other machines. */
  setup: (token = '') => withPairs('/setup', { token }),
  /** Draft of an item of content. */
  preview: (token: string) => withPairs('/preview', { token }),
  /** Unsent messages of demos. */
  outbox: () => '/outbox',
  /** Shown without a connection; lists pages that were seen before. */
  offline: () => '/offline',
  /** `next`: where to continue. */
  member: (page: MemberPage = 'dashboard', next?: string) => withPairs(`/user/${page}`, { next }),
  subscriptionPlan: (next?: string) => withPairs('/subscription-plan', { next }),
  faqs: (page?: number) => withPairs('/faqs', { page: laterPage(page) }),
  mortgage: (typed?: MortgageTyped) => withPairs('/mortgage-calculator', { ...typed }),
  area: () => '/area-converter',
  valuation: () => '/valuation',
  about: () => '/about-us',
  contact: () => '/contact-us',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-conditions',
}

export const savedLists = ['favourites', 'recent', 'hidden'] as const

export type SavedList = (typeof savedLists)[number]

/** In navigation order. */
export const memberPages = [
  'dashboard',
  'properties',
  'projects',
  'advertisement',
  'verification',
  'favourites',
  'saved-searches',
  'chat',
  'leads',
  'inquiries',
  'viewings',
  'notifications',
  'personalize-feed',
  'subscription',
  'transactions',
  'profile',
  'devices',
  'notification-settings',
  'blocked',
  'delete-account',
] as const

export type MemberPage = (typeof memberPages)[number]

export type SavedSearchStep = 'confirm' | 'manage' | 'unsubscribe'

type AgentsShown = { search?: string; city?: string; verified?: boolean; page?: number }

export function amortizationFile(input: MortgageInput): string {
  const [price, down] = [String(input.loanAmount), String(input.downPayment)]
  const [rate, years] = [String(input.interestRate), String(input.termYears)]
  return withPairs('/mortgage-calculator/plan.csv', { price, down, rate, years })
}

/** Returns malformed encodings unchanged; they match no slug. */
export function decodeSlug(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** The default language has no prefix, others have `/{code}`. */
export function inLanguage(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * Splits off the language, if any. `redundant`: the path names the default language, so a shorter
 * one exists.
 */
export function splitLanguage(
  path: string,
  languages: readonly string[],
  defaultLanguage: string,
): { language: string; path: string; redundant: boolean } {
  const [, first = '', ...rest] = path.split('/')
  if (!languages.includes(first)) return { language: defaultLanguage, path, redundant: false }
  // A leading double slash would redirect to another host.
  const bare = rest.join('/').replace(/^\/+/, '')
  return { language: first, path: `/${bare}`, redundant: first === defaultLanguage }
}

export function laterPage(page = 1): string {
  return page > 1 ? String(page) : ''
}

/** Keeps commas unescaped. */
function withPlainList(path: string, name: string, ids: readonly number[]): string {
  return ids.length > 0 ? `${path}?${name}=${ids.join(',')}` : path
}

export function withPairs(path: string, pairs: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(pairs)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Reads a wish in a person's own words, and leads to its results. */
export function wishRoute(wish: string, filters: SearchFilters): string {
  return withQuery('/properties', filters, { wish })
}

function withQuery(
  path: string,
  filters: SearchFilters | undefined,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const params = filters ? searchParams(filters) : new URLSearchParams()
  for (const [name, text] of Object.entries(more)) if (text) params.set(name, text)
  return params.size > 0 ? `${path}?${params}` : path
}
