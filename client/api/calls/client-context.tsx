'use client'

import { createContext, useContext } from 'react'
import type { ApiClient } from './api-client.ts'

/** Provided by `client/state/api-client-provider.tsx`. */
export const ClientContext = createContext<ApiClient | null>(null)

/** Settings wait until those of the last visit are in the cache, under the viewer they were fetched for. */
export const RestoringContext = createContext<Restoring>({ isRestored: true, restore: () => {} })

type Restoring = { isRestored: boolean; restore: () => void }

/** @throws Error outside an `ApiClientProvider`. */
export function useApiClient(): ApiClient {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useApiClient needs an ApiClientProvider above it')
  return client
}
