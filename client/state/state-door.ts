import { useSyncExternalStore } from 'react'
import type { ApiClient } from '@/client/api/api-client.ts'
import type { Queries } from '@/client/api/query-client.ts'
import type { OwnState } from './client-state.ts'
import type { OpenState } from './open-state.ts'

/**
 * The way to what the browser remembers. Pages arrive without it: the store itself comes after
 * they are shown, so here is only whether it has come, and a place to wait for it.
 */
let state: OpenState | null = null
let opening: Promise<OpenState> | undefined
const waiting = new Set<() => void>()

/**
 * Brings the store and what was remembered; the same for all who ask. It opens whatever the storage
 * does; where its code could not be fetched it rejects, and the next who asks tries again.
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

/** The store if it has come. */
export function stateIfOpen(): OpenState | null {
  return state
}

/**
 * Something of what is remembered; null until that is known, and in the first HTML. `select` must
 * give the same value for the same state.
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
