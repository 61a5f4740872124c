import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { OutboxPage } from './outbox-page.tsx'

const meta = {
  component: OutboxPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    ...pageTools,
    hasDemoAccounts: true,
    settings: { ...sampleSettings, extensions: ['outbox'] },
    messages: [
      {
        id: 'sms-1',
        kind: 'sms',
        to: '+4915112345678',
        subject: '',
        text: '482915 is your code. It is good for 10 minutes.',
        created_at: '2026-11-20T09:31:00.000000Z',
        attachments: [],
      },
      {
        id: 'mail-3',
        kind: 'mail',
        to: 'mira.lindqvist@example.com',
        subject: 'Set a new password',
        text: 'Follow this link:\n\nhttps://hearth.example/reset-password?token=12.6c1f0Yt4rY2bS7Gm\n\nIt is good for an hour.',
        created_at: '2026-11-20T09:30:00.000000Z',
        attachments: [
          {
            name: 'receipt-2026-000001.pdf',
            bytes: 21_480,
            url: 'https://hearth.example/api/ext/account/outbox/3/attachments/0',
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof OutboxPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /reset-password/ })
    await expect(link).toHaveAttribute(
      'href',
      'https://hearth.example/reset-password?token=12.6c1f0Yt4rY2bS7Gm',
    )
  },
}
export const Attachment: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'receipt-2026-000001.pdf 22 KB' })
    await expect(link).toHaveAttribute('href', '/api/ext/account/outbox/3/attachments/0')
    await expect(link).toHaveAttribute('download', 'receipt-2026-000001.pdf')
  },
}
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/member@hearth\.example/)).toHaveTextContent(/hearth-demo/)
  },
}
export const OfAnotherHouse: Story = {
  args: { settings: sampleSettings },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/hearth-demo/)).toBe(null)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
