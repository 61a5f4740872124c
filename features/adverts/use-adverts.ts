import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type Advert, advertQueries, endAdvert } from '@/client/api/member/adverts.ts'
import { useText } from '@/client/text/text-context.tsx'

type Adverts = {
  rows: readonly Advert[] | undefined
  error: Error | null
  isOffline: boolean
  retry: () => void
  /** Awaits a confirmation. */
  ending: Advert | null
  askToEnd: (advert: Advert) => void
  decide: (isSure: boolean) => void
  isSending: boolean
}

/** The viewer's adverts, which can be ended. */
export function useAdverts(): Adverts {
  const { t } = useText()
  const client = useApiClient()
  const [ending, setEnding] = useState<Advert | null>(null)
  const { data, error, fetchStatus, refetch } = useQuery({
    ...advertQueries.list(client),
    enabled: client.viewer !== null,
    // An administrator may have decided meanwhile.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  })
  const { send, isSending } = useWrite(endAdvert, {
    saysFailure: true,
    saysSuccess: () => t('adverts.endedToast'),
    onError: () => void refetch(),
  })
  return {
    rows: data,
    error,
    isOffline: fetchStatus === 'paused',
    retry: () => void refetch(),
    ending,
    askToEnd: setEnding,
    decide(isSure) {
      if (isSure && ending) send(ending.id)
      setEnding(null)
    },
    isSending,
  }
}
