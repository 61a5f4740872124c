/** What administrators have pages for, in the order of their navigation. */
export const adminPages = ['overview', 'review', 'reports', 'users', 'audit'] as const

export type AdminPage = (typeof adminPages)[number]

/** What a page of administrators begins with. */
export type AdminShown = {
  /** One thing of the review queue, such as `property-12`. */
  item?: string
  kind?: string
  /** Number of an account. */
  person?: string
  /** Which reports: `handled`. */
  of?: string
}

/**
 * Address of a page of administrators, without language. Apart from the addresses that visitors know, whose pages
 * load none of it.
 */
export function adminRoute(page: AdminPage = 'overview', shown: AdminShown = {}): string {
  const path = page === 'overview' ? '/admin' : `/admin/${page}`
  const query = new URLSearchParams(shown)
  return query.size > 0 ? `${path}?${query}` : path
}
