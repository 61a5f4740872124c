import { queryOptions } from '@tanstack/react-query'
import type { Position } from '@/domain/place/distance.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type SearchSuggestion = components['schemas']['SearchSuggestion']

/** A city that has listings; state and country where the provider tells them. */
export type City = {
  name: string
  state: string | null
  country: string | null
  listings: number
  image: string
}

export const placeQueries = {
  /** Cities with most listings first. */
  cities: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'location', 'cities'),
      queryFn: async ({ signal }): Promise<City[]> => {
        const params = { query: { limit: MAX_ROWS, offset: 0 } }
        return getReply(await client.http.GET('/get-cities-data', { params, signal })).data.map(
          city,
        )
      },
    }),

  /** Suggestions for typed text; need `place-suggestions`. */
  suggestions: (client: ApiClient, typed: string) =>
    queryOptions({
      queryKey: publicKey(client, 'location', 'suggestions', { typed }),
      queryFn: async ({ signal }): Promise<SearchSuggestion[]> => {
        const params = { query: { query: typed, limit: SUGGESTIONS } }
        return getReply(await client.http.GET('/ext/location/suggestions', { params, signal })).data
      },
    }),

  /** Reverse geocoding; null if nothing is found; needs `reverse-geocoding`. */
  placeAt: (client: ApiClient, { latitude, longitude }: Position) =>
    queryOptions({
      queryKey: publicKey(client, 'location', 'placeAt', { latitude, longitude }),
      queryFn: async ({ signal }): Promise<PlaceLocation | null> => {
        const params = { query: { latitude, longitude } }
        const { data } = getReply(await client.http.GET('/ext/location/place', { params, signal }))
        return data && { ...data, coordinates: { latitude, longitude } }
      },
    }),
}

export function city(row: components['schemas']['City']): City {
  const { City: name, Count: listings, image, state = null, country = null } = row
  return { name, state, country, listings, image }
}

const MAX_ROWS = 100
const SUGGESTIONS = 8
