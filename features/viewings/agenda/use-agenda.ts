import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import { type Viewing, viewingQueries } from '@/client/api/viewings.ts'
import { sortAgenda, waitsForMe } from './sort-agenda.ts'

export type Agenda = {
  /** Not over yet; undefined while loading. */
  ahead: Viewing[] | undefined
  /** Count waiting for the viewer. */
  waiting: number
  /** The latest first; undefined while loading. */
  past: Viewing[] | undefined
  /** The provider knows no viewings. */
  isUnknown: boolean
  error: Error | null
  isOffline: boolean
  retry: () => void
}

/** Viewings of the signed-in person, on either side. */
export function useAgenda(): Agenda {
  const client = useApiClient()
  const isOffered = useOffered('viewings')
  const [now] = useState(() => Date.now())
  const enabled = client.viewer !== null && isOffered === true
  const list = useQuery({ ...viewingQueries.list(client, null), enabled, staleTime: 0 })
  const past = useQuery({ ...viewingQueries.past(client), enabled, staleTime: 0 })
  const query = list.data ? past : list
  return {
    ahead: list.data && sortAgenda(list.data, now),
    waiting: list.data?.filter((each) => waitsForMe(each, now)).length ?? 0,
    past: past.data,
    isUnknown: isOffered === false,
    error: query.error,
    isOffline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
