/** Delivery method of codes. */
export type CodeMethod = 'phone' | 'email'

/** A number as it is dialled from anywhere ("+4915112345678"), or an e-mail address. */
export type CodeTarget = { method: CodeMethod; address: string }

export type OtpInput = {
  methods: readonly CodeMethod[]
  /** Fixed address, if any; a code may already be sent there. */
  to?: CodeTarget
  isSent?: boolean
  /** Seconds since the code was made, and since it was last sent: after a reload. */
  codeAge?: number
  sendingAge?: number
}

/** `isNew`: earlier codes are replaced, and the lifetime begins anew. */
export type SentCode = { isNew: boolean }

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

/** The code was right once, and is too old by now. */
export class Expired extends Error {
  override readonly name = 'Expired'
}

/** The flow around the code has to do something first; `cause` says what. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'

  constructor(cause: unknown) {
    super('interrupted', { cause })
  }
}

/** User id at the code's sender, and its signed token if it has one. */
export type CodeProof = { authId: string; idToken?: string }

/** Asked too often, or too many wrong codes; `seconds` to wait, null when nobody said. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly seconds: number | null

  constructor(seconds: number | null) {
    super('too many')
    this.seconds = seconds
  }
}

export type OtpOutput = CodeTarget & {
  /** Null when it was interrupted. */
  proof: CodeProof | null
  interruption: unknown
}

export type OtpContext = {
  methods: readonly CodeMethod[]
  method: CodeMethod
  /** Address of the code. */
  address: string
  code: string
  /** Null until the code was right. */
  proof: CodeProof | null
  reason: CodeReason | null
  failure: unknown
  /** Cause of an interruption; null without one. */
  interruption: unknown
  /** Until another code may be requested, from entering the state. */
  waitSeconds: number
  /** Until a code may be typed again after too many wrong ones. */
  lockSeconds: number
  /** Number of codes sent; a change restarts the countdown. */
  sent: number
  /** Number of different codes; a change restarts their lifetime. */
  codes: number
  codeAge: number
  sendingAge: number
  /** The last code has expired. */
  isOver: boolean
}

export type OtpEvent =
  | { type: 'method.selected'; method: CodeMethod }
  | { type: 'methods.reopened' }
  | { type: 'address.submitted'; address: string; fault?: CodeReason }
  | { type: 'address.edited' }
  | { type: 'address.changed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'resend.requested' }
  /** Raised by the machine itself when the lifetime begins anew. */
  | { type: 'code.renewed' }

/** Between two codes; the provider's own limits come on top. */
export const RESEND_SECONDS = 30
/** Lifetime of a code. */
export const CODE_SECONDS = 600
/** When the provider does not say how long to wait. */
export const USUAL_WAIT_SECONDS = 60
