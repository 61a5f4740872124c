import type { Payment } from '@/client/api/member/payments.ts'

const at = '2026-05-04T08:30:00.000000Z'

function payment(facts: Partial<Payment> & Pick<Payment, 'id'>): Payment {
  const amount = facts.amount ?? 199
  return {
    user_id: 7,
    package_id: 3,
    amount,
    payment_gateway: 'Stripe',
    currency: 'USD',
    payment_type: 'online payment',
    order_id: 'pi_3Qk1LmA7',
    transaction_id: 'ref',
    payment_status: 'success',
    payment_state: 'paid',
    reject_reason: null,
    package: { id: 3, name: 'Agency', price: amount },
    created_at: at,
    updated_at: at,
    receipt_number: null,
    papers: [],
    ...facts,
  }
}

const transfer: Partial<Payment> = {
  payment_type: 'bank transfer',
  payment_gateway: null,
  order_id: 'H7K3MPQ2XW9T',
}

function paper(kind: 'receipt' | 'credit-note', number: string, amount: number) {
  const page_url = `https://homes.example/api/ext/payments/papers/${kind}/17?format=html`
  const pdf_url = page_url.replace('html', 'pdf')
  return { kind, number, amount, currency: 'USD', created_at: at, page_url, pdf_url }
}

/** One of every state, newest first. */
export const paymentRows: Payment[] = [
  payment({ id: 30, payment_status: 'pending', payment_state: 'pending' }),
  payment({
    id: 29,
    ...transfer,
    payment_status: 'rejected',
    payment_state: 'rejected',
    reject_reason: 'The picture is too dark to read.',
  }),
  payment({ id: 28, ...transfer, payment_status: 'review', payment_state: 'review' }),
  payment({ id: 27, ...transfer, payment_status: 'pending', payment_state: 'pending' }),
  payment({
    id: 26,
    payment_status: 'failed',
    payment_state: 'canceled',
    payment_gateway: 'Paypal',
    reject_reason: 'Payment canceled. Please try again later.',
  }),
  payment({
    id: 25,
    payment_state: 'partly_refunded',
    receipt_number: '2026-000017',
    papers: [paper('receipt', '2026-000017', 199), paper('credit-note', 'CN-2026-000003', 49)],
  }),
  payment({
    id: 24,
    package_id: 9,
    payment_status: 'failed',
    payment_state: 'expired',
    amount: 9,
    package: { id: 9, name: 'Summer 2025', price: 9 },
  }),
  payment({
    id: 23,
    package_id: 1,
    amount: 0,
    payment_type: 'free',
    payment_gateway: null,
    package: { id: 1, name: 'Starter', price: null },
  }),
]

/** On the second page. */
export const olderPayment = payment({
  id: 3,
  amount: 9,
  package: { id: 2, name: 'Explorer', price: 9 },
})

/** As a provider without extensions tells it. */
export const plainPayment: Payment = (() => {
  const { papers, payment_state, currency, receipt_number, ...plain } = payment({ id: 12 })
  return plain
})()
