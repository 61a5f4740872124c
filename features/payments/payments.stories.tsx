import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { gatewayScripts } from '@/client/integrations/gateway-script.ts'
import { leaveSite } from '@/client/integrations/leave-site.ts'
import { tellPaymentChange } from '@/client/integrations/payment-events.ts'
import { keepPaymentReturn } from '@/client/state/payment-return.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { heldAnswer, offerAnswer, packageOffer } from '@/tests/stories/sample-packages.ts'
import {
  offerWith,
  paymentAnswers,
  samplePayment,
  taxedAnswer,
} from '@/tests/stories/sample-payments.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { CheckoutScreen, PaymentReturnScreen, TransferScreen } from './payment-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>
const left = fn()
const { to } = leaveSite
const next = '/user/add-property'

const answer = (more: Parameters<typeof providerAnswersEach>[0] = {}) => {
  asked = providerAnswersEach({ ...paymentAnswers, ...more })
}
const answers = (more: Parameters<typeof providerAnswersEach>[0]) => ({
  beforeEach: () => answer(more),
})
const intent = {
  id: 'pi_18',
  amount: 19_900,
  currency: 'USD',
  status: 'pending',
  metadata: {},
  payment_transaction_id: 18,
  payment_gateway_response: {},
  payment_url: 'https://pay.example/18',
}
const started = {
  body: { data: { payment_intent: intent, payment_transaction: samplePayment() } },
}
const paid = samplePayment({ payment_status: 'success', payment_state: 'paid' })
const checked = (payment: ReturnType<typeof samplePayment>) => ({
  '/ext/payments/check': { body: { data: payment } },
})

const meta = {
  title: 'features/payments',
  decorators: [
    (Story) => (
      <main className="container-page py-8">
        <h1 className="sr-only">Payment</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true } },
  render: () => <CheckoutScreen packageId={3} next={next} />,
  beforeEach: async () => {
    await beSignedIn()
    localStorage.removeItem('payment-return')
    left.mockClear()
    leaveSite.to = left
    answer({ '/create-payment-intent': started })
    return () => {
      leaveSite.to = to
    }
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const askedFor = (path: string) => asked.filter((call) => call.path === path)

export const Checkout: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^PayPal/ }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay $199.00' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/18'))
    await expect(left).toHaveBeenCalledTimes(1)
    await expect(askedFor('/create-payment-intent').map(({ body }) => body)).toEqual([
      { package_id: '3', platform_type: 'web', payment_method: 'paypal' },
    ])
    await expect(canvas.getByRole('note')).toHaveTextContent('no money moves')
  },
}
export const CheckoutWithTax: Story = {
  beforeEach: async () => {
    await beSignedIn({ ...samplePerson, tax_number: null })
    answer({
      '/create-payment-intent': started,
      '/get_payment_settings': taxedAnswer,
      '/update_profile': { body: { data: { ...samplePerson, tax_number: 'ATU12345678' } } },
    })
  },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Your order' }))
    await expect(order.getByText('Subtotal').nextSibling).toHaveTextContent('$182.78')
    await expect(order.getByText('Sales tax (8.875%)').nextSibling).toHaveTextContent('$16.22')
    await expect(order.getByText('Total').nextSibling).toHaveTextContent('$199.00')
    await userEvent.click(canvas.getByRole('button', { name: 'Add tax number' }))
    await expect(canvas.getByLabelText('Your tax number')).toHaveFocus()
    await userEvent.keyboard('ATU12345678{Enter}')
    await expect(await canvas.findByText('ATU12345678')).toBeVisible()
    await expect(askedFor('/update_profile').map(({ body }) => body)).toEqual([
      { tax_number: 'ATU12345678' },
    ])
  },
}
export const CheckoutInOtherCurrency: Story = {
  ...answers({
    '/get-package': {
      body: {
        ...offerAnswer.body,
        data: packageOffer.offered.map((plan) => ({ ...plan, currency: 'EUR' })),
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay €199\.00$/ })).toBeVisible()
    const order = within(canvas.getByRole('region', { name: 'Your order' }))
    await expect(order.getByText('Total').nextSibling).toHaveTextContent(/^€199\.00$/)
  },
}
export const CheckoutWithoutEmail: Story = {
  beforeEach: async () => {
    await beSignedIn({ ...samplePerson, email: '' })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Paystack/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $199.00' }))
    await expect(canvas.getByText('Enter a valid email address.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org{Enter}')
    await waitFor(() => expect(left).toHaveBeenCalled())
    await expect(askedFor('/create-payment-intent')[0]?.body.email).toBe('ana@example.org')
  },
}
export const CheckoutByTransfer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Bank transfer/ }))
    await expect(canvas.getByRole('link', { name: 'Continue with bank transfer' })).toHaveAttribute(
      'href',
      '/subscription-plan/3/bank-transfer?next=%2Fuser%2Fadd-property',
    )
  },
}
export const Loading: Story = {
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading checkout…')).toBeInTheDocument()
  },
}
export const CheckoutFailed: Story = {
  ...answers({ '/get-package': { status: 422, body: { key: 'invalid' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checkout could not be loaded')).toBeVisible()
  },
}
export const Offline: Story = {
  beforeEach: () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => {
      if (online) Object.defineProperty(navigator, 'onLine', online)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const PackageGone: Story = {
  render: () => <CheckoutScreen packageId={99} next={null} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This package is no longer available')).toBeVisible()
  },
}
export const NoMethod: Story = {
  ...answers({ '/get_payment_settings': { body: { data: [] } } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No payment method is enabled. Please contact the admin.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible()
  },
}
export const MethodSwitchedOff: Story = {
  ...answers({
    '/create-payment-intent': { status: 409, body: { key: 'noPaymentMethod' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $199.00' }))
    await expect(await canvas.findByText(/was just switched off/)).toBeVisible()
  },
}
export const LastMethodSwitchedOff: Story = {
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $199.00' })
    answer({
      '/create-payment-intent': { status: 409, body: { key: 'noPaymentMethod' } },
      '/get_payment_settings': { body: { data: [] } },
    })
    await userEvent.click(pay)
    await expect(
      await canvas.findByText('No payment method is enabled. Please contact the admin.'),
    ).toBeVisible()
  },
}
export const MethodOfUnfinishedSwitchedOff: Story = {
  ...answers({
    '/get-package': offerWith('pending'),
    '/create-payment-intent': { status: 409, body: { key: 'noPaymentMethod' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue payment' }))
    await expect(await canvas.findByText(/was just switched off/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue payment' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Pay $199.00' })).toBeEnabled()
  },
}
export const PriceChanged: Story = {
  ...answers({
    '/create-payment-intent': {
      body: { data: { ...started.body.data, payment_transaction: samplePayment({ amount: 249 }) } },
    },
    '/payment-transaction-fail': { body: {} },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $199.00' }))
    await expect(await canvas.findByText(/Agency costs \$249.00 in total/)).toBeVisible()
    await expect(left).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $249.00' }))
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  },
}
export const Unfinished: Story = {
  ...answers({ '/get-package': offerWith('pending'), '/create-payment-intent': started }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have an unfinished payment')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue payment' }))
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
    await expect(askedFor('/create-payment-intent')[0]?.body.payment_method).toBe('stripe')
  },
}
/** Stripe's form in the page, with two declined cards and one that pays. */
export const CardDeclined: Story = {
  beforeEach: async () => {
    const { load } = gatewayScripts
    const refusals = [
      { type: 'validation_error', message: 'Your card number is incomplete.' },
      { type: 'card_error', message: 'Your card has insufficient funds.' },
    ]
    gatewayScripts.load = async () => {}
    window.Stripe = () => ({
      elements: () => ({
        create: () => ({
          mount: (container) => container.append('Card number'),
          destroy: () => {},
          on: (event, listener) => event === 'ready' && listener(),
        }),
      }),
      confirmPayment: async () => {
        const error = refusals.shift()
        return error ? { error } : {}
      },
    })
    const inPage = {
      ...intent,
      payment_url: null,
      payment_gateway_response: { client_secret: 's' },
    }
    const failed = samplePayment({ payment_status: 'failed', payment_state: 'failed' })
    answer({
      '/create-payment-intent': {
        body: { data: { payment_intent: inPage, payment_transaction: samplePayment() } },
      },
      '/ext/payments/check': [failed, paid].map((data) => ({ body: { data } })),
    })
    return () => {
      gatewayScripts.load = load
      delete window.Stripe
    }
  },
  play: async ({ canvas }) => {
    const pay = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Pay $199.00' }))
    await pay()
    await canvas.findByText('Card number')
    await pay()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Your card number is incom/)
    await pay()
    const said = /^Payment failedYour card has insufficient funds\./
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(said))
    tellPaymentChange()
    await waitFor(() => expect(askedFor('/ext/payments/check')).toHaveLength(1))
    // Replies come in order.
    await (await fetch('/api/faqs')).json()
    await expect(canvas.getByRole('alert')).toHaveTextContent(said)
    await pay()
    await expect(await canvas.findByText('Your package is active')).toBeVisible()
    await expect(askedFor('/create-payment-intent')).toHaveLength(1)
  },
}
export const Settled: Story = {
  render: () => <PaymentReturnScreen transactionId={18} returned="success" />,
  beforeEach: () => {
    keepPaymentReturn({ transactionId: 18, language: 'en', next })
    const check = [samplePayment(), paid].map((data) => ({ body: { data } }))
    answer({ '/ext/payments/check': check })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirming your payment…')).toBeVisible()
    await waitFor(() => {
      tellPaymentChange()
      return expect(askedFor('/ext/payments/check')).toHaveLength(2)
    })
    await expect(await canvas.findByText('Your package is active')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      next,
    )
  },
}
export const Failed: Story = {
  render: () => <PaymentReturnScreen transactionId={18} returned="success" />,
  ...answers(checked(samplePayment({ payment_status: 'failed', payment_state: 'failed' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment failed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/subscription-plan/3',
    )
  },
}
export const Canceled: Story = {
  render: () => <PaymentReturnScreen transactionId={18} returned="fail" />,
  ...answers({ '/payment-transaction-fail': { body: {} } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment canceled. Please try again later.')).toBeVisible()
    await expect(askedFor('/payment-transaction-fail')[0]?.body).toEqual({
      payment_transaction_id: '18',
    })
  },
}
export const UnknownPayment: Story = {
  render: () => <PaymentReturnScreen transactionId={null} returned="success" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment not found')).toBeVisible()
  },
}
export const AlreadyHeld: Story = {
  ...answers({ '/get-package': heldAnswer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You already have this package')).toBeVisible()
  },
}
export const TransferRejected: Story = {
  render: () => <TransferScreen packageId={3} next={null} />,
  ...answers({
    '/get-package': offerWith('rejected'),
    ...checked(
      samplePayment({
        payment_type: 'bank transfer',
        payment_status: 'rejected',
        payment_gateway: null,
        payment_state: 'rejected',
        order_id: 'H7KQ2M9XWTCD4',
        reject_reason: 'The amount cannot be read.',
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The amount cannot be read.')).toBeVisible()
    await expect(canvas.getByText('H7KQ2M9XWTCD4')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }))
    await expect(screen.queryByText('Your package is active')).toBeNull()
  },
}
export const CheckoutRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4)
  },
}
export const CheckoutDark: Story = { ...CheckoutRightToLeft, globals: { theme: 'dark' } }
export const TransferRightToLeft: Story = {
  ...TransferRejected,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('H7KQ2M9XWTCD4')).toBeVisible()
  },
}
