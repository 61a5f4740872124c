export type SearchSavingEvent = { type: 'save.requested' } | { type: 'removal.requested' }

export type SearchSavingEmitted =
  | { type: 'search.saved' }
  | { type: 'search.removed' }
  | { type: 'change.failed'; error: unknown }
