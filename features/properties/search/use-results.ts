import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { Page } from '@/client/api/calls/paging.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import { commonFilters, listQuery } from '@/domain/search/list-query.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { keepOrder, useSteady } from '@/features/listing-card/use-steady.ts'

export type Results = {
  filters: SearchFilters
  /** The previous page while the next one loads. */
  list: Page<PropertyCard> | undefined
  /** The shown list belongs to the previous search. */
  isStale: boolean
  /** The request waits for a connection. */
  isOffline: boolean
  error: Error | null
  retry: () => void
}

/**
 * Results of the URL's search. The first page comes with the document; URL changes
 * (`history.pushState`, back, forward) use the cache or one request. Servers without
 * `listing-search` support only the common filters.
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
  const view = JSON.stringify(listQuery(filters))
  const steady = useSteady(view, isPlaceholderData ? undefined : data, joinPages)
  return {
    filters,
    list: steady ?? data,
    isStale: isPlaceholderData,
    isOffline: fetchStatus === 'paused',
    error,
    retry: () => void refetch(),
  }
}

/** Featured rows take turns, and a row may be new: neither moves the cards that somebody looks at. */
function joinPages(shown: Page<PropertyCard>, now: Page<PropertyCard>): Page<PropertyCard> {
  return { ...now, turn: shown.turn, rows: keepOrder(shown.rows, now.rows) }
}
