import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type AuditAction, writeAudit } from '@/server/modules/audit/audit-store.ts'
import { findAccount } from '../sign-in-store.ts'

type FactorAction = Extract<
  AuditAction,
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
>

/** Logs a change of a second factor, by its owner unless made by an operator. */
export async function logFactor(
  db: Kysely<DB>,
  entry: { accountId: number; action: FactorAction; byOperator?: boolean; at: Date },
): Promise<void> {
  const { accountId, action, byOperator = false, at } = entry
  const { name, email } = (await findAccount(db, accountId)) ?? {}
  await writeAudit(db, {
    actorId: byOperator ? null : accountId,
    action,
    subject: { kind: 'account', id: accountId, name: name || email || '' },
    at,
  })
}
