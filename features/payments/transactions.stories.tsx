import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { offerAnswer } from '@/tests/stories/sample-packages.ts'
import { olderPayment, paymentRows, plainPayment } from '@/tests/stories/sample-transactions.ts'
import { TransactionList } from './transaction-list.tsx'

const rowsAnswer = { body: { total: 41, data: paymentRows } }
const answers = {
  ...memberAnswers,
  '/get-package': offerAnswer,
  '/get_payment_details': rowsAnswer,
  '/get_payment_details?offset=20': { body: { total: 41, data: [olderPayment] } },
}
let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/payments/transactions',
  component: TransactionList,
  decorators: [
    (Story) => (
      <div className="container-page py-8">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true } },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof TransactionList>

export default meta
type Story = StoryObj<typeof meta>

const pagesAsked = () => asked.filter(({ path }) => path === '/get_payment_details').length

export const Default: Story = {
  play: async ({ canvas }) => {
    const upload = await canvas.findByRole('link', { name: /Upload another receipt ?: Agency/ })
    await expect(upload).toHaveAttribute('href', '/subscription-plan/3/bank-transfer')
    const items = canvas.getAllByRole('listitem')
    const line = (words: string) => {
      const found = items.find((item) => item.textContent?.includes(words))
      if (!found) throw new Error(`no line says ${words}`)
      return within(found)
    }
    await expect(line('too dark').getByText('Rejected')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Pay again ?: Agency/ })).toHaveAttribute(
      'href',
      '/subscription-plan/3',
    )
    await expect(canvas.getByRole('link', { name: /View bank transfer ?: Agency/ })).toBeVisible()
    await expect(line('Summer 2025').getByText(/no longer available/)).toBeVisible()
    await expect(line('Starter').queryByRole('link')).toBeNull()
    await expect(line('Starter').getByText('Free')).toBeVisible()
    await expect(line('Starter').queryByText('Paid')).toBeNull()
    const note = canvas.getByRole('link', { name: /View credit note CN-2026-000003/ })
    await expect(note).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('-$49.00', { exact: true })).toBeVisible()
    const pdf = canvas.getByRole('link', { name: /PDF ?2026-000017/ })
    await expect(pdf.getAttribute('href')).toContain('format=pdf')
    const before = pagesAsked()
    await expect(canvas.queryByText('Explorer')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('Explorer')).toBeVisible()
    await expect(pagesAsked()).toBe(before + 1)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(paymentRows.length + 1)
  },
}

export const BankTransfers: Story = {
  args: { type: 'bank transfer' },
  beforeEach: () => {
    asked = providerAnswersEach({
      ...answers,
      '/get_payment_details': { body: { total: 0, data: [] } },
      '/get_payment_details?payment_type=bank+transfer': rowsAnswer,
    })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show more' })
    await expect(canvas.getByRole('link', { name: 'Bank transfers' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Empty: Story = {
  beforeEach: () => {
    const none = { body: { total: 0, data: [] } }
    asked = providerAnswersEach({ ...answers, '/get_payment_details': none })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan',
    )
  },
}

export const NoneOfKind: Story = {
  ...Empty,
  args: { type: 'free' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions of this type')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all transactions' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    asked = providerAnswersEach({ ...answers, '/get_payment_details': failed })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your transactions could not be loaded')).toBeVisible()
    const before = pagesAsked()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(pagesAsked()).toBeGreaterThan(before))
  },
}

export const OfAnotherProvider: Story = {
  beforeEach: () => {
    const plain = { body: { total: 1, data: [plainPayment] } }
    asked = providerAnswersEach({ ...answers, '/get_payment_details': plain })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download receipt' }))
    await waitFor(() =>
      expect(asked.some(({ path }) => path === '/get-payment-receipt')).toBe(true),
    )
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
