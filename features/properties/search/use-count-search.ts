import { useEffect, useRef } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { countSearch } from '@/client/api/figures.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { whenSeen } from '@/client/integrations/when-seen.ts'
import { searchIdentity, toCountedSearch } from '@/domain/search/counted-search.ts'
import type { Results } from './use-results.ts'

/** Filters change one by one; only the search that somebody looks at counts. */
const SEEN_MILLISECONDS = 2_000

/** Counts a search once its results were seen for a moment; further pages of it do not count. */
export function useCountSearch({ filters, list, isStale }: Results): void {
  const client = useApiClient()
  const isOffered = useOffered('figures') === true
  const counted = useRef('')
  const total = isStale ? undefined : list?.total
  useEffect(() => {
    const key = `search ${searchIdentity(filters)}`
    if (!isOffered || total === undefined || counted.current === key) return
    return whenSeen(SEEN_MILLISECONDS, () => {
      counted.current = key
      void countSearch(client, toCountedSearch(filters, total))
    })
  }, [client, isOffered, filters, total])
}
