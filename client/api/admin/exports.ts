import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { components, operations } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type ExportChoices = Schemas['ExportChoices']

/** List and filters as the wire names them. */
export type WantedExport = operations['countExport']['parameters']['query']

const FRESH_MILLISECONDS = 60_000

/** Need `administration`, and the right `exports`. */
export const exportQueries = {
  choices: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'export-choices'),
      queryFn: async ({ signal }): Promise<ExportChoices> =>
        getReply(await client.http.GET('/ext/admin/exports/choices', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),

  count: (client: ApiClient, query: WantedExport) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'export-count', query),
      queryFn: async ({ signal }): Promise<number> => {
        const call = client.http.GET('/ext/admin/exports', { params: { query }, signal })
        return getReply(await call).data.count
      },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
}

/** A list as a CSV file. @throws ApiError with the key `recentSignInRequired`. */
export const exportList = write(
  [
    ['administration', 'audit'],
    ['administration', 'overview'],
  ] as const,
  async (client: ApiClient, body: Schemas['ExportRequest']): Promise<Blob> => {
    const call = client.http.POST('/ext/admin/exports', {
      body,
      bodySerializer: JSON.stringify,
      parseAs: 'blob',
    })
    return getReply(await call)
  },
)
