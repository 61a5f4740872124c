/** Form action; works without JavaScript. */
export const SAVED_SEARCH_ACTION_PATH = '/saved-search/act'

export const savedSearchActions = ['save', 'confirm', 'change', 'pause', 'resume', 'end'] as const

export type SavedSearchAction = (typeof savedSearchActions)[number]

/** Shown by the next page, from its URL. */
export const savedSearchOutcomes = [
  'sent',
  'confirmed',
  'changed',
  'ended',
  /** The search stays in its account. */
  'stopped',
  'invalid',
  'tooMany',
  /** Invalid token. */
  'unknown',
  /** Limit per mail address. */
  'full',
  'failed',
] as const

export type SavedSearchOutcome = (typeof savedSearchOutcomes)[number]

export function parseSavedSearchOutcome(word: unknown): SavedSearchOutcome | null {
  return savedSearchOutcomes.find((outcome) => outcome === word) ?? null
}
