import type { Right } from '../account/rights.ts'

/** Groups of the navigation, in order. */
export const adminGroups = {
  work: ['overview', 'figures', 'review', 'reports', 'inbox', 'adverts'],
  content: ['content', 'structure', 'imports', 'exports'],
  people: ['users', 'staff'],
  money: ['payments', 'packages', 'payment-settings'],
  setup: ['languages', 'settings', 'system', 'backups', 'audit'],
} as const

/** In navigation order. */
export const adminPages = Object.values(adminGroups).flat()

/** `setup`: the guided steps of a new marketplace, which the navigation leaves out. */
export type AdminPage = (typeof adminPages)[number] | 'setup'

/** The right that opens each page. */
export const adminPageRights: Readonly<Record<AdminPage, Right>> = {
  overview: 'desk',
  figures: 'figures',
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
  exports: 'exports',
  languages: 'languages',
  settings: 'settings',
  system: 'system',
  backups: 'system',
  audit: 'readLog',
}
