/** Form action; works without JavaScript. */
export const SAVED_SEARCH_DEED = '/saved-search/act'

export const savedSearchDeeds = ['save', 'confirm', 'change', 'pause', 'resume', 'end'] as const

export type SavedSearchDeed = (typeof savedSearchDeeds)[number]

/** Shown by the next page, from its URL. */
export const savedSearchOutcomes = [
  'sent',
  'confirmed',
  'changed',
  'ended',
  'invalid',
  'tooMany',
  /** Invalid token. */
  'unknown',
  /** Limit per mail address. */
  'full',
  'failed',
] as const

export type SavedSearchOutcome = (typeof savedSearchOutcomes)[number]

export function savedSearchOutcomeOf(word: unknown): SavedSearchOutcome | null {
  return savedSearchOutcomes.find((outcome) => outcome === word) ?? null
}
