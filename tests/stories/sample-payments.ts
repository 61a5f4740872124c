import type { Payment } from '@/client/api/member/payments.ts'
import { memberAnswers } from './sample-member.ts'
import { offerAnswer, packageOffer } from './sample-packages.ts'
import { sampleSettings } from './sample-settings.ts'

const at = '2026-05-04T08:30:00.000000Z'

/** Of the package Agency. */
export function samplePayment(more: Partial<Payment> = {}): Payment {
  return {
    id: 18,
    user_id: 5,
    package_id: 3,
    amount: 199,
    payment_gateway: 'Stripe',
    payment_type: 'online payment',
    order_id: 'pi_18',
    transaction_id: null,
    payment_status: 'pending',
    payment_state: 'pending',
    reject_reason: null,
    package: { id: 3, name: 'Agency', price: 199 },
    created_at: at,
    updated_at: at,
    currency: 'USD',
    receipt_number: null,
    ...more,
  }
}

const switches = ['stripe_gateway', 'paystack_gateway', 'paypal_gateway', 'bank_transfer_status']

const paymentSettingsAnswer = {
  body: {
    data: [
      ...switches.map((type) => ({ type, data: '1' })),
      { type: 'stripe_publishable_key', data: 'pk_test_story' },
      { type: 'sandbox_mode', data: '1' },
    ],
  },
}

/** The operator charges a tax. */
export const taxedAnswer = {
  body: {
    data: [
      ...paymentSettingsAnswer.body.data,
      { type: 'tax_rate', data: '8.875' },
      { type: 'tax_name', data: 'Sales tax' },
    ],
  },
}

const bankDetails = [
  { title: 'Account holder', value: 'Hearth' },
  { title: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' },
]

/** Of a provider with payments, for a member without a package. */
export const paymentAnswers = {
  ...memberAnswers,
  '/web-settings': {
    body: {
      data: {
        ...sampleSettings,
        bank_details: bankDetails,
        extensions: ['member', 'packages', 'payments'],
      },
    },
  },
  '/get-package': offerAnswer,
  '/get_payment_settings': paymentSettingsAnswer,
  '/ext/payments/check': { body: { data: samplePayment() } },
  '/get_payment_details': { body: { total: 1, data: [samplePayment()] } },
}

/** The packages when the last purchase of Agency stands so. */
export function offerWith(package_status: 'pending' | 'review' | 'rejected' | 'failed') {
  return {
    body: {
      ...offerAnswer.body,
      data: packageOffer.offered.map((plan) =>
        plan.id === 3 ? { ...plan, package_status, payment_transaction_id: 18 } : plan,
      ),
    },
  }
}
