import type { Proof } from '@/domain/account/recent-sign-in.ts'
import type { CodeTarget } from '../auth/otp-login.types.ts'

/** An address, or a number as it is dialled from anywhere. */
export type NewContact = { email: string } | { mobile: string }

export type ContactInput = {
  /** The current address or number, which proves who asks if there is no password. */
  own: CodeTarget
}

/** `password` is null while none is required. */
export type ContactToRequest = { contact: NewContact | null; password: string | null }

export type ContactContext = ContactInput & {
  typed: string
  /** Null until what was typed could be read. */
  contact: NewContact | null
  /** Proof that the provider requires; null while the sign-in is recent enough. */
  proof: Proof | null
  secret: string
  /** By field (`contact`, `password`): a fault that forms know, or the provider's own words. */
  reasons: Readonly<Record<string, string | undefined>>
  /** Counts rejected attempts: each one focuses the first invalid field again. */
  refusals: number
  failure: unknown
}

export type ContactEvent =
  | { type: 'contact.submitted'; typed: string }
  | { type: 'password.submitted'; typed: string; secret: string }
  | { type: 'contact.reopened' }
  | { type: 'field.edited'; field: string }
  | { type: 'ownCode.requested' }
