import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type AuditAction, writeAudit } from './audit-store.ts'

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
    at: Date
  },
): Promise<void> {
  const { adminId: actorId, action, purchase, reason, at } = entry
  const subject = { kind: 'payment', id: purchase.id, name: purchase.package_name } as const
  await writeAudit(tx, { actorId, action, subject, reason, at })
}
