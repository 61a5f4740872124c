'use client'

import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { OwnState } from '@/client/state/client-state.ts'
import { useRemembered } from '@/client/state/state-door.ts'
import type { ApiClient } from './api-client.ts'
import { createLazyClient } from './lazy-client.ts'

/** The calls of whoever is signed in. */
type ClientStore = {
  readFirst(): ApiClient
  read(): ApiClient
  watch(listener: () => void): () => void
  replace(client: ApiClient): void
}

/** Its value never changes: each part of a page that is not hydrated yet would have to be, at once. */
const ClientContext = createContext<ClientStore | null>(null)

/** Gives the components below their calls, in the page's language and for whoever is signed in. */
export function ApiClientProvider({
  language,
  children,
}: {
  language: string
  children: ReactNode
}) {
  const queries = useQueryClient()
  const viewer = useRemembered(viewerOf)
  const [store] = useState(() => createStore(createLazyClient({ baseUrl: '/api', language })))

  useEffect(() => {
    if (viewer === store.read().viewer) return
    let isOver = false
    import('./viewer-client.ts').then(
      ({ clientFor }) => isOver || store.replace(clientFor(queries, store.read(), viewer)),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [viewer, store, queries])

  return <ClientContext value={store}>{children}</ClientContext>
}

function createStore(first: ApiClient): ClientStore {
  let current = first
  const listeners = new Set<() => void>()
  return {
    readFirst: () => first,
    read: () => current,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    replace(client) {
      current = client
      for (const listener of listeners) listener()
    },
  }
}

function viewerOf({ User_signup }: OwnState): number | null {
  return User_signup.data?.data.id ?? null
}

/** @throws Error outside an `ApiClientProvider`. */
export function useApiClient(): ApiClient {
  const store = useContext(ClientContext)
  if (!store) throw new Error('useApiClient needs an ApiClientProvider above it')
  return useSyncExternalStore(store.watch, store.read, store.readFirst)
}
