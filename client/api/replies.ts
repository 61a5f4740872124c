import type { Middleware } from 'openapi-fetch'
import { isRecord } from '@/domain/values/records.ts'
import { ApiError } from './calls/api-error.ts'
import { toApiError } from './calls/failure-of.ts'
import { completeReply } from './replies/complete-reply.ts'
import { cleanReply, isEmptyList, kindOfFailure } from './replies/provider-quirks.ts'

/**
 * Turns every answer into a complete reply or an `ApiError`: an error flag on any status, a status
 * that is none of success, a body that is no JSON, no answer at all.
 */
export const replies: Middleware = {
  async onResponse({ request, response, schemaPath, options }) {
    const call = `${request.method} ${schemaPath}`
    if (options.parseAs !== 'json' && response.ok && !isJson(response)) return undefined
    const body = parsed(await readText(response), response)
    const hasError = isRecord(body) && body.error === true
    if (response.ok && !hasError) return decoded(replyTo(call, schemaPath, body), response)
    if (hasError && isEmptyList(schemaPath, response.status)) {
      return decoded(replyTo(call, schemaPath, { error: false, data: [] }), response)
    }
    throw toApiError(response, body, kindOfFailure(schemaPath, response.status))
  },
  onError({ error }) {
    if (isStopped(error)) return undefined
    return new ApiError('network', { message: 'no answer', cause: error })
  },
}

/** The reply as the contract declares it; of a read without its record there is nothing to find. */
function replyTo(call: string, path: string, body: unknown): unknown {
  const reply = cleanReply(path, body)
  const whole = isRecord(reply) ? completeReply(call, reply) : null
  if (whole) return whole
  const isRead = call.startsWith('GET ')
  throw new ApiError(isRead ? 'notFound' : 'malformed', {
    message: '',
    key: isRead ? 'notFound' : '',
  })
}

/**
 * A reply whose body is a value already: openapi-fetch would parse its text a second time. Made of
 * whichever `Response` is the global one now; servers exchange it.
 */
function decoded(value: unknown, { headers }: Response): Response {
  // With a length openapi-fetch asks for json(), without one for text().
  const response = new Response(null, {
    headers: { ...Object.fromEntries(headers), 'Content-Length': '1' },
  })
  return Object.defineProperties(response, {
    json: { value: async () => value },
    text: { value: async () => JSON.stringify(value) },
  })
}

/** The caller does not want the answer any more: that is no failure. */
function isStopped(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (isStopped(cause)) throw cause
    throw new ApiError('network', { message: 'the answer broke off', cause })
  }
}

/** The JSON of the body; a failure may also say its message as plain text. */
function parsed(text: string, response: Response): unknown {
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    // Told below: whether the text was no JSON or no object makes no difference.
  }
  if (!response.ok) return { message: isPlainText(response) ? plainMessage(text) : '' }
  throw new ApiError('malformed', {
    message: 'the answer is no JSON object',
    status: response.status,
  })
}

function isPlainText(response: Response): boolean {
  return /^text\/plain\b/i.test(response.headers.get('Content-Type') ?? '')
}

/** Servers send the name of the status when they have no message. */
function plainMessage(text: string): string {
  const isStatusName =
    /^\W*(\d{3}\W+)?((internal )?server error|bad gateway|service (temporarily )?unavailable|gateway time-?out)\W*$/i
  return isStatusName.test(text) ? '' : text
}
