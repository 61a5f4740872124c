import { queryOptions } from '@tanstack/react-query'
import type { Bounds } from '@/domain/place/distance.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type StreetArea = {
  name: string
  bounds: Bounds
  maxZoom: number
  attribution: string
  isInvented: boolean
  hasTravel: boolean
}

/** The areas that have streets, and the version of their tiles. */
export type StreetAreas = { version: string; areas: StreetArea[] }

/** Area code within all limits; null if empty. */
export type TravelReach = { common: string | null; isCut: boolean }

export const streetsQueries = {
  /** Only of providers with `map-streets`. */
  areas: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'map', 'areas', {}),
      queryFn: async ({ signal }): Promise<StreetAreas> => {
        const { tiles, data } = getReply(await client.http.GET('/ext/map/areas', { signal }))
        const areas = data.map((area): StreetArea => {
          const [south = 0, west = 0, north = 0, east = 0] = area.bounds
          return {
            name: area.name,
            bounds: { south, west, north, east },
            maxZoom: area.max_zoom,
            attribution: area.attribution,
            isInvented: area.is_invented,
            hasTravel: area.has_travel,
          }
        })
        return { version: tiles, areas }
      },
    }),

  /** Area within the limits of a travel code. */
  reach: (client: ApiClient, travel: string) =>
    queryOptions({
      queryKey: publicKey(client, 'map', 'travel-area', { travel }),
      queryFn: async ({ signal }): Promise<TravelReach> => {
        const params = { query: { travel } }
        const call = await client.http.GET('/ext/map/travel-area', { params, signal })
        const { common, data } = getReply(call)
        return { common, isCut: data.some(({ is_cut }) => is_cut) }
      },
    }),
}
