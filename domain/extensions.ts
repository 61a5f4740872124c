/**
 * Groups of operations and parameters beyond the specification. A provider announces its groups in
 * `web-settings.data.extensions`; the app hides what belongs to a group that is not there.
 */
export const extensionGroups = [
  'place-suggestions',
  /** Names of positions. */
  'reverse-geocoding',
  'facet-counts',
  /** More filters and orders of get-property-list. */
  'listing-search',
  /** Rows of listings by their ids. */
  'listing-cards',
  /** What a map shows of a box. */
  'map-clusters',
  'files',
  /** Files that come in pieces and go on after an interruption. */
  'uploads',
  /** Listings that are being written, on whatever device. */
  'drafts',
  /** Name, city and verified filter of agent-list. */
  'agent-search',
  /** Categories of articles, and the newest first. */
  'article-lists',
  'share-pictures',
  /** Searches kept by mail address, without an account. */
  'saved-searches',
  /** New passwords, sign-ins, proven addresses and numbers. */
  'accounts',
  /** Codes of an authenticator app at sign-in, for administrators. */
  'second-factor',
  /** What was kept instead of being sent, where the product is tried out. */
  'outbox',
  /** Notifications that are read, live events, blocks, the archive of an account, favourites of a device. */
  'member',
  /** What packages granted, and what became of it. */
  'packages',
  /** What administrators do. */
  'administration',
  /** What owners do with their listings: undo a deletion, renew, likely duplicates, what happened. */
  'own-listings',
  /** Every public page, by ranges of ids. */
  'sitemap',
] as const

export type ExtensionGroup = (typeof extensionGroups)[number]

/** Whether the provider announced the group; the list is whatever its settings say. */
export function hasExtension(
  announced: readonly string[] | null | undefined,
  group: ExtensionGroup,
): boolean {
  return announced?.includes(group) ?? false
}
