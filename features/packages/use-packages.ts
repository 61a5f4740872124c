import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type PackageOffer, subscriptionQueries, takePackage } from '@/client/api/subscriptions.ts'
import { useWrite } from '@/client/api/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { useGate } from '@/features/gate/use-gate.ts'

export type Packages = {
  offer: PackageOffer | undefined
  /** The number of the free package that is being taken. */
  taking: number | null
  take: (id: number) => void
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** What the person holds and can take; for visitors, and until that is known, what everybody is offered. */
export function usePackages(everybodys?: PackageOffer, onTaken?: () => void): Packages {
  const { t } = useText()
  const client = useApiClient()
  const gate = useGate()
  const [wanted, setWanted] = useState<number | null>(null)
  const { data, error, fetchStatus, refetch } = useQuery({
    ...subscriptionQueries.packages(client),
    enabled: client.viewer !== null,
  })
  const { send, isSending } = useWrite(takePackage, {
    saysSuccess: () => t('plans.taken'),
    saysFailure: true,
    onSuccess: onTaken,
    // Somebody who held it already, in another tab or before signing in, sees so.
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
