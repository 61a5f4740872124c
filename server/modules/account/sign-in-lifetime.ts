import { type RawBuilder, sql } from 'kysely'

const HOUR_MS = 3_600_000

/** Lifetime of a session, independent of its use. */
const MEMBER_MS = 90 * 24 * HOUR_MS
const ADMIN_MS = 12 * HOUR_MS

export function signInExpiry({ isAdmin, at }: { isAdmin: boolean; at: Date }): Date {
  return new Date(at.getTime() + (isAdmin ? ADMIN_MS : MEMBER_MS))
}

/**
 * SQL condition on `access_token` and `account`. Checks the current role, so that a long session
 * does not outlive a promotion to admin.
 */
export function isLiveSignIn(at: Date): RawBuilder<boolean> {
  const adminSince = new Date(at.getTime() - ADMIN_MS)
  return sql<boolean>`(access_token.expires_at > ${at}
    and (not account.is_admin or access_token.created_at > ${adminSince}))`
}
