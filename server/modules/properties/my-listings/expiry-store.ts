import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type EndingRow = { id: number; owner_id: number }

const WARNED_BEFORE = sql`interval '7 days'`

/** Marks listings that expire within a week as notified, once per expiry date; returns them. */
export async function takeEnding(
  tx: Kysely<DB>,
  { at, most }: { at: Date; most: number },
): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with due as (
      select id from property
      where expires_at is not null and ending_told_for is distinct from expires_at
        and expires_at > ${at} and expires_at <= ${at}::timestamptz + ${WARNED_BEFORE}
        and request_status = 'approved' and is_active and property_type in (0, 1) and deleted_at is null
        and owner_id is not null
      order by expires_at, id limit ${most} for update skip locked)
    update property p set ending_told_for = p.expires_at from due where p.id = due.id
    returning p.id, p.owner_id`.execute(tx)
  return rows
}

/** Marks expired listings as notified, once per expiry date; returns them. */
export async function takeEnded(
  tx: Kysely<DB>,
  { at, most }: { at: Date; most: number },
): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with due as (
      select id from property
      where expires_at is not null and end_told_for is distinct from expires_at and expires_at <= ${at}
        and request_status = 'approved' and is_active and property_type in (0, 1) and deleted_at is null
        and owner_id is not null
      order by expires_at, id limit ${most} for update skip locked)
    update property p set end_told_for = p.expires_at from due where p.id = due.id
    returning p.id, p.owner_id`.execute(tx)
  return rows
}
