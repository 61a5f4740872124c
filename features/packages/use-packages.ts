import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type PackageOffer, packageQueries, takePackage } from '@/client/api/member/packages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { useGate } from '@/features/gate/use-gate.ts'

export type Packages = {
  offer: PackageOffer | undefined
  /** ID of the free package being taken. */
  taking: number | null
  take: (id: number) => void
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Active and available packages. For visitors and while loading: the public offer. */
export function usePackages(everybodys?: PackageOffer, onTaken?: () => void): Packages {
  const { t } = useText()
  const client = useApiClient()
  const gate = useGate()
  const [wanted, setWanted] = useState<number | null>(null)
  const { data, error, fetchStatus, refetch } = useQuery({
    ...packageQueries.packages(client),
    enabled: client.viewer !== null,
  })
  const { send, isSending } = useWrite(takePackage, {
    saysSuccess: () => t('packages.taken'),
    saysFailure: true,
    onSuccess: onTaken,
    // Refreshes if the package was already taken, in another tab or before signing in.
    onError: () => void refetch(),
  })
  return {
    offer: data ?? everybodys,
    taking: isSending ? wanted : null,
    take: (id) =>
      gate('package', () => {
        setWanted(id)
        send(id)
      }),
    error,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
