import type { Proof } from '@/domain/account/recent-sign-in.ts'

/** An address, or a number as it is dialled from anywhere. */
export type NewContact = { email: string } | { mobile: string }

/** `secret` is the password or the code of the present address, as `proof` says. */
export type ContactToRequest = { contact: NewContact | null; proof: Proof | null; secret: string }

export type ContactToConfirm = { contact: NewContact | null; code: string }

export type ContactContext = {
  typed: string
  /** Null until what was typed could be read. */
  contact: NewContact | null
  code: string
  /** Proof that the provider requires; null while the sign-in is recent enough. */
  proof: Proof | null
  secret: string
  isOwnCodeSent: boolean
  /** By field (`contact`, `password`, `otp`): a fault that forms know, or the provider's own words. */
  reasons: Readonly<Record<string, string | undefined>>
  /** Counts rejected attempts: each one focuses the first invalid field again. */
  refusals: number
  failure: unknown
}

export type ContactEvent =
  | { type: 'contact.submitted'; typed: string; secret: string }
  | { type: 'contact.reopened' }
  | { type: 'field.edited'; field: string }
  | { type: 'ownCode.requested' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requestedAgain' }
