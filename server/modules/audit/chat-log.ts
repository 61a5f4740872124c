import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type AuditAction, writeAudit } from './audit-store.ts'

/** Logs an act on a reported conversation, with the person who wrote, or else who reported. */
export async function logChatReport(
  tx: Kysely<DB>,
  entry: {
    adminId: number
    action: Extract<AuditAction, 'chatRead' | 'chatReportClosed'>
    report: {
      id: number
      reason: string
      reporter_id: number
      reporter_name: string
      sender_id: number | null
      sender_name: string | null
    }
    at: Date
  },
): Promise<void> {
  const { adminId: actorId, action, report, at } = entry
  const { sender_id, sender_name, reporter_id, reporter_name, reason } = report
  const id = sender_id ?? reporter_id
  const name = sender_id === null ? reporter_name : (sender_name ?? '')
  await writeAudit(tx, { actorId, action, subject: { kind: 'account', id, name }, reason, at })
}
