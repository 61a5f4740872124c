import { useQuery } from '@tanstack/react-query'
import { type AdminOverview, adminQueries } from '@/client/api/admin.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { useApiClient } from '@/client/api/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'

export type Overview = {
  overview: AdminOverview | undefined
  /** Not for this person, or the provider knows no administration. */
  isRefused: boolean
  error: Error | null
  isOffline: boolean
  /** An administrator, once the second factor is set up. */
  lacksSecondFactor: boolean
  retry: () => void
  /** Settles when it was asked once more. */
  reload: () => Promise<unknown>
}

/** What waits, and what was done last. */
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
