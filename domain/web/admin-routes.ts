import type { AdminPage } from './admin-pages.ts'

export type AdminShown = {
  /** Such as `property-12`; number of an item of content or structure or of an import, code of a language, or `new`. */
  item?: string
  kind?: string
  /** Account number. */
  person?: string
  /** Number of a purchase. */
  payment?: string
  /** Number of a contact message. */
  message?: string
  /** `handled` reports; `cases` or `all` of payments; a group of settings; texts to list; a list to download. */
  of?: string
}

/** Separate from `routes`, so that public pages do not load it. */
export function adminRoute(page: AdminPage = 'overview', shown: AdminShown = {}): string {
  const path = page === 'overview' ? '/admin' : `/admin/${page}`
  const query = new URLSearchParams(shown)
  return query.size > 0 ? `${path}?${query}` : path
}
