import { failure } from '@/server/contract/failure.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { privateUrl } from '@/server/modules/files/private-url.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { addReceipt, beginTransfer } from './bank-transfers.ts'
import { viewPaymentSettings } from './methods.ts'
import { breakOffPayment, checkPayment, listPayments } from './own-payments.ts'
import { receiptPaper } from './papers/paper.ts'
import { isSignedPaper } from './papers/paper-link.ts'
import { paperPage } from './papers/paper-page.ts'
import { findPaper, toPdf } from './papers/read-paper.ts'
import { ownPurchase, startPayment } from './start-payment.ts'
import {
  type PaymentShaping,
  paypalPage,
  toIntent,
  toPapers,
  toPayment,
  toReceiptFile,
} from './wire.ts'

const CONTINUE = 'Please continue with the payment.'
const IN_REVIEW = 'Your receipt is being reviewed.'

export const paymentsHandlers = {
  async getPaymentSettings(_input, context) {
    return {
      error: false,
      message: 'Payment settings found.',
      data: await viewPaymentSettings(context),
    }
  },

  async getPaymentDetails({ query: { payment_type: type, offset, limit } }, context) {
    const { rows, total } = await listPayments(context, { type, offset, limit })
    return {
      error: false,
      message: rows.length > 0 ? 'Payments found.' : 'There are no payments yet.',
      total,
      data: rows.map((row) => ({
        ...toPayment(row, context.language),
        papers: toPapers(row, context),
      })),
    }
  },

  async createPaymentIntent({ body }, context) {
    const { package_id: packageId, platform_type, payment_method: gateway, email } = body
    const started = await startPayment(context, { packageId, gateway, email })
    return {
      error: false,
      message: CONTINUE,
      data: {
        payment_intent: toIntent(started, platform_type),
        payment_transaction: toPayment(started.purchase, context.language),
      },
    }
  },

  async startPaypalPayment({ query }, context) {
    const packageId = query.package_id
    const { attempt } = await startPayment(context, { packageId, gateway: 'paypal' })
    return page(paypalPage(getPaymentPage(attempt.payment_url)))
  },

  async startFlutterwavePayment({ body: { package_id: packageId } }, context) {
    const { attempt } = await startPayment(context, { packageId, gateway: 'flutterwave' })
    const data = { link: getPaymentPage(attempt.payment_url) }
    return {
      error: false,
      message: CONTINUE,
      data: { status: 'success', message: 'Hosted Link', data },
    }
  },

  async failPaymentTransaction({ body }, context) {
    await breakOffPayment(context, body.payment_transaction_id)
    return { error: false, message: 'Payment canceled. Please try again later.' }
  },

  async checkPayment({ body }, context) {
    const purchase = await checkPayment(context, body.payment_transaction_id)
    return {
      error: false,
      message: 'Payment found.',
      data: toPayment(purchase, context.language),
    }
  },

  async getPaymentReceipt({ query }, context) {
    const purchase = await ownPurchase(context, query.payment_transaction_id)
    if (purchase.status !== 'success') {
      throw failure('conflict', 'There is no receipt before the payment.', { key: 'noReceipt' })
    }
    const { language, origin, deps } = context
    return page(paperPage(receiptPaper(purchase, await getMailTheme(deps, { language, origin }))))
  },

  async getPaymentPaper({ path, query }, { deps, origin }) {
    const { until, signature, language = '', format } = query
    if (!isSignedPaper({ deps }, { ...path, until, signature })) throw noPaper()
    const found = await findPaper(deps, { ...path, language, origin })
    if (!found) throw noPaper()
    if (format !== 'pdf') return page(paperPage(found.paper))
    const headers = {
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${found.fileName}.pdf"`,
    }
    return new Response(new Uint8Array(await toPdf(deps.documents, found.paper)), { headers })
  },

  async initiateBankTransfer({ body }, context) {
    const { purchase, receipt, details } = await beginTransfer(context, {
      packageId: body.package_id,
      file: body.file,
    })
    const { fileUrl, language } = paymentShaping(context)
    return {
      error: false,
      message: receipt ? IN_REVIEW : 'Please transfer the amount and send us the receipt.',
      data: {
        ...toPayment(purchase, language),
        bank_receipt_file: fileUrl(receipt?.file_key ?? null),
      },
      bank_details: details,
    }
  },

  async uploadBankReceipt({ body: { payment_transaction_id: id, file } }, context) {
    const receipt = await addReceipt(context, { id, file })
    return {
      error: false,
      message: IN_REVIEW,
      data: toReceiptFile(receipt, paymentShaping(context)),
    }
  },
} satisfies Partial<Handlers>

export function paymentShaping(context: RequestContext): PaymentShaping {
  return { language: context.language, fileUrl: (key) => privateUrl(context, key) }
}

function noPaper() {
  return failure('notFound', 'This receipt was not found.')
}

function getPaymentPage(url: string | null): string {
  if (url === null) throw new Error('the gateway has no page to pay on')
  return url
}

function page(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
