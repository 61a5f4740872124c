'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { ApiClient } from './api-client.ts'
import { createLazyClient } from './lazy-client.ts'

const ClientContext = createContext<ApiClient | null>(null)

/** Gives the components below their calls, in the page's language. */
export function ApiClientProvider({
  language,
  children,
}: {
  language: string
  children: ReactNode
}) {
  const [client] = useState(() => createLazyClient({ baseUrl: '/api', language }))
  return <ClientContext value={client}>{children}</ClientContext>
}

/** @throws Error outside an `ApiClientProvider`. */
export function useApiClient(): ApiClient {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useApiClient needs an ApiClientProvider above it')
  return client
}
