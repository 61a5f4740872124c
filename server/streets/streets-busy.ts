import { type Failure, failure } from '../contract/failure.ts'

const RETRY_SECONDS = 2

export function streetsBusy(cause?: unknown): Failure {
  return failure('unavailable', 'The map is busy right now. Please try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  })
}
