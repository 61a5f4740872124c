import { csvReply } from '@/server/http/csv-reply.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { decideMismatch, decideTransfer, listMismatches, listTransfers } from './decisions.ts'
import { exportPayments } from './export.ts'
import { paymentShaping } from './handlers.ts'
import { toMismatch, toTransfer } from './wire.ts'

export const paymentAdministrationHandlers = {
  async exportPayments({ query: { month } }, context) {
    return csvReply(`payments-${month}.csv`, await exportPayments(context, month))
  },

  async getBankTransfers({ query: { status, offset, limit } }, context) {
    const { rows, total } = await listTransfers(context, {
      status: status ?? 'review',
      offset,
      limit,
    })
    const shaping = paymentShaping(context)
    return {
      error: false,
      message: rows.length > 0 ? 'Bank transfers found.' : 'There are no such bank transfers.',
      total,
      data: rows.map((row) => toTransfer(row, shaping)),
    }
  },

  async decideBankTransfer({ body }, context) {
    const { payment_transaction_id: id, decision, reason = '' } = body
    await decideTransfer(context, { id, decision, reason: reason.trim() })
    return { error: false, message: 'It is decided.' }
  },

  async getPaymentMismatches({ query: { state, offset, limit } }, context) {
    const isOpen = state !== 'decided'
    const { rows, total } = await listMismatches(context, { isOpen, offset, limit })
    return {
      error: false,
      message: rows.length > 0 ? 'Mismatches found.' : 'There are no mismatches.',
      total,
      data: rows.map(toMismatch),
    }
  },

  async decidePaymentMismatch({ body: { note, ...sent } }, context) {
    await decideMismatch(context, { ...sent, note: note.trim() })
    return { error: false, message: 'It is decided.' }
  },
} satisfies Partial<Handlers>
