import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type AuditAction, type AuditChange, writeAudit } from './audit-store.ts'

/** Logs what an administrator did with a package on offer. */
export async function logPackage(
  tx: Kysely<DB>,
  entry: {
    adminId: number
    action: Extract<
      AuditAction,
      'packageSaved' | 'packageRetired' | 'packageOffered' | 'packagesOrdered'
    >
    subject: { id: number; name: string }
    reason: string
    change: AuditChange
    at: Date
  },
): Promise<void> {
  const { adminId: actorId, action, reason, change, at } = entry
  const { id, name } = entry.subject
  await writeAudit(tx, {
    actorId,
    action,
    subject: { kind: 'package', id, name },
    reason,
    change,
    at,
  })
}
