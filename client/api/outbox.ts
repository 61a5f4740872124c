import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { publicKey } from './calls/query-keys.ts'

export type OutboxMessage = components['schemas']['KeptMessage']

export const outboxQueries = {
  /** Messages stored instead of sent, newest first; needs `outbox`. */
  messages: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'outbox', 'messages'),
      queryFn: async ({ signal }): Promise<OutboxMessage[]> =>
        getReply(await client.http.GET('/ext/account/outbox', { signal })).data,
    }),
}
