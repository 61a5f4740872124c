import type { components } from '@/generated/api-types.ts'
import { type ApiClient, replyOf } from './api-client.ts'

export type Upload = components['schemas']['Upload']

/**
 * What became of a file that was sent. One that has arrived whole is looked at before this answers.
 * @throws ApiError `notFound` of one that is forgotten or was taken.
 */
export async function readUpload(client: ApiClient, id: string): Promise<Upload> {
  const params = { path: { id } }
  return replyOf(await client.http.GET('/ext/uploads/{id}/state', { params })).data
}
