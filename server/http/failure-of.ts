import { TooManyHashes } from '@/server/gateways/passwords/password-hasher.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { Failure, failure } from './failure.ts'
import { failingPart } from './unavailable.ts'

/**
 * Turns a thrown value into what is answered: a Failure as it is, a reached limit or too much to
 * hash as 429, a value that PostgreSQL could not hold as 422, a database or disk that is out of
 * reach as 503, anything else as 500 without its reason.
 */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (thrown instanceof LimitReached) {
    return failure('tooMany', undefined, { retryAfterSeconds: thrown.seconds, cause: thrown })
  }
  if (thrown instanceof TooManyHashes) {
    return failure('tooMany', undefined, { retryAfterSeconds: HASHES_FREE_SECONDS, cause: thrown })
  }
  if (failingPart(thrown)) {
    return failure('unavailable', 'The service is not available right now. Please try again.', {
      retryAfterSeconds: OUTAGE_RETRY_SECONDS,
      cause: thrown,
    })
  }
  return failure(isBadValue(thrown) ? 'invalid' : 'internal', undefined, { cause: thrown })
}

const HASHES_FREE_SECONDS = 5
const OUTAGE_RETRY_SECONDS = 5

/** Whether a failure hides a fault of our own that belongs into the log. */
export function isOurFault(refusal: Failure): boolean {
  return (
    refusal.code === 'internal' || isBadValue(refusal.cause) || failingPart(refusal.cause) !== null
  )
}

/**
 * SQLSTATEs of values that passed the contract and still do not fit their column: number out of
 * range, unreadable or impossible date, text that is no such type, byte or character unknown.
 */
const BAD_VALUE_STATES = new Set(['22003', '22007', '22008', '22P02', '22021', '22P05'])

function isBadValue(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    BAD_VALUE_STATES.has(thrown.code)
  )
}
