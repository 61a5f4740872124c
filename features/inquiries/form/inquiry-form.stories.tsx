import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { inquiryAnswers } from '@/tests/stories/sample-inquiries.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { guestViewingAnswers, viewingRow, viewingsAnswer } from '@/tests/stories/sample-viewings.ts'
import { InquiryButton } from '../inquiry-button.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/inquiries/inquiry-form',
  component: InquiryButton,
  decorators: [
    (Story) => (
      <main className="max-w-84 p-4">
        <h1 className="sr-only">House by the lake</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  args: {
    target: { about: 'property', id: 17 },
    recipient: { id: 12, name: 'Jonas Weber' },
    asksFirst: false,
    place: 'card',
  },
  beforeEach: async () => {
    await beSignedIn(null)
    sessionStorage.clear()
    await import('./inquiry-dialog.tsx')
    asked = providerAnswersEach(inquiryAnswers)
  },
} satisfies Meta<typeof InquiryButton>

export default meta
type Story = StoryObj<typeof meta>

const sent = () => asked.filter(({ path }) => path === 'POST /ext/inquiries')

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
  return within(await screen.findByRole('dialog'))
}

type Dialog = Awaited<ReturnType<typeof open>>

async function fill(dialog: Dialog, way: 'Email' | 'Phone number', contact: string) {
  await userEvent.type(await dialog.findByLabelText('Your name'), 'Ada Brandt')
  await userEvent.type(dialog.getByLabelText(way), contact)
  await userEvent.click(dialog.getByRole('button', { name: 'Is it still available?' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree that Jonas Weber/ }))
}

const send = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Send message' }))

/** Forms are taken three seconds after they were opened. */
const SLOW = { timeout: 6_000 }

/** Errors make the form longer; its button stays whole in the dialog. */
export const ButtonStaysInView: Story = {
  play: async () => {
    const dialog = await open()
    await dialog.findByLabelText('Message')
    const isWhole = async () => {
      const button = dialog.getByRole('button', { name: 'Send message' }).getBoundingClientRect()
      const panel = screen.getByRole('dialog').getBoundingClientRect()
      await expect(button.bottom).toBeLessThanOrEqual(Math.min(panel.bottom, window.innerHeight))
      await expect(button.top).toBeGreaterThan(panel.top)
      // Nothing of the form shows below the buttons.
      const bar = document.querySelector('[data-dialog-actions]')?.getBoundingClientRect()
      await expect(panel.bottom - (bar?.bottom ?? 0)).toBeLessThan(3)
    }
    await isWhole()
    await send(dialog)
    await dialog.findByText('Write a message.')
    await isWhole()
  },
}

export const Open: Story = {
  play: async () => {
    const dialog = await open()
    await dialog.findByLabelText('Message')
    await userEvent.click(dialog.getByRole('button', { name: 'When can I visit?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Is it still available?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'When can I visit?' }))
    await expect(dialog.getByLabelText('Message')).toHaveValue(
      'When can I visit?\nIs it still available?',
    )
    await expect(dialog.getByLabelText('Message')).toHaveFocus()
  },
}
export const NothingFilledIn: Story = {
  play: async () => {
    const dialog = await open()
    await dialog.findByLabelText('Message')
    await send(dialog)
    await expect(dialog.getByText('Enter your name.')).toBeVisible()
    await expect(dialog.getByText('Enter an email address or a phone number.')).toBeVisible()
    await expect(dialog.getByText('Write a message.')).toBeVisible()
    await expect(dialog.getByText(/^Please agree/)).toBeVisible()
    await expect(dialog.getByLabelText('Your name')).toHaveFocus()
    await userEvent.type(dialog.getByLabelText('Phone number'), '1')
    await expect(dialog.queryByText('Enter an email address or a phone number.')).toBe(null)
    await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree/ }))
    await expect(dialog.queryByText(/^Please agree/)).toBe(null)
    await expect(sent()).toHaveLength(0)
  },
}
export const SentWithAddress: Story = {
  play: async () => {
    const dialog = await open()
    await fill(dialog, 'Email', 'ada@hearth.example')
    await send(dialog)
    const heading = await dialog.findByRole('heading', { name: 'Message sent' }, SLOW)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(dialog.getByText(/We sent a copy to ada@hearth.example/)).toBeVisible()
    await expect(sent()).toHaveLength(1)
    await expect(sent()[0]?.body).toMatchObject({
      property_id: '17',
      name: 'Ada Brandt',
      email: 'ada@hearth.example',
      message: 'Is it still available?',
      consent: '1',
      form_token: '1764050000.Yt4rY2bS7Gm1f0Yt4rY2bS7G',
    })
    await expect(sent()[0]?.body).not.toHaveProperty('website')
    await expect(sessionStorage.getItem('draft:inquiry-property-17')).toBe(null)
  },
}
export const SentWithNumber: Story = {
  beforeEach: () => {
    const reply = { body: { id: 7, token: 'secret-of-the-link', chat: null } }
    asked = providerAnswersEach({ ...inquiryAnswers, 'POST /ext/inquiries': reply })
  },
  play: async () => {
    const dialog = await open()
    await fill(dialog, 'Phone number', '+1 503 555 0142')
    await send(dialog)
    const link = await dialog.findByRole('link', { name: 'Open the conversation' }, SLOW)
    await expect(link).toHaveAttribute('href', '/inquiry?token=secret-of-the-link')
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}
export const SentThenViewing: Story = {
  beforeEach: async () => {
    await import('@/features/viewings/viewing-section.tsx')
    const reply = { body: { id: 7, token: 'secret-of-the-link', chat: null } }
    asked = providerAnswersEach({
      ...guestViewingAnswers,
      'GET /ext/viewings': [viewingsAnswer(), viewingsAnswer(viewingRow)],
      'POST /ext/inquiries': reply,
    })
  },
  play: async () => {
    const dialog = await open()
    await fill(dialog, 'Phone number', '+1 503 555 0142')
    await send(dialog)
    await userEvent.click(await dialog.findByRole('button', { name: 'Request a viewing' }, SLOW))
    await userEvent.click(dialog.getByRole('radio', { name: /^4:00/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Request this time' }))
    await expect(await dialog.findByText('Waiting for confirmation')).toBeVisible()
    await expect(asked.find(({ path }) => path === 'POST /ext/viewings')?.body).toMatchObject({
      token: 'secret-of-the-link',
    })
  },
}
export const TooOld: Story = {
  beforeEach: () => {
    const refused = { status: 409, body: { message: 'The form is too old.', key: 'formExpired' } }
    const answer = inquiryAnswers['POST /ext/inquiries']
    asked = providerAnswersEach({ ...inquiryAnswers, 'POST /ext/inquiries': [refused, answer] })
  },
  play: async () => {
    const dialog = await open()
    await fill(dialog, 'Email', 'ada@hearth.example')
    await send(dialog)
    await expect(await dialog.findByRole('alert', {}, SLOW)).toHaveTextContent(
      'The form was open for more than a day. Send it again.',
    )
    await expect(dialog.getByLabelText('Message')).toHaveValue('Is it still available?')
    await send(dialog)
    await expect(await dialog.findByRole('heading', { name: 'Message sent' }, SLOW)).toBeVisible()
    await expect(asked.filter(({ path }) => path === '/ext/inquiries/form')).toHaveLength(2)
    const ids = sent().map(({ body }) => body.client_id)
    await expect(new Set(ids).size).toBe(1)
  },
}
export const ListingGone: Story = {
  beforeEach: () => {
    const refused = { status: 404, body: { message: 'x', key: 'listingGone' } }
    asked = providerAnswersEach({ ...inquiryAnswers, 'POST /ext/inquiries': refused })
  },
  play: async () => {
    const dialog = await open()
    await fill(dialog, 'Email', 'ada@hearth.example')
    await send(dialog)
    await expect(await dialog.findByRole('alert', {}, SLOW)).toHaveTextContent(
      'This listing is no longer available.',
    )
  },
}
export const HalfFilledSurvives: Story = {
  play: async () => {
    const first = await open()
    await userEvent.type(await first.findByLabelText('Message'), 'Is the cellar dry?')
    await userEvent.click(first.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus()
    const again = await open()
    await expect(await again.findByLabelText('Message')).toHaveValue('Is the cellar dry?')
  },
}
export const Member: Story = {
  beforeEach: async () => {
    await beSignedIn()
    const reply = { body: { id: 7, token: null, chat: { user_id: 12, property_id: 17 } } }
    asked = providerAnswersEach({ ...inquiryAnswers, 'POST /ext/inquiries': reply })
  },
  play: async () => {
    const dialog = await open()
    await userEvent.type(await dialog.findByLabelText('Message'), 'Is the cellar dry?')
    await expect(dialog.queryByLabelText('Your name')).toBe(null)
    await userEvent.click(dialog.getByLabelText(/^Also share my contact details/))
    await userEvent.click(dialog.getByLabelText(/^I agree/))
    await send(dialog)
    const link = await dialog.findByRole('link', { name: 'Open the conversation' })
    await expect(link).toHaveAttribute('href', '/user/chat?person=12&property=17')
    await expect(sent()[0]?.body).toMatchObject({ email: 'ana@example.org', property_id: '17' })
    await expect(sent()[0]?.body).not.toHaveProperty('form_token')
  },
}
export const OwnListing: Story = {
  args: { recipient: { id: 5, name: 'Ana García' } },
  beforeEach: async () => {
    await beSignedIn()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBe(null))
  },
}
export const InTheBar: Story = {
  args: {
    place: 'bar',
    target: { about: 'agent', id: 0 },
    recipient: { id: 0, name: 'Hearth team' },
  },
  play: async () => {
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Please call me back.' }))
    await expect(dialog.getByLabelText('Message')).toHaveValue('Please call me back.')
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'إرسال رسالة' }))
    const name = await screen.findByLabelText('اسمك')
    await waitFor(() => expect(name).toBeVisible())
  },
}
export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
