import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type AdminSystem = Schemas['AdminSystem']
export type TroubledJob = Schemas['AdminTroubledJob']

const AS_JSON = { bodySerializer: JSON.stringify }
const REFRESH_MILLISECONDS = 15_000

/** Needs `administration`. */
export const systemQueries = {
  /** Asked again while it is shown: jobs come and go. */
  system: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'system'),
      queryFn: async ({ signal }): Promise<AdminSystem> =>
        getReply(await client.http.GET('/ext/admin/system', { signal })).data,
      staleTime: 0,
      refetchInterval: REFRESH_MILLISECONDS,
    }),
}

/** @throws ApiError `notFound` for a job that ran meanwhile, or with the key `jobWaits`. */
export const retryJob = write([['administration']], async (client: ApiClient, id: string) => {
  const body = { id }
  getReply(await client.http.POST('/ext/admin/system/jobs/retries', { body, ...AS_JSON }))
})
