import { escapeXml } from '@/domain/web/xml.ts'
import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { privateUrl } from '@/server/modules/files/private-url.ts'
import { close, listReports, type ReportRow, readReported, reportMessage } from './reports.ts'
import { toWireSide } from './sides.ts'

export const chatReportHandlers = {
  async reportMessage({ body: { message_id: messageId, reason = '' } }, context) {
    const isNew = await reportMessage(context, { messageId, reason })
    const message = isNew ? 'Thank you for your report.' : 'You have already reported this message.'
    return { error: false, message }
  },

  async getChatReports({ query: { state, offset, limit } }, context) {
    const isOpen = state !== 'closed'
    const { rows, total } = await listReports(context, { isOpen, offset, limit })
    const message = rows.length > 0 ? 'What was reported.' : 'There are no reports here.'
    return { error: false, message, total, data: rows.map(toReport) }
  },

  async readReportedChat({ path: { id } }, context) {
    const { report, messages } = await readReported(context, id)
    return {
      error: false,
      message: 'The conversation.',
      report: toReport(report),
      data: messages.map((row) => ({
        id: row.id,
        seq: row.seq,
        sender_id: toWireSide(row.sender_id),
        message: escapeXml(row.text),
        file: privateUrl(context, row.file_key),
        file_name: row.file_name,
        audio: privateUrl(context, row.audio_key),
        created_at: wireDate(row.created_at),
        is_reported: row.id === report.message_id,
      })),
    }
  },

  async closeChatReport({ path: { id } }, context) {
    await close(context, id)
    return { error: false, message: 'The report is closed.' }
  },
} satisfies Partial<Handlers>

function toReport(row: ReportRow): components['schemas']['ChatReport'] {
  return {
    id: row.id,
    message_id: row.message_id,
    excerpt: row.excerpt,
    reason: row.reason,
    reporter_id: row.reporter_id,
    reporter_name: row.reporter_name,
    sender_id: toWireSide(row.sender_id),
    sender_name: row.sender_name ?? '',
    property_id: row.property_id,
    title: row.title ?? '',
    created_at: wireDate(row.created_at),
    closed_at: row.handled_at && wireDate(row.handled_at),
  }
}
