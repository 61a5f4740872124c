import { type RawBuilder, sql } from 'kysely'

/** Whether the account of the row `a` holds a package at a moment, as a column of a query. */
export function hasPackage(at: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from user_package h where h.account_id = a.id and h.starts_at <= ${at} and h.ends_at > ${at})`
}
