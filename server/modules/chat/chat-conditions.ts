import { type RawBuilder, sql } from 'kysely'
import type { Party } from './parties.ts'

/** Compares a column with a party so that an index on it is used. */
export function isParty(column: RawBuilder<unknown>, party: Party): RawBuilder<boolean> {
  return party === null ? sql`${column} is null` : sql`${column} = ${party}`
}

/** Whether one party blocked the other; the administrator blocks by any of the administrators. */
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
