import { type RawBuilder, sql } from 'kysely'
import { ADMIN_MS } from './auth/sign-in-lifetime.ts'

/**
 * On `access_token` and `account`. Checks the current role, so that a long session
 * does not outlive a promotion to admin.
 */
export function isLiveSignIn(at: Date): RawBuilder<boolean> {
  const adminSince = new Date(at.getTime() - ADMIN_MS)
  return sql<boolean>`(access_token.expires_at > ${at}
    and (not account.is_admin or access_token.created_at > ${adminSince}))`
}
