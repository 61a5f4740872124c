import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type MemberSearch = components['schemas']['MemberSearch']
export type NewMemberSearch = components['schemas']['NewMemberSearch']
export type MemberSearchChange = components['schemas']['MemberSearchChange']

const STALE = [['saved-searches', 'member']] as const

export const memberSearchQueries = {
  /** Searches of the viewer's account, newest first; of providers with `member-searches`. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'saved-searches', 'member'),
      queryFn: async ({ signal }): Promise<MemberSearch[]> =>
        getReply(await client.http.GET('/ext/account/saved-searches', { signal })).data,
    }),

  /** The same search in the viewer's account, however it is spelled; null if it is not saved. */
  same: (client: ApiClient, query: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'saved-searches', 'member', { query }),
      queryFn: async ({ signal }): Promise<MemberSearch | null> => {
        const params = { query: { query } }
        const reply = await client.http.GET('/ext/account/saved-searches', { params, signal })
        return getReply(reply).data[0] ?? null
      },
    }),
}

/** @throws ApiError with the key `tooManySearches`. */
export const saveMemberSearch = write(
  STALE,
  async (client: ApiClient, body: NewMemberSearch): Promise<MemberSearch> =>
    getReply(await client.http.POST('/ext/account/saved-searches', { body })).data,
)

/** @throws ApiError `notFound`. */
export const changeMemberSearch = write(
  STALE,
  async (client: ApiClient, { id, ...body }: MemberSearchChange & { id: number }) => {
    const params = { path: { id } }
    getReply(await client.http.PUT('/ext/account/saved-searches/{id}', { params, body }))
  },
)

/** @throws ApiError `notFound`. */
export const deleteMemberSearch = write(STALE, async (client: ApiClient, id: number) => {
  const params = { path: { id } }
  getReply(await client.http.DELETE('/ext/account/saved-searches/{id}', { params }))
})

/** Its results count as seen. @throws ApiError `notFound`. */
export const markMemberSearchSeen = write(STALE, async (client: ApiClient, id: number) => {
  const params = { path: { id } }
  getReply(await client.http.POST('/ext/account/saved-searches/{id}/seen', { params }))
})
