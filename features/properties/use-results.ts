import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import type { Page } from '@/client/api/paging.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import type { PropertyCard } from '@/client/api/property-card.ts'
import { commonFilters } from '@/domain/list-query.ts'
import { parseFilters, type SearchFilters } from '@/domain/search-filters.ts'

export type Results = {
  filters: SearchFilters
  /** The page asked for; while it is on its way, the one before. */
  list: Page<PropertyCard> | undefined
  /** What is shown is not what was asked for yet. */
  isStale: boolean
  /** The call waits for a connection. */
  isOffline: boolean
  error: Error | null
  retry: () => void
}

/**
 * The results that the address asks for. The first page came with the document; a changed address
 * (`history.pushState`, back, forward) is answered from the cache or by one call.
 * Without `listing-search` the provider knows only the common filters.
 */
export function useResults(hasListingSearch: boolean): Results {
  const client = useApiClient()
  const params = useSearchParams()
  const filters = useMemo(() => {
    const asked = parseFilters(params)
    return hasListingSearch ? asked : commonFilters(asked)
  }, [params, hasListingSearch])
  const { data, isPlaceholderData, fetchStatus, error, refetch } = useQuery({
    ...propertyQueries.list(client, filters),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    list: data,
    isStale: isPlaceholderData,
    isOffline: fetchStatus === 'paused',
    error,
    retry: () => void refetch(),
  }
}
