import { useSyncExternalStore } from 'react'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import type { OwnState } from './client-state.ts'
import type { OpenState } from './open-state.ts'

/**
 * Lazy access to the client state. The store's code loads after the first paint, so this module
 * only tracks whether it is loaded.
 */
let state: OpenState | null = null
let opening: Promise<OpenState> | undefined
const waiting = new Set<() => void>()

/**
 * Loads the store once for all callers. Resolves even if storage fails; rejects if the code fails
 * to load, and the next call retries.
 */
export function openState(queries: Queries, client: ApiClient): Promise<OpenState> {
  opening ??= import('./open-state.ts')
    .then(async ({ openClientState }) => {
      state = await openClientState(queries, client)
      for (const listener of waiting) listener()
      return state
    })
    .catch((error) => {
      opening = undefined
      throw error
    })
  return opening
}

/** Store if loaded. */
export function stateIfOpen(): OpenState | null {
  return state
}

/**
 * Selects from the stored state; null until it is loaded and during server rendering. `select` must
 * return a stable value for the same state.
 */
export function useRemembered<Value>(select: (own: OwnState) => Value): Value | null {
  return useSyncExternalStore(
    watch,
    () => (state ? select(state.store.getSnapshot().context) : null),
    () => null,
  )
}

function watch(listener: () => void): () => void {
  let end: (() => void) | undefined
  const follow = () => {
    end = state?.store.subscribe(listener).unsubscribe
  }
  const arrive = () => {
    follow()
    listener()
  }
  if (state) follow()
  else waiting.add(arrive)
  return () => {
    waiting.delete(arrive)
    end?.()
  }
}
