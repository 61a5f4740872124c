import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  type AuditAction,
  type AuditChange,
  type AuditRow,
  type NewAuditEntry,
  readAudit,
  writeAudit,
} from './audit-store.ts'

export type PaymentAction = Extract<
  AuditAction,
  | 'transferApproved'
  | 'transferRejected'
  | 'paymentGranted'
  | 'paymentReturned'
  | 'paymentDismissed'
  | 'paymentRefunded'
>

/** Logs an administrator's decision about a payment. */
export async function logPayment(
  tx: Kysely<DB>,
  entry: {
    adminId: number
    action: PaymentAction
    purchase: { id: number; package_name: string }
    reason: string
    change: AuditChange
    at: Date
  },
): Promise<void> {
  const { adminId: actorId, action, purchase, reason, change, at } = entry
  const subject = { kind: 'payment', id: purchase.id, name: purchase.package_name } as const
  await writeAudit(tx, { actorId, action, subject, reason, change, at })
}

const MAX_DECISIONS = 100

/** Decisions about a purchase, newest first. */
export function readPaymentLog(db: Kysely<DB>, purchaseId: number): Promise<AuditRow[]> {
  return readAudit(db, { subjectKind: 'payment', subjectId: purchaseId, limit: MAX_DECISIONS })
}

/** Logs which settings were changed. */
export async function logPaymentSettings(
  tx: Kysely<DB>,
  {
    adminId: actorId,
    keys,
    change,
    at,
  }: Pick<NewAuditEntry, 'change' | 'at'> & {
    adminId: number
    keys: readonly string[]
  },
): Promise<void> {
  const subject = { kind: 'settings', id: 1, name: '' } as const
  const reason = keys.join(', ')
  await writeAudit(tx, { actorId, action: 'paymentSettingsChanged', subject, reason, change, at })
}
