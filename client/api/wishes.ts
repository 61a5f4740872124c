import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type ReadWish = components['schemas']['Wish']

/** Only of providers with `wishes`. */
export const wishQueries = {
  /** A text in a person's own words, as filters. */
  read: (client: ApiClient, text: string) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'wish', { text }),
      queryFn: async ({ signal }): Promise<ReadWish> => {
        const params = { query: { text } }
        return getReply(await client.http.GET('/ext/understand', { params, signal })).data
      },
    }),
}
