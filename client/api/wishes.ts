import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type ReadWish = components['schemas']['Wish']

/** A script of one language: people write it whatever the language of the page is. */
const ARABIC = /\p{Script=Arabic}/u

/** Only of providers with `wishes`. */
export const wishQueries = {
  /** A text in a person's own words, as filters. */
  read: (client: ApiClient, text: string) =>
    queryOptions({
      queryKey: publicKey(client, 'properties', 'wish', { text }),
      queryFn: async ({ signal }): Promise<ReadWish> => {
        const language = ARABIC.test(text) ? 'ar' : undefined
        const params = { query: { text, language } }
        return getReply(await client.http.GET('/ext/understand', { params, signal })).data
      },
    }),
}
