import { ApiError } from './api-error.ts'
import type { Queries } from './query-client.ts'
import { viewerOfKey } from './query-keys.ts'

/** The provider does not take a sign-in any more, or has deactivated its account. */
export type Refusal = {
  cause: 'token' | 'account'
  /** Account of the request; undefined if unknown. */
  viewer?: number | null
}

/** Calls `listener` for every answer that ends a sign-in; returns how to end it. */
export function watchRefusals(queries: Queries, listener: (refusal: Refusal) => void): () => void {
  const endReads = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { queryKey, state } = event.query
    const viewer = viewerOfKey(queryKey)
    if (event.action.type === 'error') tell(event.action.error, viewer)
    // Settings asked with a token say so with a success.
    if (event.action.type === 'success' && queryKey[0] === 'settings' && isInactive(state.data))
      listener({ cause: 'account', viewer })
  })
  const endWrites = queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error)
  })
  const tell = (error: unknown, viewer?: number | null) => {
    const cause = findCause(error)
    if (cause) listener({ cause, viewer })
  }
  return () => {
    endReads()
    endWrites()
  }
}

/** Whether an answer ends the sign-in with which it was asked, and how. */
function findCause(error: unknown): Refusal['cause'] | null {
  if (!(error instanceof ApiError)) return null
  if (error.key === 'accountDeactivated' || error.key === 'deactivated') return 'account'
  return error.kind === 'unauthenticated' ? 'token' : null
}

function isInactive(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'is_active' in settings &&
    settings.is_active === false
  )
}
