import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { conversationAnswer, inquiryAnswers, inquiryRow } from '@/tests/stories/sample-inquiries.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { agreedRow, guestViewingAnswers, viewingsAnswer } from '@/tests/stories/sample-viewings.ts'
import { InquiryPage } from './inquiry-page.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/inquiries/inquiry-page',
  component: InquiryPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { token: 'secret-of-the-link', asksFirst: false },
  render: (args) => (
    <main>
      <InquiryPage {...args} />
    </main>
  ),
  beforeEach: async () => {
    await beSignedIn(null)
    sessionStorage.clear()
    asked = providerAnswersEach(inquiryAnswers)
  },
} satisfies Meta<typeof InquiryPage>

export default meta
type Story = StoryObj<typeof meta>

const answering = (answers: Parameters<typeof providerAnswersEach>[0]) => {
  asked = providerAnswersEach({ ...inquiryAnswers, ...answers })
}
const sentTo = (path: string) => asked.filter((call) => call.path === path)

export const Conversation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Would Thursday at five suit you/)).toBeVisible()
    await expect(canvas.getByText(/^Contains a link/)).toBeVisible()
    await expect(canvas.getByText('Preferred times: Weekdays after 5 pm')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'House by the lake' })).toHaveAttribute(
      'href',
      '/properties-details/house-by-the-lake',
    )
    const field = await canvas.findByLabelText('Write to Jonas Weber')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByText('Write a message.')).toBeVisible()
    await userEvent.type(field, 'Thursday is fine.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(field).toHaveValue(''))
    const [call] = sentTo('POST /ext/inquiries/conversation')
    await expect(call?.body).toMatchObject({
      token: 'secret-of-the-link',
      message: 'Thursday is fine.',
    })
    await expect(sentTo('GET /ext/inquiries/conversation').length).toBeGreaterThan(1)
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fuser%2Finquiries',
    )
  },
}
export const NotSent: Story = {
  beforeEach: () => {
    const refused = { status: 409, body: { message: 'x', key: 'inquiryClosed' } }
    answering({ 'POST /ext/inquiries/conversation': refused })
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Write to Jonas Weber')
    await userEvent.type(field, 'Thursday is fine.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This inquiry is closed.')
    await expect(field).toHaveValue('Thursday is fine.')
  },
}
export const Closed: Story = {
  beforeEach: () => {
    const row = { ...inquiryRow, state: 'closed', can_write: false }
    answering({ 'GET /ext/inquiries/conversation': conversationAnswer(row) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This inquiry is closed')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBe(null)
  },
}
export const OldLink: Story = {
  beforeEach: () => {
    answering({ 'GET /ext/inquiries/conversation': { status: 404, body: { key: 'notFound' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible()
  },
}
export const CutLink: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible()
    await expect(sentTo('GET /ext/inquiries/conversation')).toHaveLength(0)
  },
}
export const LoadFailed: Story = {
  beforeEach: () => {
    answering({ 'GET /ext/inquiries/conversation': [{ status: 500 }, conversationAnswer()] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/Would Thursday at five suit you/)).toBeVisible()
  },
}
export const WithViewing: Story = {
  beforeEach: async () => {
    await import('@/features/viewings/viewing-section.tsx')
    answering({ ...guestViewingAnswers, 'GET /ext/viewings': viewingsAnswer(agreedRow) })
  },
  play: async ({ canvas }) => {
    const viewing = within(await canvas.findByRole('region', { name: 'Viewing' }))
    await expect(viewing.getByText('Confirmed')).toBeVisible()
    await expect(viewing.getByRole('button', { name: 'Cancel viewing' })).toBeVisible()
    await expect(sentTo('/ext/viewings/slots')).toHaveLength(0)
  },
}
export const ClosedAsksNoViewing: Story = {
  beforeEach: () => {
    const row = { ...inquiryRow, state: 'closed', can_write: false }
    answering({
      ...guestViewingAnswers,
      'GET /ext/inquiries/conversation': conversationAnswer(row),
    })
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sentTo('GET /ext/viewings')).toHaveLength(1))
    await expect(canvas.queryByRole('button', { name: 'Request a viewing' })).toBe(null)
  },
}
export const Adopt: Story = {
  beforeEach: async () => {
    await beSignedIn()
    const none = { body: { total: 2, adoptable: 0, data: [] } }
    const two = { body: { total: 0, adoptable: 2, data: [] } }
    answering({
      'GET /ext/inquiries': [two, none],
      '/ext/inquiries/adopt': { body: { adopted: 2 } },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You asked 2 questions without signing in')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }))
    await waitFor(() => expect(canvas.queryByText(/You asked 2 questions/)).toBe(null))
    await expect(sentTo('/ext/inquiries/adopt')).toHaveLength(1)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
