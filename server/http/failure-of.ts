import { Failure, failure } from '@/server/contract/failure.ts'
import { TooManyHashes } from '@/server/gateways/passwords/password-hasher.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { isClientCut } from './client-cut.ts'
import { failingPart } from './unavailable.ts'

/**
 * 400 for a connection that the client cut, 429 for rate limits and full hash queues, 422 for values PostgreSQL rejects, 409 for rows deleted
 * during the request, 503 if database or disk is unavailable, else 500 without details.
 */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (isClientCut(thrown)) {
    return failure('malformed', 'The request ends too early.', { cause: thrown })
  }
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
  if (hasState(thrown, [FOREIGN_KEY_VIOLATION])) {
    return failure('conflict', 'Something that this needs has just been deleted.', {
      cause: thrown,
    })
  }
  return failure(isBadValue(thrown) ? 'invalid' : 'internal', undefined, { cause: thrown })
}

const HASHES_FREE_SECONDS = 5
const OUTAGE_RETRY_SECONDS = 5

/** Whether the failure hides a server error that belongs in the log. */
export function isOurFault(refusal: Failure): boolean {
  return (
    refusal.code === 'internal' ||
    isBadValue(refusal.cause) ||
    hasState(refusal.cause, [FOREIGN_KEY_VIOLATION]) ||
    failingPart(refusal.cause) !== null
  )
}

/**
 * SQLSTATEs of valid input that does not fit its column: out-of-range number, invalid date, invalid
 * text representation, unknown byte or character.
 */
const BAD_VALUE_STATES = ['22003', '22007', '22008', '22P02', '22021', '22P05']

/** Services check ids, so this is a race, such as the caller's account deleted meanwhile. */
const FOREIGN_KEY_VIOLATION = '23503'

const isBadValue = (thrown: unknown): boolean => hasState(thrown, BAD_VALUE_STATES)

function hasState(thrown: unknown, states: readonly string[]): boolean {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    states.includes(thrown.code)
  )
}
