import { sampleSettings } from './sample-settings.ts'

const at = '2026-05-04T08:30:00.000000Z'

const buyer = { id: 7, name: 'Jonas Weber', email: 'jonas@example.org', mobile: null }

const payment = {
  id: 19,
  user_id: 7,
  package_id: 3,
  amount: 49,
  payment_gateway: 'Stripe',
  payment_type: 'online payment',
  order_id: 'pi_3Qk1',
  transaction_id: '8d1c',
  payment_status: 'success',
  reject_reason: null,
  created_at: at,
  updated_at: at,
  package: { id: 3, name: 'Agency', price: 49 },
  payment_state: 'paid',
  currency: 'USD',
  receipt_number: '2026-000001',
  buyer,
}

const transfer = {
  ...payment,
  id: 23,
  payment_gateway: null,
  payment_type: 'bank transfer',
  order_id: 'H7K2M9QXWV4TR',
  payment_status: 'review',
  payment_state: 'review',
  receipt_number: null,
  receipts: [
    { id: 4, payment_transaction_id: 23, file: '/receipt.pdf', created_at: at, updated_at: at },
  ],
}

const mismatch = {
  id: 5,
  cause: 'amount',
  payment_gateway: 'Paystack',
  payment_transaction_id: 19,
  reference: '8d1c-77',
  amount: 4.9,
  currency: 'USD',
  due: 49,
  due_currency: 'USD',
  buyer_id: 7,
  buyer_name: 'Jonas Weber',
  package_name: 'Agency',
  decision: null,
  note: '',
  created_at: at,
  decided_at: null,
}

const stranger = {
  ...mismatch,
  id: 6,
  cause: 'unknown-reference',
  payment_transaction_id: null,
  amount: null,
  due: null,
  currency: null,
  due_currency: null,
  buyer_id: null,
  buyer_name: '',
  package_name: '',
}

const paymentDetail = {
  payment,
  paid_at: at,
  refundable: 40,
  attempts: [
    {
      id: 31,
      gateway: 'stripe',
      reference: '8d1c',
      gateway_id: 'pi_3Qk1',
      state: 'paid',
      is_surplus: false,
      amount: 49,
      currency: 'USD',
      created_at: at,
      updated_at: at,
    },
  ],
  entries: [
    { id: 1, kind: 'charge', amount: 49, currency: 'USD', gateway: 'stripe', created_at: at },
    { id: 2, kind: 'refund', amount: -9, currency: 'USD', gateway: 'stripe', created_at: at },
  ],
  events: [
    {
      id: 8,
      gateway: 'stripe',
      type: 'payment_intent.succeeded',
      received_at: at,
      handled_at: at,
    },
  ],
  refunds: [{ id: 1, amount: 9, currency: 'USD', answer: 'made', asked_at: at }],
  mismatches: [],
  receipts: [],
  notes: [{ id: 1, author_name: 'Ana García', text: 'Called back.', created_at: at }],
  audit: [
    {
      id: 60,
      actor_id: 5,
      actor_name: 'Ana García',
      actor_role: 'administrator',
      request_id: null,
      action: 'paymentRefunded',
      subject_kind: 'payment',
      subject_id: 19,
      subject_name: 'Agency',
      reason: '9 USD: Agreed.',
      before: { refundable: '49 USD' },
      after: { refundable: '40 USD' },
      created_at: at,
    },
  ],
}

const agency = {
  id: 3,
  name: 'Agency',
  price: 49,
  currency: 'USD',
  hours: 720,
  is_active: true,
  position: 0,
  sold: 12,
  running: 4,
  translations: { de: 'Agentur' },
  features: [
    { id: 1, limit: 25 },
    { id: 6, limit: null },
  ],
}

const starter = {
  ...agency,
  id: 1,
  name: 'Starter',
  price: null,
  position: 1,
  sold: 1,
  running: 1,
  features: [{ id: 1, limit: 1 }],
}

const former = { ...agency, id: 2, name: 'Summer special', hours: 36, is_active: false, running: 0 }

const gateway = (name: string, facts: object) => ({
  gateway: name,
  is_on: true,
  mode: null,
  public_key: null,
  variables: [{ name: `${name.toUpperCase()}_SECRET_KEY`, is_set: false, is_optional: false }],
  webhook_url: `https://homes.example.org/api/webhooks/${name}`,
  ...facts,
})

export const paymentAdministration = {
  gateways: [
    gateway('stripe', {
      mode: 'test',
      public_key: 'pk_test_1',
      variables: [
        { name: 'STRIPE_SECRET_KEY', is_set: true, is_optional: false },
        { name: 'STRIPE_WEBHOOK_SECRET', is_set: true, is_optional: false },
      ],
    }),
    gateway('paypal', { is_on: false }),
    gateway('flutterwave', {
      variables: [
        { name: 'FLUTTERWAVE_SECRET_KEY', is_set: true, is_optional: false },
        { name: 'FLUTTERWAVE_WEBHOOK_SECRET', is_set: false, is_optional: false },
        { name: 'FLUTTERWAVE_ACCOUNT_ID', is_set: false, is_optional: true },
      ],
    }),
  ],
  bank_transfer: { is_on: true, details: [{ title: 'IBAN', value: 'DE02 1203 0000' }] },
  tax: { rate: 19, is_inclusive: true, name: 'VAT', number: 'DE811907980', address: '' },
  is_sandbox: false,
}

const list = (data: object[]) => ({ body: { total: data.length, data } })

/** Answers of the administration of payments, by path. */
export const adminPaymentAnswers = {
  '/web-settings': {
    body: { data: { ...sampleSettings, extensions: ['administration', 'payments'] } },
  },
  '/ext/admin/bank-transfers': list([transfer]),
  '/ext/admin/bank-transfers/decisions': { body: {} },
  '/ext/admin/payment-mismatches': list([mismatch, stranger]),
  '/ext/admin/payment-mismatches/decisions': { body: {} },
  '/ext/admin/payments': list([
    payment,
    { ...payment, id: 20, payment_state: 'held', receipt_number: null },
  ]),
  '/ext/admin/payments/19': { body: { data: paymentDetail } },
  '/ext/admin/payments/refunds': { body: {} },
  '/ext/admin/payments/notes': { body: {} },
  'GET /ext/admin/packages': { body: { data: [agency, starter, former] } },
  'POST /ext/admin/packages': { body: { data: agency } },
  '/ext/admin/packages/offers': { body: {} },
  '/ext/admin/packages/order': { body: {} },
  'GET /ext/admin/payment-settings': { body: { data: paymentAdministration } },
  'POST /ext/admin/payment-settings': { body: {} },
  '/ext/admin/payment-settings/tests': { body: { data: { is_working: true, cause: null } } },
}
