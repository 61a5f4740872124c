import { ApiError } from '@/client/api/calls/api-error.ts'
import { RETRY_SECONDS } from '../requests/connections.ts'

/** Answers 503 when the provider fails. */
export async function orUnavailable(writing: Promise<Response>): Promise<Response> {
  try {
    return await writing
  } catch (error) {
    if (!(error instanceof ApiError) || FINAL.has(error.kind)) throw error
    const headers = { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' }
    return new Response('We’ll be right back.\n', { status: 503, headers })
  }
}

/** Retrying gives the same error. */
const FINAL: ReadonlySet<string> = new Set([
  'refused',
  'invalid',
  'notFound',
  'unauthenticated',
  'packageRefused',
])

/** Cacheable for an hour. */
export function xmlReply(
  body: string | ReadableStream<Uint8Array>,
  type = 'application/xml',
): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
