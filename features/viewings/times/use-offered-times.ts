import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { viewingTimesQueries, withdrawTimes } from '@/client/api/member/viewing-times.ts'
import type { ListingName } from '@/client/api/viewings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { noOfferedTimes, type OfferedTimes } from '@/domain/viewing/offered-times.ts'

export type StoredTimes = {
  /** To begin with: the listing's own, else those of all; undefined while loading. */
  times: OfferedTimes | undefined
  /** They are this listing's own. */
  isOwn: boolean
  withdraw: () => void
  isWithdrawing: boolean
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** The times that the signed-in person offers for one listing or, with null, for all. */
export function useOfferedTimes(listing: ListingName | null): StoredTimes {
  const { t } = useText()
  const client = useApiClient()
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const isSignedIn = client.viewer !== null
  const own = useQuery({ ...viewingTimesQueries.offered(client, listing), enabled: isSignedIn })
  const ofAll = useQuery({
    ...viewingTimesQueries.offered(client, null),
    enabled: isSignedIn && listing !== null,
  })
  const { send, isSending } = useWrite(withdrawTimes, {
    saysFailure: true,
    saysSuccess: () => t('viewings.times.withdrawn'),
  })
  const isRead = own.data !== undefined && (listing === null || ofAll.data !== undefined)
  const query = own.data === undefined ? own : ofAll
  return {
    times: isRead ? (own.data ?? ofAll.data ?? noOfferedTimes(timeZone)) : undefined,
    isOwn: Boolean(own.data),
    withdraw: () => send(listing),
    isWithdrawing: isSending,
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
