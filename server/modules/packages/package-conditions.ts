import { type RawBuilder, sql } from 'kysely'

/** SQL: whether account `a` has an active package. */
export function hasPackage(at: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from user_package h where h.account_id = a.id and h.starts_at <= ${at} and h.ends_at > ${at} and h.paused_at is null)`
}
