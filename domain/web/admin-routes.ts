import type { Right } from '../account/rights.ts'

/** Groups of the navigation, in order. */
export const adminGroups = {
  work: ['overview', 'review', 'reports', 'inbox', 'adverts'],
  content: ['content', 'structure', 'imports'],
  people: ['users', 'staff'],
  money: ['payments', 'packages', 'payment-settings'],
  setup: ['settings', 'system', 'audit'],
} as const

export type AdminGroup = keyof typeof adminGroups

/** In navigation order. */
export const adminPages = Object.values(adminGroups).flat()

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
  system: 'system',
  audit: 'readLog',
}

/** Separate from `routes`, so that public pages do not load it. */
export function adminRoute(page: AdminPage = 'overview', shown: AdminShown = {}): string {
  const path = page === 'overview' ? '/admin' : `/admin/${page}`
  const query = new URLSearchParams(shown)
  return query.size > 0 ? `${path}?${query}` : path
}
