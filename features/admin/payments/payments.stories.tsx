import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor } from '@/tests/stories/sample-admin.ts'
import {
  adminPaymentAnswers,
  paymentAdministration,
} from '@/tests/stories/sample-admin-payments.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { PackagesScreen } from '../packages/packages-screen.tsx'
import { PaymentSettingsScreen } from './payment-settings-screen.tsx'
import { PaymentsScreen } from './payments-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({ ...structuredClone(adminAnswers), ...adminPaymentAnswers, ...own })

const meta = {
  title: 'features/admin/payments',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/payments' } },
  },
  render: () => <PaymentsScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const open = (query: Record<string, string>) => ({
  nextjs: { appDirectory: true, navigation: { pathname: '/admin/payments', query } },
})

export const Transfers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('H7K2M9QXWV4TR')).toBeVisible()
    // One transfer and two cases.
    await expect(await canvas.findByRole('link', { name: 'Payments 3 waiting' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Receipt from/ })).toHaveAttribute(
      'href',
      '/receipt.pdf',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Agency for Jonas Weber' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'The money hasn’t arrived.' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Agency for Jonas Weber' }))
    await waitFor(() =>
      expect(sent('/ext/admin/bank-transfers/decisions')).toEqual([
        {
          payment_transaction_id: '23',
          decision: 'reject',
          reason: 'The money hasn’t arrived.',
        },
        { payment_transaction_id: '23', decision: 'approve' },
      ]),
    )
  },
}
export const NoTransfers: Story = {
  beforeEach: () => {
    answers({ '/ext/admin/bank-transfers': { body: { total: 0, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bank transfers to review')).toBeVisible()
  },
}
export const TransfersFailed: Story = {
  beforeEach: () => {
    answers({ '/ext/admin/bank-transfers': { status: 422, body: { key: 'invalid' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payments could not be loaded')).toBeVisible()
  },
}
export const Cases: Story = {
  parameters: open({ of: 'cases' }),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Wrong amount' })
    const row = within(title.closest('li') ?? document.body)
    await expect(row.getByText('$4.90')).toBeVisible()
    await expect(row.getByText('$49.00')).toBeVisible()
    const unknown = canvas.getByRole('heading', { name: 'Unknown payment' }).closest('li')
    await expect(within(unknown ?? document.body).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(row.getByRole('button', { name: 'Grant' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'The rest came in cash.')
    await userEvent.click(dialog.getByRole('button', { name: 'Grant' }))
    await waitFor(() =>
      expect(sent('/ext/admin/payment-mismatches/decisions')).toEqual([
        { id: '5', decision: 'grant', note: 'The rest came in cash.' },
      ]),
    )
  },
}
export const CaseRefundNeedsPassword: Story = {
  parameters: open({ of: 'cases' }),
  beforeEach: () => {
    const data = { proof: 'password' }
    asked = answers({
      '/ext/admin/payment-mismatches/decisions': [
        { status: 403, body: { message: 'x', key: 'recentSignInRequired', data } },
        {},
      ],
    })
  },
  play: async ({ canvas }) => {
    const [refund] = await canvas.findAllByRole('button', { name: 'Refund' })
    if (refund) await userEvent.click(refund)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Agreed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await userEvent.type(await dialog.findByLabelText('Your password'), 'birch-7')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await waitFor(() =>
      expect(sent('/ext/admin/payment-mismatches/decisions').at(-1)).toMatchObject({
        decision: 'refund',
        note: 'Agreed.',
        password: 'birch-7',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const CasesRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: open({ of: 'cases' }),
}
export const NoCases: Story = {
  parameters: open({ of: 'cases' }),
  beforeEach: () => {
    answers({ '/ext/admin/payment-mismatches': { body: { total: 0, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open cases')).toBeVisible()
  },
}
export const Payments: Story = {
  parameters: open({ payment: '19' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('payment_intent.succeeded')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New note'), 'Sent the invoice again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await waitFor(() =>
      expect(sent('/ext/admin/payments/notes')).toEqual([
        { payment_transaction_id: '19', note: 'Sent the invoice again.' },
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    const amount = dialog.getByLabelText('Amount (USD)')
    await expect(amount).toHaveValue('40')
    await userEvent.clear(amount)
    await userEvent.type(amount, '41')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await expect(await dialog.findByText('Enter an amount up to $40.00.')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '9,50')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Agreed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await waitFor(() =>
      expect(sent('/ext/admin/payments/refunds')).toEqual([
        { payment_transaction_id: '19', amount: '9.5', reason: 'Agreed.' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The sign-in is older than ten minutes. */
export const RefundNeedsPassword: Story = {
  parameters: open({ payment: '19' }),
  beforeEach: () => {
    const data = { proof: 'password' }
    asked = answers({
      '/ext/admin/payments/refunds': [
        { status: 403, body: { message: 'x', key: 'recentSignInRequired', data } },
        { status: 409, body: { message: 'x', key: 'refundWaits' } },
      ],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Agreed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await userEvent.type(await dialog.findByLabelText('Your password'), 'birch-7')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await expect(
      await dialog.findByText('Another refund is waiting for the gateway.'),
    ).toBeVisible()
    await expect(sent('/ext/admin/payments/refunds')).toEqual([
      { payment_transaction_id: '19', reason: 'Agreed.' },
      { payment_transaction_id: '19', reason: 'Agreed.', password: 'birch-7' },
    ])
  },
}

/** Support reads payments and decides nothing. */
export const ReadBySupport: Story = {
  parameters: open({ payment: '19' }),
  beforeEach: () => {
    asked = answers({ '/ext/admin/overview': overviewFor('support') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agreed.', { exact: false })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull()
    await expect(canvas.queryByLabelText('Note')).toBeNull()
  },
}

export const Export: Story = {
  parameters: open({ of: 'all' }),
  beforeEach: () => {
    asked = answers({ '/ext/admin/payments/export': { status: 503 } })
  },
  play: async ({ canvas }) => {
    const month = await canvas.findByLabelText('Month to download')
    await expect(within(month).getAllByRole('option')).toHaveLength(36)
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(sent('/ext/admin/payments/export')).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeVisible()
  },
}
export const PaymentsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: open({ payment: '19' }),
}
export const NoPayments: Story = {
  parameters: open({ of: 'all' }),
  beforeEach: () => {
    answers({ '/ext/admin/payments': { body: { total: 0, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments found')).toBeVisible()
  },
}
export const Packages: Story = {
  render: () => <PackagesScreen currency="USD" languages={[{ code: 'de', name: 'Deutsch' }]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Agency/ })).toBeVisible()
    await expect(canvas.getAllByText(/^Sold 12 times/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Move Starter up' }))
    await waitFor(() => expect(sent('/ext/admin/packages/order')).toEqual([{ ids: '[1,3]' }]))
    const stop = canvas.getByRole('button', { name: 'Stop offering Agency' })
    // One change at a time: the new order is still being saved.
    await waitFor(() => expect(stop).toBeEnabled())
    await userEvent.click(stop)
    await waitFor(() =>
      expect(sent('/ext/admin/packages/offers')).toEqual([{ id: '3', is_active: 'false' }]),
    )
  },
}
export const NewPackage: Story = {
  render: Packages.render,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New package' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Please enter a name.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Name'), 'Office')
    await userEvent.type(dialog.getByLabelText('Price (USD)'), '19,90')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Homes you can list' }))
    const limit = dialog.getByLabelText('Limit for “Homes you can list”')
    await userEvent.type(limit, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^Select at least one/)).toBeVisible()
    await userEvent.clear(limit)
    await userEvent.type(limit, '3')
    await userEvent.type(dialog.getByLabelText('Name in Deutsch'), 'Büro')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/packages')).toEqual([
        {
          name: 'Office',
          price: '19.9',
          hours: '720',
          features: '[{"id":1,"limit":3}]',
          translations: '{"de":"Büro"}',
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ChangedPackage: Story = {
  render: Packages.render,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Summer special' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByLabelText('Valid for')).toHaveValue('36')
    await expect(dialog.getByLabelText('Unit of the duration')).toHaveValue('hours')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/packages')).toEqual([expect.objectContaining({ hours: '36' })]),
    )
  },
}
export const NoPackages: Story = {
  render: Packages.render,
  beforeEach: () => {
    answers({ 'GET /ext/admin/packages': { body: { data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No packages yet')).toBeVisible()
  },
}
export const Settings: Story = {
  render: () => <PaymentSettingsScreen />,
  play: async ({ canvas }) => {
    const stripe = within(await canvas.findByRole('region', { name: 'Stripe' }))
    await userEvent.click(stripe.getByRole('button', { name: /^Test connection/ }))
    await expect(await stripe.findByText('Connected. The keys work.')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /^PayPal/ }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/payment-settings')).toEqual([
        { gateways: '[{"gateway":"paypal","is_on":true}]' },
      ]),
    )
    const account = canvas.getByLabelText('Bank account')
    await userEvent.clear(account)
    await userEvent.type(account, 'no colon')
    const transfers = within(canvas.getByRole('region', { name: 'Bank transfer' }))
    await userEvent.click(transfers.getByRole('button', { name: 'Save' }))
    await expect(await transfers.findByText(/^Each line needs a name/)).toBeVisible()
  },
}
export const Tax: Story = {
  render: () => <PaymentSettingsScreen />,
  play: async ({ canvas }) => {
    const tax = within(await canvas.findByRole('region', { name: 'Tax and seller details' }))
    const [rate, number] = [tax.getByLabelText(/^Tax rate/), tax.getByLabelText('Your tax number')]
    await userEvent.clear(number)
    await userEvent.click(tax.getByRole('button', { name: 'Save' }))
    await expect(await tax.findByText(/^Enter your tax number/)).toBeVisible()
    await userEvent.type(number, '12-3456789')
    await userEvent.clear(rate)
    await userEvent.type(rate, '8,8755')
    await userEvent.click(tax.getByRole('button', { name: 'Save' }))
    await expect(await tax.findByText(/^Enter a percentage/)).toBeVisible()
    await userEvent.clear(rate)
    await userEvent.type(rate, '8,875')
    await userEvent.click(tax.getByRole('switch', { name: /^Prices include tax/ }))
    await userEvent.click(tax.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/payment-settings')).toEqual([
        {
          tax: '{"is_inclusive":false,"name":"VAT","number":"12-3456789","address":"","rate":8.875}',
        },
      ]),
    )
  },
}
export const SettingsInSandbox: Story = {
  render: () => <PaymentSettingsScreen />,
  beforeEach: () => {
    const gateways = paymentAdministration.gateways.map((it) => ({ ...it, mode: 'sandbox' }))
    const data = { ...paymentAdministration, gateways, is_sandbox: true }
    answers({ 'GET /ext/admin/payment-settings': { body: { data } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No money moves/)).toBeVisible()
  },
}
export const SettingsWithoutPublicKey: Story = {
  render: () => <PaymentSettingsScreen />,
  beforeEach: () => {
    const gateways = paymentAdministration.gateways.map((it) => ({ ...it, public_key: null }))
    const data = { ...paymentAdministration, gateways }
    answers({ 'GET /ext/admin/payment-settings': { body: { data } } })
  },
  play: async ({ canvas }) => {
    const stripe = within(await canvas.findByRole('region', { name: 'Stripe' }))
    await expect(stripe.getByText(/^Not offered until its public key/)).toBeVisible()
  },
}
export const SettingsFailed: Story = {
  render: () => <PaymentSettingsScreen />,
  beforeEach: () => {
    answers({ 'GET /ext/admin/payment-settings': { status: 422, body: { key: 'invalid' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment settings could not be loaded')).toBeVisible()
  },
}
