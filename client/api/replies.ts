import type { Middleware } from 'openapi-fetch'
import { ApiError, failureOf, isRecord } from './api-error.ts'
import { cleanReply, isEmptyList, kindOfFailure } from './provider-quirks.ts'

/**
 * Turns every answer into a clean reply or an `ApiError`: an error flag on any status, a status
 * that is none of success, a body that is no JSON, no answer at all.
 */
export const replies: Middleware = {
  async onResponse({ response, schemaPath, options }) {
    if (options.parseAs !== 'json' && response.ok && !isJson(response)) return undefined
    const body = parsed(await textOf(response), response)
    const failed = !response.ok || (isRecord(body) && body.error === true)
    if (!failed) return new DecodedResponse(cleanReply(schemaPath, body), response)
    if (isEmptyList(schemaPath, response.status)) {
      return new DecodedResponse(cleanReply(schemaPath, { error: false, data: [] }), response)
    }
    throw failureOf(response, body, kindOfFailure(schemaPath, response.status))
  },
  onError({ error }) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'AbortError' || error instanceof ApiError) return undefined
    return new ApiError('network', { message: 'no answer', cause: error })
  },
}

/** A reply whose body is a value already: openapi-fetch would parse its text a second time. */
class DecodedResponse extends Response {
  readonly #value: unknown

  constructor(value: unknown, original: Response) {
    // With a length openapi-fetch asks for json(), without one for text().
    super(null, {
      status: 200,
      headers: { ...Object.fromEntries(original.headers), 'Content-Length': '1' },
    })
    this.#value = value
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#value)
  }

  override text(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#value))
  }
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new ApiError('network', { message: 'the answer broke off', cause })
  }
}

/** The JSON of the body; what a failing proxy says instead counts by its status alone. */
function parsed(text: string, response: Response): unknown {
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    // Told below: whether the text was no JSON or no object makes no difference.
  }
  if (!response.ok) return {}
  throw new ApiError('malformed', {
    message: 'the answer is no JSON object',
    status: response.status,
  })
}
