import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { type CodeAddress, requestCode, type User } from '@/client/api/member/auth.ts'
import { withPlus } from '@/domain/account/raw-phone.ts'
import { FieldsRefused, parseProof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import type { CodeTarget } from '@/machines/auth/otp-login.types.ts'

/** Maps errors: reauthentication required, field errors, and others unchanged. */
export function toRefusal(error: unknown, fields: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error
  const proof = error.key === 'recentSignInRequired' ? parseProof(error.data) : null
  if (proof) return new RecentSignInRequired(proof)
  const named = fields.filter((field) => error.fields[field])
  if (named.length === 0) return error
  return new FieldsRefused(
    Object.fromEntries(named.map((field) => [field, error.fields[field] ?? ''])),
  )
}

/** Sends the user a code that proves who they are. */
export function requestOwnCode(client: ApiClient, person: User): Promise<void> {
  return requestCode(client, { to: ownCodeAddress(person), byPost: true })
}

/** Address for the user's own code; providers accept only verified ones. */
export function ownCodeAddress({ mobile, is_mobile_verified, email }: User): CodeAddress {
  const isByNumber = mobile && (is_mobile_verified !== 0 || !email)
  return isByNumber ? { number: withPlus(mobile) } : { email: email ?? '' }
}

export function ownCodeTarget(person: User): CodeTarget {
  const to = ownCodeAddress(person)
  return 'number' in to
    ? { method: 'phone', address: to.number }
    : { method: 'email', address: to.email }
}
