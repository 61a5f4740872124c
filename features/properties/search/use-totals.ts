import { useQueries } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { propertyQueries } from '@/client/api/properties.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'

/** Result count per search; undefined while unknown. */
export function useTotals(searches: readonly SearchFilters[]) {
  const client = useApiClient()
  return useQueries({
    queries: searches.map((filters) => propertyQueries.total(client, filters)),
    combine: (results) => results.map(({ data }) => data),
  })
}
