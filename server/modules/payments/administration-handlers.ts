import type { Handlers } from '@/server/http/handler.ts'
import { decideMismatch, decideTransfer, listMismatches, listTransfers } from './decisions.ts'
import { exportPayments } from './export.ts'
import { paymentShaping } from './handlers.ts'
import { toMismatch, toTransfer } from './wire.ts'

export const paymentAdministrationHandlers = {
  async exportPayments({ query: { month } }, context) {
    const lines = exportPayments(context, month)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payments-${month}.csv"`,
    }
    return new Response(toStream(lines), { headers })
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

/** Reads on only as fast as the client does. */
function toStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
