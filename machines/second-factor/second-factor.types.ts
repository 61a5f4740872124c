/** Passkey, authenticator code or recovery code. */
export type FactorMethod = 'passkey' | 'app' | 'recovery'

/** `code` is empty for a passkey, which the browser asks for. */
export type FactorAnswer = { challenge: string; method: FactorMethod; code: string }

/** `methods` that the account has; the first one is shown first. */
export type FactorInput = { challenge: string; methods: readonly FactorMethod[] }

/** The provider does not take the code; `reason` says why. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The sign-in has to begin again. */
export class ChallengeOver extends Error {
  override readonly name = 'ChallengeOver'
  readonly why: 'expired' | 'spent'

  constructor(why: 'expired' | 'spent') {
    super(why)
    this.why = why
  }
}

export type FactorResult = 'signedIn' | 'expired' | 'spent'
