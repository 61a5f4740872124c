import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ContactKind = 'email' | 'mobile'

/** Saves a pending change; an account has one of each kind. */
export async function savePending(
  db: Kysely<DB>,
  pending: { accountId: number; kind: ContactKind; value: string; at: Date; expiresAt: Date },
): Promise<void> {
  const { accountId, kind, value, at, expiresAt } = pending
  await sql`
    insert into pending_contact (account_id, kind, value, created_at, expires_at)
    values (${accountId}, ${kind}, ${value}, ${at}, ${expiresAt})
    on conflict (account_id, kind) do update set value = excluded.value, created_at = excluded.created_at,
      expires_at = excluded.expires_at`.execute(db)
}

export type PendingContact = { account_id: number; kind: ContactKind; value: string }

export async function findPending(
  db: Kysely<DB>,
  { target, accountId, at }: { target: string; accountId?: number | undefined; at: Date },
): Promise<PendingContact | undefined> {
  const { rows } = await sql<PendingContact>`
    select account_id, kind, value from pending_contact
    where value_key = ${target} and expires_at > ${at}
      ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
    order by created_at desc, account_id desc limit 1`.execute(db)
  return rows[0]
}

export async function deletePending(
  db: Kysely<DB>,
  { accountId, kind }: { accountId: number; kind?: ContactKind },
): Promise<void> {
  const query = db.deleteFrom('pending_contact').where('account_id', '=', accountId)
  await (kind ? query.where('kind', '=', kind) : query).execute()
}
