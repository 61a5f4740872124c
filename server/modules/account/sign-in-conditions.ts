import { type RawBuilder, sql } from 'kysely'
import { STAFF_MS } from './auth/sign-in-lifetime.ts'

/**
 * On `access_token` and `account`. Checks the current role, so that a long session
 * does not outlive an appointment as staff.
 */
export function isLiveSignIn(at: Date): RawBuilder<boolean> {
  const staffSince = new Date(at.getTime() - STAFF_MS)
  return sql<boolean>`(access_token.expires_at > ${at}
    and (account.role is null or access_token.created_at > ${staffSince}))`
}
