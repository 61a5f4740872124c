import type { Right } from '../account/rights.ts'

/** In navigation order. */
export const adminPages = [
  'overview',
  'review',
  'reports',
  'inbox',
  'adverts',
  'users',
  'staff',
  'payments',
  'packages',
  'payment-settings',
  'content',
  'structure',
  'imports',
  'settings',
  'audit',
] as const

/** Pages that begin a group of the navigation: content, people, money, setup. */
export const groupStarts: readonly AdminPage[] = ['users', 'payments', 'content', 'settings']

/** `setup`: the guided steps of a new marketplace, which the navigation leaves out. */
export type AdminPage = (typeof adminPages)[number] | 'setup'

export type AdminShown = {
  /** Such as `property-12`; number of an item of content or structure or of an import, or `new`. */
  item?: string
  kind?: string
  /** Account number. */
  person?: string
  /** Number of a purchase. */
  payment?: string
  /** Number of a contact message. */
  message?: string
  /** `handled` reports; `cases` or `all` of payments; a group of settings. */
  of?: string
}

/** The right that opens each page. */
export const adminPageRights: Readonly<Record<AdminPage, Right>> = {
  overview: 'desk',
  setup: 'settings',
  review: 'readReview',
  reports: 'readReview',
  inbox: 'inbox',
  adverts: 'readReview',
  users: 'readPeople',
  staff: 'staff',
  payments: 'readPayments',
  packages: 'readPayments',
  'payment-settings': 'settings',
  content: 'content',
  structure: 'content',
  imports: 'imports',
  settings: 'settings',
  audit: 'readLog',
}

/** Separate from `routes`, so that public pages do not load it. */
export function adminRoute(page: AdminPage = 'overview', shown: AdminShown = {}): string {
  const path = page === 'overview' ? '/admin' : `/admin/${page}`
  const query = new URLSearchParams(shown)
  return query.size > 0 ? `${path}?${query}` : path
}
