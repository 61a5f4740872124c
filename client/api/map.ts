import { queryOptions } from '@tanstack/react-query'
import type { Bounds } from '@/domain/place/distance.ts'
import { filterQuery } from '@/domain/search/list-query.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type MapCluster = components['schemas']['MapCluster']
export type MapListing = components['schemas']['MapListing']

/** All listings in a box, clustered. */
export type MapClusters = { total: number; isEstimate: boolean; clusters: MapCluster[] }

/** Map viewport; zoom 0 shows the whole earth in 512 pixels, each step doubles that. */
export type MapWindow = { bounds: Bounds; zoom: number }

export const mapQueries = {
  /** Only of providers with `map-clusters`. The box of the filters gives way to what the map shows. */
  clusters: (client: ApiClient, filters: SearchFilters, { bounds, zoom }: MapWindow) => {
    const { south, west, north, east } = bounds
    const query = {
      ...filterQuery(filters),
      bounds: [south, west, north, east].join(','),
      zoom: Math.round(zoom * 100) / 100,
    }
    return queryOptions({
      queryKey: publicKey(client, 'map', 'clusters', query),
      queryFn: async ({ signal }): Promise<MapClusters> => {
        const call = client.http.GET('/ext/map/clusters', { params: { query }, signal })
        const { total, total_is_estimate, data } = getReply(await call)
        return { total, isEstimate: total_is_estimate, clusters: data }
      },
    })
  },
}
