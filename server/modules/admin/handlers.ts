import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { toAuditEntry } from '@/server/modules/audit/wire.ts'
import { privateUrl } from '@/server/modules/files/private-url.ts'
import { placeCursor, queueCursor } from './cursors.ts'
import { listAudit, viewOverview } from './overview.ts'
import { handle, listReports } from './reports.ts'
import { type ItemShaping, toReviewItem } from './review/item-wire.ts'
import { decide, listQueue, nextSubject, undo, viewSubject } from './review/review.ts'
import { createShaping, toText } from './shaping.ts'
import { toReport, toReviewRow } from './wire.ts'

export const adminHandlers = {
  async getAdministration(_input, context) {
    const {
      role,
      waiting,
      oldestAt,
      openReports,
      openChatReports,
      openContactMessages,
      people,
      deactivated,
      failed,
      week,
      latest,
    } = await viewOverview(context)
    return {
      error: false,
      message: 'What waits.',
      data: {
        role,
        waiting,
        oldest_at: oldestAt && wireDate(oldestAt),
        open_reports: openReports,
        open_chat_reports: openChatReports,
        open_contact_messages: openContactMessages,
        people,
        deactivated,
        failed,
        week,
        latest: latest.map(toAuditEntry),
      },
    }
  },

  async getReviewQueue({ query }, context) {
    const { kind, after, limit } = query
    const { rows, hasMore, waiting } = await listQueue(context, { kind, after, limit })
    const shaping = await createShaping(context)
    const last = rows.at(-1)
    return {
      error: false,
      message: rows.length > 0 ? 'What waits.' : 'Nothing waits.',
      waiting,
      next: hasMore && last ? queueCursor(last) : null,
      data: rows.map((row) => toReviewRow(row, shaping)),
    }
  },

  async getNextReview({ query }, context) {
    const { kind, after, before } = query
    const subject = await nextSubject(context, { kind, after, before })
    if (!subject) return { error: false, message: 'Nothing waits there.', data: null }
    const data = toReviewItem(subject, await createItemShaping(context))
    return { error: false, message: 'The next one.', data }
  },

  async getReviewItem({ path: { kind, id } }, context) {
    const subject = await viewSubject(context, { kind, id })
    const data = toReviewItem(subject, await createItemShaping(context))
    return { error: false, message: 'What to decide on.', data }
  },

  async decideReview({ body }, context) {
    const { reason, ...sent } = body
    const revision = await decide(context, { ...sent, reason: toText(reason) })
    return { error: false, message: 'It is decided.', data: { revision } }
  },

  async undoReview({ body }, context) {
    await undo(context, body)
    return { error: false, message: 'The decision is taken back.' }
  },

  async getReports({ query }, context) {
    const { state, after, limit } = query
    const isOpen = state !== 'handled'
    const { rows, hasMore, open } = await listReports(context, { isOpen, after, limit })
    const shaping = await createShaping(context)
    const last = rows.at(-1)
    return {
      error: false,
      message: rows.length > 0 ? 'What was reported.' : 'There are no reports here.',
      open,
      next: hasMore && last ? placeCursor(last) : null,
      data: rows.map((row) => toReport(row, shaping)),
    }
  },

  async handleReport({ body: { id, outcome, reason } }, context) {
    await handle(context, { id, outcome, reason: toText(reason) })
    return { error: false, message: 'The report is handled.' }
  },

  async getAuditLog({ query }, context) {
    const { subject_kind, subject_id, actor_id, after, limit } = query
    const found = await listAudit(context, {
      subjectKind: subject_kind,
      subjectId: subject_id,
      actorId: actor_id,
      after,
      limit: limit + 1,
    })
    const rows = found.slice(0, limit)
    return {
      error: false,
      message: rows.length > 0 ? 'What was done.' : 'Nothing was done yet.',
      next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      data: rows.map(toAuditEntry),
    }
  },
} satisfies Partial<Handlers>

async function createItemShaping(context: RequestContext): Promise<ItemShaping> {
  return {
    ...(await createShaping(context)),
    catalog: await context.deps.catalog.read(),
    answerFile: (key) => privateUrl(context, key),
  }
}
