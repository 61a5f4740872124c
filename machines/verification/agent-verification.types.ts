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

/** It was confirmed meanwhile: there is nothing to apply for. */
export class VerifiedAlready extends Error {
  override readonly name = 'VerifiedAlready'
}

export type VerificationContext = {
  /** As the provider knows it; null until it has answered. */
  standing: VerificationStatus | null
  answers: readonly AnswerToSend[]
  reasons: AnswerReasons
  failure: unknown
}

export type VerificationEvent =
  | { type: 'standing.known'; standing: VerificationStatus }
  | { type: 'form.opened' }
  | { type: 'form.left' }
  | { type: 'answers.sent'; answers: readonly AnswerToSend[] }
