/**
 * Operations beyond the specification. Providers announce them in `web-settings.data.extensions`;
 * the app hides features of missing groups.
 */
export const extensionGroups = [
  'place-suggestions',
  'reverse-geocoding',
  'facet-counts',
  /** More filters and sort orders of get-property-list. */
  'listing-search',
  'listing-cards',
  'map-clusters',
  /** Street map, travel times, nearby places and addresses, where areas are built. */
  'map-streets',
  'files',
  /** Resumable. */
  'uploads',
  /** Synced across devices. */
  'drafts',
  'agent-search',
  'article-lists',
  'share-pictures',
  /** By mail address, without an account. */
  'saved-searches',
  /** Saved searches of an account. */
  'member-searches',
  /** With or without account, and what owners make of them. */
  'inquiries',
  /** Offered times, viewings and calendars of them. */
  'viewings',
  'accounts',
  /** For administrators. */
  'second-factor',
  /** Where the address of the site allows passkeys. */
  'passkeys',
  /** Messages stored instead of sent, in demos. */
  'outbox',
  /** Notification read state, live events, blocks, data export, favorites of a device. */
  'member',
  /** Push messages of browsers, and choices of notifications. */
  'push',
  'packages',
  /** Asking the gateway how a payment stands. */
  'payments',
  /** Placement, counts and turns of featured listings. */
  'advertisements',
  'administration',
  /** Undelete, renew, likely duplicates, activity. */
  'own-listings',
  'sitemap',
  /** Estimates of prices by sold listings. */
  'valuation',
  /** Texts as filters. */
  'wishes',
  /** Counts of views and searches, and those of own listings by day. */
  'figures',
] as const

export type ExtensionGroup = (typeof extensionGroups)[number]

export function hasExtension(
  announced: readonly string[] | null | undefined,
  group: ExtensionGroup,
): boolean {
  return announced?.includes(group) ?? false
}
