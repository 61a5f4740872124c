import { type RawBuilder, sql } from 'kysely'

/** Account id of a side; null is the administrator's side, shared by all administrators. */
export type SideId = number | null

/** Compares a column with a side so that an index on it is used. */
export function isSide(column: RawBuilder<unknown>, sideId: SideId): RawBuilder<boolean> {
  return sideId === null ? sql`${column} is null` : sql`${column} = ${sideId}`
}

/** Whether one side blocked the other; the administrator blocks by any of the administrators. */
export function hasBlocked(
  blocker: RawBuilder<unknown>,
  blocked: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(exists (select 1 from account_block b
      where b.blocker_id = ${blocker} and coalesce(b.blocked_id, 0) = coalesce(${blocked}, 0))
    or (${blocker} is null and exists (select 1 from account_block b join account k on k.id = b.blocker_id
      where b.blocked_id = ${blocked} and k.is_admin)))`
}

/** Not deleted by a side; `m` is the message. */
export function isLeft(side: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`m.deleted_at is null and m.seq > ${side}.cleared_seq`
}
