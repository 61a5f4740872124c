import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'

export type Upload = components['schemas']['Upload']

/**
 * Status of an upload. A complete file is validated before this resolves. @throws ApiError
 * `notFound` for an upload that is deleted or already used.
 */
export async function readUpload(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<Upload> {
  const params = { path: { id } }
  return getReply(await client.http.GET('/ext/uploads/{id}/state', { params, signal })).data
}
