import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type SecondFactor, secondFactorQueries } from '@/client/api/member/second-factor.ts'
import { useOffered } from '@/client/api/use-offered.ts'

export type SecondFactorState = {
  /** Undefined while loading and for providers without it. */
  factor: SecondFactor | undefined
  error: Error | null
  retry: () => void
}

/** Second-factor state of the viewer. */
export function useSecondFactorState(): SecondFactorState {
  const client = useApiClient()
  const isOffered = useOffered('second-factor')
  const { data, error, refetch } = useQuery({
    ...secondFactorQueries.state(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  return { factor: data, error, retry: () => void refetch() }
}
