/** Form action for saved searches, without language; works without JavaScript. */
export const SAVED_SEARCH_DEED = '/saved-search/act'

/** Values of the form field `deed`. */
export const savedSearchDeeds = ['save', 'confirm', 'change', 'pause', 'resume', 'end'] as const

export type SavedSearchDeed = (typeof savedSearchDeeds)[number]

/** Outcomes that the next page reads from its URL. */
export const savedSearchOutcomes = [
  'sent',
  'confirmed',
  'changed',
  'ended',
  'invalid',
  'tooMany',
  /** Invalid token. */
  'unknown',
  /** The mail address reached its limit of saved searches. */
  'full',
  'failed',
] as const

export type SavedSearchOutcome = (typeof savedSearchOutcomes)[number]

export function savedSearchOutcomeOf(word: unknown): SavedSearchOutcome | null {
  return savedSearchOutcomes.find((outcome) => outcome === word) ?? null
}
