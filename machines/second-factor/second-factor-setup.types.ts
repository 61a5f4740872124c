export type FactorAct = 'begin' | 'confirm' | 'renew' | 'end'

/** Secret for the authenticator app; shown once. */
export type FactorSecret = { secret: string; uri: string }

export type FactorAction = { act: FactorAct; code: string; password: string }

/** Reply to an action; `codes` are new recovery codes. */
export type FactorReply = { setup?: FactorSecret; codes?: readonly string[] }

/** The sign-in is too old for this: the password comes along. */
export class PasswordAsked extends Error {
  override readonly name = 'PasswordAsked'
}

/** The provider does not take a code or a password; `reason` says why. */
export class FieldRefused extends Error {
  override readonly name = 'FieldRefused'
  readonly field: 'code' | 'password'
  readonly reason: string

  constructor(field: 'code' | 'password', reason: string) {
    super(reason)
    this.field = field
    this.reason = reason
  }
}
