import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from '@/generated/api-types.ts'
import { publicCalls } from '@/generated/public-calls.ts'
import type { ApiClient } from './calls/api-client.ts'
import { encodeForm, encodeQuery } from './calls/wire-encoding.ts'
import { replies } from './replies.ts'

export type ApiClientOptions = {
  /** Base URL including `/api`: absolute on a server, `/api` in a browser. */
  baseUrl: string
  language: string
  viewer?: number | null
  /** Asked before every call that may need it; null while nobody is signed in. */
  token?: () => string | null
  fetch?: Send
  /** After so long without an answer the call is a network failure. */
  timeoutMilliseconds?: number
}

/** As the platform's `fetch`; the second argument carries the signal that ends the call. */
type Send = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

/** A client whose calls end with a clean reply or throw one `ApiError`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMilliseconds = 30_000, viewer = null, language } = options
  const http = createClient<paths>({
    baseUrl: absolute(options.baseUrl),
    fetch: withTimeout(
      options.fetch ?? ((request, init) => fetch(request, init)),
      timeoutMilliseconds,
    ),
    querySerializer: encodeQuery,
    bodySerializer: encodeForm,
    headers: { Accept: 'application/json', 'Content-Language': language },
  })
  // Middlewares see replies in the opposite order.
  http.use(bearer(options.token ?? (() => null)), replies)
  return { http, language, viewer }
}

/** Public calls never carry it, the others only while somebody is signed in. */
function bearer(token: () => string | null): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const value = publicCalls.has(`${request.method} ${schemaPath}`) ? null : token()
      if (value) request.headers.set('Authorization', `Bearer ${value}`)
      return request
    },
  }
}

/** Requests need an absolute address; in a browser the page's own origin completes it. */
function absolute(baseUrl: string): string {
  return typeof location === 'undefined' ? baseUrl : new URL(baseUrl, location.origin).href
}

function withTimeout(send: Send, milliseconds: number): (request: Request) => Promise<Response> {
  return (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)])
    return send(request, { signal })
  }
}
