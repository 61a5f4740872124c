import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type MapClusters, type MapWindow, mapQueries } from '@/client/api/map.ts'
import { boxAround, WORLD } from '@/domain/map-box.ts'
import type { SearchFilters } from '@/domain/search-filters.ts'

export type Clusters = {
  /** While the next ones are on their way, those before. */
  found: MapClusters | undefined
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/** What lies in the window of the map; nothing is asked before the map has one. */
export function useClusters(filters: SearchFilters, shown: MapWindow | null): Clusters {
  const client = useApiClient()
  const { data, isFetching, isError, fetchStatus, refetch } = useQuery({
    ...mapQueries.clusters(client, filters, shown ?? EVERYTHING),
    enabled: shown !== null,
    placeholderData: keepPreviousData,
  })
  return {
    found: data,
    isLoading: isFetching,
    isFailed: isError || fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}

/** The box around all that the filters find; undefined until it is known, null where there is nothing. */
export function useExtent(filters: SearchFilters, isWanted: boolean) {
  const client = useApiClient()
  const { data, isError } = useQuery({
    ...mapQueries.clusters(client, filters, EVERYTHING),
    enabled: isWanted,
    select: extentOf,
  })
  return isError ? null : data
}

/** Outside the hook, so that the same answer stays the same box. */
function extentOf({ clusters }: MapClusters) {
  return boxAround(clusters.map(({ bounds }) => bounds))
}

const EVERYTHING: MapWindow = { bounds: WORLD, zoom: 0 }
