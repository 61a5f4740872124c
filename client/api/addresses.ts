import { queryOptions } from '@tanstack/react-query'
import type { Position } from '@/domain/place/distance.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type FoundAddress = components['schemas']['FoundAddress']
export type AddressAt = components['schemas']['AddressAt']

export type AddressSearch = { text: string; near?: Position | null; city?: string }

/** Only of providers with `map-streets`. */
export const addressQueries = {
  /** Streets, addresses, stations and neighborhoods by what was typed so far. */
  find: (client: ApiClient, { text, near, city }: AddressSearch) => {
    const query = {
      query: text,
      ...(near ? { near: `${near.latitude.toFixed(4)},${near.longitude.toFixed(4)}` } : {}),
      ...(city ? { city } : {}),
    }
    return queryOptions({
      queryKey: publicKey(client, 'map', 'addresses', query),
      queryFn: async ({ signal }): Promise<FoundAddress[]> =>
        getReply(await client.http.GET('/ext/map/addresses', { params: { query }, signal })).data,
    })
  },

  /** Street and neighborhood at a position; null where none is known. */
  at: (client: ApiClient, { latitude, longitude }: Position) => {
    const query = { latitude, longitude }
    return queryOptions({
      queryKey: publicKey(client, 'map', 'address-at', query),
      queryFn: async ({ signal }): Promise<AddressAt | null> =>
        getReply(await client.http.GET('/ext/map/address-at', { params: { query }, signal })).data,
    })
  },
}
