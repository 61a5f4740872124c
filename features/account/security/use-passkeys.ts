import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { User } from '@/client/api/member/auth.ts'
import { type Passkeys, passkeyQueries } from '@/client/api/member/passkeys.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useSession } from '@/client/state/use-session.ts'

export type PasskeysState = {
  /** Undefined while loading and for providers without passkeys. */
  passkeys: Passkeys | undefined
  person: User | null
  error: Error | null
  retry: () => void
}

/** Passkeys of the person. */
export function usePasskeys(): PasskeysState {
  const client = useApiClient()
  const isOffered = useOffered('passkeys')
  const { data, error, refetch } = useQuery({
    ...passkeyQueries.list(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  const { user } = useSession()
  return { passkeys: data, person: user, error, retry: () => void refetch() }
}
