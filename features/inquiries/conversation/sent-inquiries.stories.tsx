import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { inquiryRow, leadAnswers } from '@/tests/stories/sample-inquiries.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { SentInquiries } from './sent-inquiries.tsx'

const pathname = '/user/inquiries'

const meta = {
  title: 'features/inquiries/sent-inquiries',
  component: SentInquiries,
  decorators: [
    (Story) => (
      <main className="p-4">
        <h1 className="sr-only">My inquiries</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true, navigation: { pathname } } },
  args: { asksFirst: false },
  beforeEach: async () => {
    await beSignedIn()
    const chat = { user_id: 12, property_id: 17 }
    const data = [inquiryRow, { ...inquiryRow, id: 8, state: 'new', chat }]
    providerAnswersEach({
      ...leadAnswers,
      'GET /ext/inquiries': { body: { total: 2, adoptable: 0, data } },
    })
  },
} satisfies Meta<typeof SentInquiries>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    const [own, chat] = await canvas.findAllByRole('link', { name: 'House by the lake' })
    await expect(own).toHaveAttribute('href', '/user/inquiries?inquiry=7')
    await expect(chat).toHaveAttribute('href', '/user/chat?person=12&property=17')
    await expect(canvas.getByText(/Waiting for an answer/)).toBeVisible()
  },
}
export const One: Story = {
  parameters: {
    nextjs: { appDirectory: true, navigation: { pathname, query: { inquiry: '7' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Would Thursday at five suit you/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All my inquiries' })).toHaveAttribute(
      'href',
      '/user/inquiries',
    )
  },
}
export const Empty: Story = {
  beforeEach: () => {
    const none = { body: { total: 0, adoptable: 0, data: [] } }
    providerAnswersEach({ ...leadAnswers, 'GET /ext/inquiries': none })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No inquiries yet')).toBeVisible()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
