/** Where forms about saved searches are sent, without language; they work without a script. */
export const SAVED_SEARCH_DEED = '/saved-search/act'

/** What such a form can ask for, in its field `deed`. */
export const savedSearchDeeds = ['save', 'confirm', 'change', 'pause', 'resume', 'end'] as const

export type SavedSearchDeed = (typeof savedSearchDeeds)[number]

/** What came of it, as the page that is shown next is told in its address. */
export const savedSearchOutcomes = [
  'sent',
  'confirmed',
  'changed',
  'ended',
  'invalid',
  'tooMany',
  /** The token opens nothing. */
  'unknown',
  /** The address has as many as one can have. */
  'full',
  'failed',
] as const

export type SavedSearchOutcome = (typeof savedSearchOutcomes)[number]

/** The outcome in an address; null where there is none. */
export function savedSearchOutcomeOf(word: unknown): SavedSearchOutcome | null {
  return savedSearchOutcomes.find((outcome) => outcome === word) ?? null
}
