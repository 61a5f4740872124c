import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { ApiClient } from './api-client.ts'
import { useApiClient } from './client-context.tsx'
import type { Queries } from './query-client.ts'

/** Current clients for a machine that lives longer than a session. */
export function useTools(): RefObject<{ queries: Queries; client: ApiClient }> {
  const queries = useQueryClient()
  const client = useApiClient()
  const tools = useRef({ queries, client })
  useEffect(() => {
    tools.current = { queries, client }
  })
  return tools
}
