/** Where a code goes. */
export type CodeMethod = 'phone' | 'email'

/** A number as it is dialled from anywhere ("+4915112345678"), or an e-mail address. */
export type CodeTarget = { method: CodeMethod; address: string }

export type OtpInput = {
  methods: readonly CodeMethod[]
  /** Where the code goes, when that is settled; a code may be on its way there already. */
  to?: CodeTarget
  isSent?: boolean
}

export type CodeToVerify = CodeTarget & { code: string }

/** Why something was not accepted: a fault that forms know, or the provider's own words. */
export type CodeReason = string

/** The provider refused what was typed; anything else that is thrown is a failure to try again. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: CodeReason

  constructor(reason: CodeReason) {
    super(reason)
    this.reason = reason
  }
}

/** Asked too often, or too many wrong codes; `seconds` to wait, null when nobody said. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly seconds: number | null

  constructor(seconds: number | null) {
    super('too many')
    this.seconds = seconds
  }
}
