import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { logChatReport } from '@/server/modules/audit/chat-log.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { readMessage } from './message-store.ts'
import {
  closeReport,
  countOpen,
  findReport,
  insertReport,
  type ReportedRow,
  type ReportRow,
  reportedMessages,
  reportPage,
} from './report-store.ts'
import { loadViewerSide } from './sides.ts'

export type { ReportRow } from './report-store.ts'

const MAX_EXCERPT = 1000
const MAX_MESSAGES = 200

/**
 * Shows a message of the other side to the administrators; false if the viewer has done so before.
 * Raises notFound, forbidden for an own message, LimitReached.
 */
export async function reportMessage(
  context: ServiceContext,
  { messageId, reason }: { messageId: number; reason: string },
): Promise<boolean> {
  const { deps } = context
  const me = await loadViewerSide(context)
  const message = await readMessage(deps.db, { id: messageId, me: me.sideId })
  if (!message) throw failure('notFound', 'This message was not found.')
  if (message.sender_id === me.sideId) throw failure('forbidden', 'This is your own message.')
  await deps.limits.consume('reportsByAccount', String(me.accountId))
  return insertReport(deps.db, {
    messageId,
    reporterId: me.accountId,
    reason: reason.trim(),
    excerpt: (message.text || message.file_name).slice(0, MAX_EXCERPT),
    at: deps.clock(),
  })
}

/** Reported messages that nobody has handled. */
export function countOpenChatReports({ deps }: ServiceContext): Promise<number> {
  return countOpen(deps.db)
}

/** A page of reports, newest first. Raises forbidden. */
export async function listReports(
  context: ServiceContext,
  page: { isOpen: boolean; offset: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  requireStaff(context)
  return reportPage(context.deps.db, page)
}

/** The conversation of a reported message, and a line in the log. Raises forbidden, notFound, conflict for an own one. */
export async function readReported(
  context: ServiceContext,
  id: number,
): Promise<{ report: ReportRow; messages: ReportedRow[] }> {
  const staff = requireStaff(context)
  const { id: adminId } = staff
  const { db, clock } = context.deps
  return db.transaction().execute(async (tx) => {
    const report = await findReport(tx, id)
    if (!report) throw noReport()
    refuseOwn(staff, [report.reporter_id, report.sender_id])
    const threadId = report.thread_id
    const messages = await reportedMessages(tx, { threadId, limit: MAX_MESSAGES })
    await logChatReport(tx, { adminId, action: 'chatRead', report, at: clock() })
    return { report, messages }
  })
}

/** Raises forbidden, notFound, conflict if it is closed or an own one. */
export async function close(context: ServiceContext, id: number): Promise<void> {
  const staff = requireStaff(context)
  const { id: adminId } = staff
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const at = clock()
    const report = await findReport(tx, id)
    if (!report) throw noReport()
    refuseOwn(staff, [report.reporter_id, report.sender_id])
    if (report.handled_at) {
      throw failure('conflict', 'Someone else has already resolved this report.', {
        key: 'alreadyHandled',
      })
    }
    await closeReport(tx, { id, adminId, at })
    await logChatReport(tx, { adminId, action: 'chatReportClosed', report, at })
  })
}

function noReport() {
  return failure('notFound', 'This report was not found.')
}
