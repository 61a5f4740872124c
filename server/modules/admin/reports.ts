import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { openReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { decideProperty } from '@/server/modules/properties/review/review.ts'
import { refuseOwn, requireStaff } from '@/server/viewer.ts'
import { readPlaceCursor } from './cursors.ts'
import {
  countOpenReports,
  lockReport,
  type ReportRow,
  readReports,
  settleReports,
} from './reports-store.ts'

export type ReportsView = { rows: ReportRow[]; hasMore: boolean; open: number }

/** A page of reports. Raises forbidden, and invalid for a malformed cursor. */
export async function listReports(
  context: ServiceContext,
  { isOpen, after, limit }: { isOpen: boolean; after?: string; limit: number },
): Promise<ReportsView> {
  requireStaff(context)
  const { db } = context.deps
  const place = after === undefined ? undefined : readPlaceCursor(after)
  if (after !== undefined && !place) throw invalid({ after: 'is no place in the list' })
  const found = await readReports(db, { isOpen, after: place, limit: limit + 1 })
  const open = await countOpenReports(db)
  return { rows: found.slice(0, limit), hasMore: found.length > limit, open }
}

/**
 * Dismisses a report, or rejects its listing, which notifies the owner and closes all open reports
 * of it. Raises forbidden, notFound, invalid for a rejection without a reason, conflict if already
 * handled or about an own listing or report.
 */
export async function handle(
  context: ServiceContext,
  { id, outcome, reason }: { id: number; outcome: 'dismissed' | 'rejected'; reason: string },
): Promise<void> {
  const admin = requireStaff(context)
  if (outcome === 'rejected' && reason === '') throw invalid({ reason: 'Please say why.' })
  const reviewContext = await openReviewContext(context)
  await context.deps.db.transaction().execute(async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw failure('notFound', 'This report was not found.')
    refuseOwn(admin, [report.owner_id, report.reporter_id])
    if (report.is_handled) throw handledAlready()
    const isDown = report.is_deleted || report.status === 'rejected'
    if (outcome === 'rejected' && !isDown) {
      const { property_id, revision } = report
      await decideProperty(tx, reviewContext, {
        id: property_id,
        revision,
        decision: 'rejected',
        reason,
      })
    }
    await settleReports(tx, { report, outcome, adminId: admin.id, at: reviewContext.at })
    await writeAudit(tx, {
      actorId: admin.id,
      action: outcome === 'rejected' ? 'takenDown' : 'dismissed',
      subject: { kind: 'report', id, name: report.title },
      reason,
      change: { before: { state: 'open' }, after: { state: outcome } },
      at: reviewContext.at,
    })
  })
}

function handledAlready() {
  return failure('conflict', 'Someone else has already resolved this report.', {
    key: 'alreadyHandled',
  })
}
