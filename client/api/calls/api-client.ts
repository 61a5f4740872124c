import type { Client } from 'openapi-fetch'
import type { paths } from '@/generated/api-types.ts'
import { ApiError } from './api-error.ts'

/** Calls of the contract by path, for one viewer in one language. */
export type ApiClient = {
  http: Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>
  /** Sent with every call; part of every query key. */
  language: string
  /** Id of the signed-in user; part of the keys of what differs from viewer to viewer. */
  viewer: number | null
}

/**
 * The reply of a call. It is there whenever the call did not throw, which the types of
 * openapi-fetch cannot know.
 */
export function getReply<Reply>(result: { data?: Reply }): Reply {
  if (result.data === undefined) throw new ApiError('malformed', { message: 'empty reply' })
  return result.data
}
