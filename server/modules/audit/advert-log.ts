import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type AuditAction, type AuditChange, writeAudit } from './audit-store.ts'

/** Logs an administrator's decision about the advert of a listing. */
export async function logAdvert(
  tx: Kysely<DB>,
  entry: {
    adminId: number
    action: Extract<AuditAction, 'advertApproved' | 'advertRejected'>
    listing: { kind: 'property' | 'project'; id: number; name: string }
    reason: string
    change: AuditChange
    at: Date
  },
): Promise<void> {
  const { adminId: actorId, action, listing: subject, reason, change, at } = entry
  await writeAudit(tx, { actorId, action, subject, reason, change, at })
}
