import { useQuery } from '@tanstack/react-query'
import { type SetupProgress, setupQueries } from '@/client/api/admin/setup.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'

/** How far the guided steps are; undefined until read. */
export function useSetupProgress(): SetupProgress | undefined {
  return useQuery(setupQueries.progress(useApiClient())).data
}
