'use client'

import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { OwnState } from '@/client/state/client-state.ts'
import { useRemembered } from '@/client/state/state-door.ts'
import type { ApiClient } from './api-client.ts'
import { createLazyClient } from './lazy-client.ts'

const ClientContext = createContext<ApiClient | null>(null)

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
  const [client, setClient] = useState(() => createLazyClient({ baseUrl: '/api', language }))

  useEffect(() => {
    if (viewer === client.viewer) return
    let isOver = false
    import('./viewer-client.ts').then(
      ({ clientFor }) => isOver || setClient(clientFor(queries, client, viewer)),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [viewer, client, queries])

  return <ClientContext value={client}>{children}</ClientContext>
}

function viewerOf({ User_signup }: OwnState): number | null {
  return User_signup.data?.data.id ?? null
}

/** @throws Error outside an `ApiClientProvider`. */
export function useApiClient(): ApiClient {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useApiClient needs an ApiClientProvider above it')
  return client
}
