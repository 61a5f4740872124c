import { loadContract } from '@/server/contract/document.ts'
import { replyValidation } from '@/server/contract/validation.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import type { Answer } from './wire.ts'
import type { WireRequest } from './wire-request.ts'

const document = loadContract()
const isFailure = replyValidation(document).at('#/components/schemas/Failure')
const checkReply = getReplyCheck(document)

/** Whatever has not answered by then hangs; how long an answer takes depends on the machine. */
export const HANGS_AFTER_MS = 60_000
const MAX_REFUSAL_BYTES = 16 * 1024

/** Why an answer is a fault of ours; undefined when it is none. */
export function faultOf(request: WireRequest, answer: Answer): string | undefined {
  const { status } = answer
  if (answer.isLate) return 'never answered'
  if (status === 0) return mayHangUp(request) ? undefined : 'hung up without an answer'
  if (status >= 500) return `answered ${status}`
  if (request.through === 'web' || request.method === 'HEAD') return undefined
  return status >= 400 ? envelopeFault(answer) : replyFault(request, answer)
}

/** After a body that never came to its end, and where a tunnel was asked for. */
function mayHangUp({ framing, method }: WireRequest): boolean {
  return framing !== undefined || method === 'CONNECT'
}

function envelopeFault({ status, body }: Answer): string | undefined {
  // A conflict carries what is there instead.
  if (status !== 409 && body.length > MAX_REFUSAL_BYTES) {
    return `${status} of ${body.length} bytes`
  }
  const value = parsed(body)
  if (value === undefined) return `${status} without the failure's envelope`
  return isFailure(value) ? `${status} with a wrong envelope: ${body.subarray(0, 200)}` : undefined
}

/** A success keeps to the contract, too. */
function replyFault(
  { operation }: WireRequest,
  { status, headers, body }: Answer,
): string | undefined {
  const isJson = headers.get('content-type')?.startsWith('application/json')
  if (!operation || !isJson || headers.has('content-encoding') || status >= 300) return undefined
  try {
    checkReply(operation, status, parsed(body))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
