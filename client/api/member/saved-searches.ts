import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { publicKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type NewSavedSearch = components['schemas']['NewSavedSearch']
export type SavedSearch = components['schemas']['SavedSearch']
export type SavedSearchChange = components['schemas']['SavedSearchChange']

export const savedSearchQueries = {
  /** By the token of a mail. @throws ApiError `notFound`. */
  one: (client: ApiClient, token: string) =>
    queryOptions({
      queryKey: publicKey(client, 'saved-searches', 'one', { token }),
      queryFn: async ({ signal }): Promise<SavedSearch> => {
        const params = { query: { token } }
        return getReply(await client.http.GET('/ext/saved-searches', { params, signal })).data
      },
    }),
}

/** Has a mail sent that asks whether the search is the reader's. */
export const saveSearch = write([], async (client: ApiClient, body: NewSavedSearch) => {
  getReply(await client.http.POST('/ext/saved-searches', { body }))
})

/** Answers the token that opens the search. @throws ApiError `notFound`. */
export const confirmSavedSearch = write([], async (client: ApiClient, token: string) => {
  const body = { token }
  return getReply(await client.http.POST('/ext/saved-searches/confirm', { body })).token
})

/** @throws ApiError `notFound`. */
export const changeSavedSearch = write([], async (client: ApiClient, body: SavedSearchChange) => {
  getReply(await client.http.POST('/ext/saved-searches/change', { body }))
})

/** With `all` every search of its address. @throws ApiError `notFound`. */
export const endSavedSearch = write(
  [],
  async (client: ApiClient, { token, all }: { token: string; all: boolean }) => {
    const params = { query: { token } }
    const body = all ? { all: 1 as const } : {}
    getReply(await client.http.POST('/ext/saved-searches/unsubscribe', { params, body }))
  },
)
