import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PropertyFacets, propertyQueries } from '@/client/api/properties.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'

/** Counts per filter option; fetched in the browser only, never during server rendering. */
export function useFacets(filters: SearchFilters, isOffered: boolean): PropertyFacets | undefined {
  const client = useApiClient()
  const { data } = useQuery({
    ...propertyQueries.facets(client, filters),
    enabled: isOffered,
    placeholderData: keepPreviousData,
  })
  return data
}
