import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type AdminContactMessage = Schemas['AdminContactMessage']
export type AdminContactMessageDetail = Schemas['AdminContactMessageDetail']
export type ContactMessageState = Schemas['ContactMessageState']

const ROWS = 30
/** Others answer at the same time. */
const FRESH_MILLISECONDS = 5_000

/** Queries of the inbox; need `administration`. */
export const inboxQueries = {
  list: (client: ApiClient, asked: { state: ContactMessageState; search?: string }) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'inbox', asked),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { ...asked, limit: ROWS, after: pageParam || undefined } }
        const reply = getReply(await client.http.GET('/ext/admin/inbox', { params, signal }))
        return { rows: reply.data, total: reply.total, next: reply.next }
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  message: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'contact-message', { id }),
      queryFn: async ({ signal }): Promise<AdminContactMessageDetail> => {
        const params = { path: { id } }
        return getReply(await client.http.GET('/ext/admin/inbox/{id}', { params, signal })).data
      },
      staleTime: FRESH_MILLISECONDS,
    }),
}

const EVERYTHING = [['administration']] as const

/** @throws ApiError with the key `contactClosed`. */
export const answerContactMessage = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['AnswerContactMessageRequest']) => {
    getReply(await client.http.POST('/ext/admin/inbox/answers', { body }))
  },
)

/** @throws ApiError with the key `contactClosed` or `contactReassigned`. */
export const assignContactMessage = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['AssignContactMessageRequest']) => {
    getReply(await client.http.POST('/ext/admin/inbox/assignments', { body }))
  },
)

/** @throws ApiError with the key `contactClosed` or `contactOpen`. */
export const changeContactMessageState = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['ChangeContactMessageStateRequest']) => {
    getReply(await client.http.POST('/ext/admin/inbox/state', { body }))
  },
)
