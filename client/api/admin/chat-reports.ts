import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unescapeXml } from '@/domain/web/xml.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type ChatReport = Schemas['ChatReport']
/** A message of a reported conversation, with plain text. */
export type ReportedMessage = Schemas['ReportedMessage']

const ROWS = 30
/** Others close reports at the same time. */
const FRESH_MILLISECONDS = 5_000

/** Reported chat messages; need `administration`. */
export const chatReportQueries = {
  list: (client: ApiClient, state: 'open' | 'closed') =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'chat-reports', { state }),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { state, limit: ROWS, offset: pageParam } }
        const call = client.http.GET('/ext/admin/chat-reports', { params, signal })
        const { data, total } = getReply(await call)
        const seen = pageParam + data.length
        return { rows: data, next: data.length > 0 && seen < total ? seen : null }
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  /** Messages, oldest first. Each request is an entry in the log, so nothing repeats it. */
  conversation: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'chat-reports', 'conversation', { id }),
      queryFn: async ({ signal }): Promise<ReportedMessage[]> => {
        const params = { path: { id } }
        const call = client.http.GET('/ext/admin/chat-reports/{id}', { params, signal })
        return getReply(await call)
          .data.map((row) => ({ ...row, message: unescapeXml(row.message) }))
          .reverse()
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
}

/** @throws ApiError with the key `alreadyHandled` or `ownSubject`. */
export const closeChatReport = write(
  [['administration']],
  async (client: ApiClient, { id }: { id: number }) => {
    getReply(await client.http.POST('/ext/admin/chat-reports/{id}', { params: { path: { id } } }))
  },
)
