import { type RawBuilder, sql } from 'kysely'

const HOUR_MS = 3_600_000

/** A sign-in ends after this time, used or not. */
const MEMBER_MS = 90 * 24 * HOUR_MS
const ADMIN_MS = 12 * HOUR_MS

/** When a sign-in made at `at` ends. */
export function signInExpiry({ isAdmin, at }: { isAdmin: boolean; at: Date }): Date {
  return new Date(at.getTime() + (isAdmin ? ADMIN_MS : MEMBER_MS))
}

/**
 * SQL condition on joined `access_token` and `account`. The role counts as it is now: a member's long sign-in
 * does not stay long once the member is made an administrator.
 */
export function isLiveSignIn(at: Date): RawBuilder<boolean> {
  const adminSince = new Date(at.getTime() - ADMIN_MS)
  return sql<boolean>`(access_token.expires_at > ${at}
    and (not account.is_admin or access_token.created_at > ${adminSince}))`
}
