import type { Handlers } from '@/server/http/handler.ts'
import { paymentShaping } from '../handlers.ts'
import { addNote, listPurchases, viewPurchase } from './purchases.ts'
import { refundPayment } from './refunds.ts'
import { changePaymentSettings, testGateway, viewPaymentAdministration } from './settings.ts'
import { toAdministration, toAdminPayment, toPurchaseDetail } from './wire.ts'

export const paymentDeskHandlers = {
  async getAdminPayments({ query: { search = '', state, offset, limit } }, context) {
    const wanted = { search: search.trim(), state, offset, limit }
    const { rows, total } = await listPurchases(context, wanted)
    return {
      error: false,
      message: rows.length > 0 ? 'Payments found.' : 'There are no such payments.',
      total,
      data: rows.map((row) => toAdminPayment(row, context.language)),
    }
  },

  async getAdminPayment({ path }, context) {
    const detail = await viewPurchase(context, path.id)
    const data = toPurchaseDetail(detail, paymentShaping(context))
    return { error: false, message: 'Payment found.', data }
  },

  async refundPayment({ body }, context) {
    const { payment_transaction_id: id, amount, reason, password, otp } = body
    await refundPayment(context, { id, amount, reason: reason.trim(), password, otp })
    return { error: false, message: 'The refund is begun.' }
  },

  async addPaymentNote({ body: { payment_transaction_id: id, note } }, context) {
    await addNote(context, { id, text: note.trim() })
    return { error: false, message: 'The note is kept.' }
  },

  async getPaymentAdministration(_input, context) {
    const data = toAdministration(await viewPaymentAdministration(context), context.origin)
    return { error: false, message: 'Payment settings found.', data }
  },

  async changePaymentSettings({ body: { gateways = [], bank_transfer, tax } }, context) {
    await changePaymentSettings(context, {
      gateways: gateways.map(({ gateway, is_on, public_key }) => ({
        gateway,
        isOn: is_on,
        publicKey: public_key,
      })),
      bankTransfer: bank_transfer && { isOn: bank_transfer.is_on, details: bank_transfer.details },
      tax: tax && {
        rate: tax.rate,
        isInclusive: tax.is_inclusive,
        name: tax.name,
        number: tax.number,
        address: tax.address,
      },
    })
    return { error: false, message: 'The settings are kept.' }
  },

  async testGateway({ body: { gateway } }, context) {
    const cause = await testGateway(context, gateway)
    return {
      error: false,
      message: cause === null ? 'The gateway answers.' : 'The gateway does not accept the keys.',
      data: { is_working: cause === null, cause },
    }
  },
} satisfies Partial<Handlers>
