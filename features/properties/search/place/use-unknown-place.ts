import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { placeQueries } from '@/client/api/places.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { placeNameIn, type UnknownPlace, unknownPlace } from './unknown-place.ts'

/** Looks up similar place names for an empty search. */
export function useUnknownPlace(search: {
  filters: SearchFilters
  isBeyond: boolean
}): UnknownPlace | null {
  const { filters, isBeyond } = search
  const isOffered = useOffered('place-suggestions') === true
  const name = isBeyond ? '' : placeNameIn(filters)
  const { data } = useQuery({
    ...placeQueries.suggestions(useApiClient(), name),
    enabled: isOffered && name !== '',
  })
  return unknownPlace(filters, isOffered ? data : undefined)
}
