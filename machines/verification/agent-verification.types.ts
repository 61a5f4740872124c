import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'

/** Why answers were refused, by the number of their question. */
export type AnswerReasons = Readonly<Record<number, string>>

/** The provider refused answers; anything else that is thrown is a failure to try again. */
export class AnswersRefused extends Error {
  override readonly name = 'AnswersRefused'
  readonly reasons: AnswerReasons

  constructor(reasons: AnswerReasons) {
    super('answers refused')
    this.reasons = reasons
  }
}

/** It was approved meanwhile: there is nothing to apply for. */
export class VerifiedAlready extends Error {
  override readonly name = 'VerifiedAlready'
}

/** There is no connection to read over. */
export class Offline extends Error {
  override readonly name = 'Offline'
}

export type VerificationContext = {
  /** Of the last application; null before it was read. */
  status: VerificationStatus | null
  /** Questions that the operator asks. */
  questions: number
  answers: readonly AnswerToSend[]
  reasons: AnswerReasons
  failure: unknown
}

export type VerificationEvent =
  /** Read again, for example because of an event of the provider. */
  | { type: 'status.changed'; status: VerificationStatus }
  | { type: 'load.retried' }
  | { type: 'connection.restored' }
  | { type: 'form.opened' }
  | { type: 'form.left' }
  | { type: 'answers.sent'; answers: readonly AnswerToSend[] }

/** The answers on this device are not needed any more; `isSent` is false if somebody was verified before. */
export type VerificationEmitted = { type: 'applicationEnded'; isSent: boolean }
