import { useQuery } from '@tanstack/react-query'
import { type AdminOverview, adminQueries } from '@/client/api/admin/administration.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'

export type Overview = {
  overview: AdminOverview | undefined
  /** No administrator, or the provider has no administration. */
  isRefused: boolean
  error: Error | null
  isOffline: boolean
  /** Administrator who still has to set up the second factor. */
  lacksSecondFactor: boolean
  retry: () => void
  /** Resolves after the refetch. */
  reload: () => Promise<unknown>
}

/** Open items and recent activity. */
export function useOverview(): Overview {
  const client = useApiClient()
  const isOffered = useOffered('administration')
  const { data, error, fetchStatus, refetch } = useQuery({
    ...adminQueries.overview(client),
    enabled: client.viewer !== null && isOffered === true,
    refetchOnWindowFocus: true,
  })
  const isForbidden = error instanceof ApiError && error.status === 403
  const lacksSecondFactor = isForbidden && error.key === 'secondFactorMissing'
  return {
    lacksSecondFactor,
    overview: data,
    isRefused: isOffered === false || (isForbidden && !lacksSecondFactor),
    error,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
    reload: () => refetch(),
  }
}
