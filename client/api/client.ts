import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from '@/generated/api-types.ts'
import { ApiError } from './api-error.ts'
import { replies } from './replies.ts'
import { encodeForm, encodeQuery } from './wire-encoding.ts'

/** Calls of the contract by path, for one viewer in one language. */
export type ApiClient = {
  http: Client<paths>
  /** Sent with every call; part of every query key. */
  language: string
  /** Id of the signed-in user; part of the keys of what differs from viewer to viewer. */
  viewer: number | null
}

export type ApiClientOptions = {
  /** Where the calls are, `/api` included: absolute on a server, `/api` in a browser. */
  baseUrl: string
  language: string
  viewer?: number | null
  /** Asked before every call; null while nobody is signed in. */
  token?: () => string | null
  fetch?: (request: Request) => Promise<Response>
  /** After so long without an answer the call is a network failure. */
  timeoutMilliseconds?: number
}

/** A client whose calls end with a clean reply or throw one `ApiError`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMilliseconds = 30_000, viewer = null, language } = options
  const http = createClient<paths>({
    baseUrl: absolute(options.baseUrl),
    fetch: withTimeout(options.fetch ?? ((request) => fetch(request)), timeoutMilliseconds),
    querySerializer: encodeQuery,
    bodySerializer: encodeForm,
    headers: { Accept: 'application/json', 'Content-Language': language },
  })
  // Middlewares see replies in the opposite order.
  http.use(bearer(options.token ?? (() => null)), replies)
  return { http, language, viewer }
}

/**
 * The reply of a call. It is there whenever the call did not throw, which the types of
 * openapi-fetch cannot know.
 */
export function replyOf<Reply>(result: { data?: Reply }): Reply {
  if (result.data === undefined) throw new ApiError('malformed', { message: 'empty reply' })
  return result.data
}

function bearer(token: () => string | null): Middleware {
  return {
    onRequest({ request }) {
      const value = token()
      if (value) request.headers.set('Authorization', `Bearer ${value}`)
      return request
    },
  }
}

/** Requests need an absolute address; in a browser the page's own origin completes it. */
function absolute(baseUrl: string): string {
  return typeof location === 'undefined' ? baseUrl : new URL(baseUrl, location.origin).href
}

function withTimeout(
  send: (request: Request) => Promise<Response>,
  milliseconds: number,
): (request: Request) => Promise<Response> {
  return (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)])
    return send(new Request(request, { signal }))
  }
}
