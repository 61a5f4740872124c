import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type VerificationField = components['schemas']['VerificationField']
export type VerificationRecord = components['schemas']['VerificationRecord']
export type VerificationAnswer = components['schemas']['VerificationAnswer']

export const verificationQueries = {
  /** Form fields, in order. */
  fields: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'verification', 'fields'),
      queryFn: async ({ signal }): Promise<VerificationField[]> =>
        getReply(await client.http.GET('/get-agent-verification-form-fields', { signal })).data,
    }),

  /** Last application of the viewer with its status; null without one. */
  record: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'verification', 'record'),
      queryFn: async ({ signal }): Promise<VerificationRecord | null> =>
        getReply(await client.http.GET('/get-agent-verification-form-values', { signal })).data,
    }),
}

/**
 * Sends the answers to the administrator. @throws ApiError `invalid` with `form_field_<id>` in `fields`, and with
 * status 409 for whoever is verified.
 */
export const applyForVerification = write(
  [['verification'], ['settings', 'web']],
  async (client: ApiClient, answers: VerificationAnswer[]) => {
    const body = { form_fields: answers }
    getReply(await client.http.POST('/apply-agent-verification', { body }))
  },
)
