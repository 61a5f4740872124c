import type { NearbyKind } from '@hearth/streets/places/nearby-kinds'
import { queryOptions } from '@tanstack/react-query'
import type { Position } from '@/domain/place/distance.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

/** A place that one can walk to; the way in meters and whole minutes. */
export type WalkingPlace = Position & { name: string; meters: number; minutes: number }

export type WalkingGroup = { kind: NearbyKind; places: WalkingPlace[] }

export const nearbyQueries = {
  /** Only of providers with `map-streets`. No groups where no streets are known. */
  around: (client: ApiClient, { latitude, longitude }: Position) => {
    const query = { latitude, longitude, limit: 3 }
    return queryOptions({
      queryKey: publicKey(client, 'map', 'nearby', query),
      queryFn: async ({ signal }): Promise<WalkingGroup[]> =>
        getReply(await client.http.GET('/ext/map/nearby', { params: { query }, signal })).data,
    })
  },
}
