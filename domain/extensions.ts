/**
 * Groups of operations beyond the specification. Providers announce theirs in
 * `web-settings.data.extensions`; the app hides features of missing groups.
 */
export const extensionGroups = [
  'place-suggestions',
  'reverse-geocoding',
  'facet-counts',
  /** Extra filters and sort orders of get-property-list. */
  'listing-search',
  /** Listing cards by id. */
  'listing-cards',
  'map-clusters',
  'files',
  /** Resumable chunked uploads. */
  'uploads',
  /** Listing drafts synced across devices. */
  'drafts',
  /** Name, city and verified filter of agent-list. */
  'agent-search',
  /** Article categories, and sorting by newest. */
  'article-lists',
  'share-pictures',
  /** Saved searches by mail address, without an account. */
  'saved-searches',
  /** Passwords, sign-ins, verified addresses and numbers. */
  'accounts',
  /** Authenticator codes at sign-in, for administrators. */
  'second-factor',
  /** Messages stored instead of sent, in demos. */
  'outbox',
  /** Read notifications, live events, blocks, data export, favorites of a device. */
  'member',
  /** Package grants and their usage. */
  'packages',
  'administration',
  /** Undo a deletion, renew, likely duplicates, activity. */
  'own-listings',
  /** All public pages, by id range. */
  'sitemap',
] as const

export type ExtensionGroup = (typeof extensionGroups)[number]

export function hasExtension(
  announced: readonly string[] | null | undefined,
  group: ExtensionGroup,
): boolean {
  return announced?.includes(group) ?? false
}
