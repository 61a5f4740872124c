import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  changeMemberSearch,
  deleteMemberSearch,
  type MemberSearch,
  markMemberSearchSeen,
  memberSearchQueries,
  saveMemberSearch,
} from '@/client/api/member/member-searches.ts'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { FilterNames } from '../search/chip-text.ts'

export type MemberSearches = {
  searches: readonly MemberSearch[] | undefined
  names: FilterNames
  /** The provider saves no searches in accounts. */
  isUnknown: boolean
  isOffline: boolean
  error: Error | null
  retry: () => void
}

/** Saved searches of the signed-in person, with the names that their filters need. */
export function useMemberSearches(): MemberSearches {
  const client = useApiClient()
  const isOffered = useOffered('member-searches')
  const { data, error, fetchStatus, refetch } = useQuery({
    ...memberSearchQueries.list(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  const isNeeded = data !== undefined && data.length > 0
  const categories = useQuery({ ...propertyCatalogQueries.categories(client), enabled: isNeeded })
  const facilities = useQuery({ ...propertyCatalogQueries.facilities(client), enabled: isNeeded })
  return {
    searches: data,
    names: { categories: categories.data ?? [], facilities: facilities.data ?? [] },
    isUnknown: isOffered === false,
    isOffline: fetchStatus === 'paused',
    error,
    retry: () => void refetch(),
  }
}

export type SearchControls = {
  /** As chosen, also before it is saved. */
  frequency: MemberSearch['frequency']
  isBusy: boolean
  setFrequency: (frequency: MemberSearch['frequency']) => void
  rename: (name: string) => Promise<void>
  /** The notice offers undo. */
  remove: () => void
  /** Its results are being opened. */
  markSeen: () => void
}

/** Changes of one saved search. */
export function useSearchControls(search: MemberSearch): SearchControls {
  const { t } = useText()
  const { id, name, query, events } = search
  const [chosen, setChosen] = useState<MemberSearch['frequency'] | null>(null)
  const saving = useWrite(saveMemberSearch, { saysFailure: true })
  const changing = useWrite(changeMemberSearch, {
    saysSuccess: () => t('savedSearches.member.changedToast'),
    saysFailure: true,
    onError: () => setChosen(null),
  })
  const seeing = useWrite(markMemberSearchSeen)
  const removing = useWrite(deleteMemberSearch, {
    saysFailure: true,
    onSuccess: () =>
      showToast('info', t('savedSearches.member.deletedToast'), {
        label: t('favourites.undo'),
        run: () => saving.send({ name, query, events, frequency: search.frequency }),
      }),
  })
  return {
    frequency: chosen ?? search.frequency,
    isBusy: changing.isSending || removing.isSending,
    setFrequency(frequency) {
      if (changing.isSending) return
      setChosen(frequency)
      changing.send({ id, frequency })
    },
    rename: (wanted) => changing.sendAsync({ id, name: wanted }),
    remove: () => removing.send(id),
    markSeen: () => seeing.send(id),
  }
}
