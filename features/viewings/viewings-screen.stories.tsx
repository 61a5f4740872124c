import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { viewingAnswers, viewingsAnswer } from '@/tests/stories/sample-viewings.ts'
import { ViewingsScreen } from './viewings-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const pathname = '/user/viewings'

const meta = {
  title: 'features/viewings/agenda',
  component: ViewingsScreen,
  decorators: [
    (Story) => (
      <main className="p-4">
        <h1 className="sr-only">Viewings</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true, navigation: { pathname } } },
  args: { asksFirst: false },
  beforeEach: async () => {
    await beSignedIn()
    sessionStorage.clear()
    await import('./agenda/agenda.tsx')
    asked = providerAnswersEach(viewingAnswers)
  },
} satisfies Meta<typeof ViewingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const answering = (answers: Parameters<typeof providerAnswersEach>[0]) => {
  asked = providerAnswersEach({ ...viewingAnswers, ...answers })
}
const withCalendar = { body: { created_at: '2026-11-03T10:00:00.000000Z' } }
const sentTo = (path: string) => asked.filter((call) => call.path === path)

export const Agenda: Story = {
  play: async ({ canvas }) => {
    const ahead = within(await canvas.findByRole('region', { name: 'Upcoming' }))
    await expect(ahead.getByText('1 viewing is waiting for your answer.')).toBeVisible()
    const [first, second, third] = ahead.getAllByRole('listitem')
    if (!first || !second || !third) throw new Error('Three viewings are ahead')
    await expect(within(first).getByText('Waiting for you')).toBeVisible()
    await expect(within(first).getByRole('link')).toHaveAttribute('href', '/user/leads?lead=7')
    await expect(within(second).getByText('With Jonas Weber')).toBeVisible()
    await expect(within(third).getByText('Reason: The roof is being repaired.')).toBeVisible()
    await expect(within(third).getByRole('link')).toHaveAttribute(
      'href',
      '/user/inquiries?inquiry=9',
    )
    const past = within(await canvas.findByRole('region', { name: 'Past' }))
    await expect(past.getByRole('link', { name: 'Join the video call' })).toHaveAttribute(
      'href',
      'https://call.example/harbor',
    )
    await expect(past.queryByRole('button')).toBe(null)
  },
}
export const Answer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sentTo('POST /ext/viewings/3')).toHaveLength(1))
    await expect(sentTo('POST /ext/viewings/3')[0]?.body).toEqual({ act: 'agree', sequence: '2' })
    const afterAnswer = () => asked.slice(asked.findIndex(({ path }) => path.startsWith('POST')))
    await waitFor(() =>
      expect(afterAnswer().some(({ path }) => path === 'GET /ext/viewings')).toBe(true),
    )
  },
}
export const Empty: Story = {
  beforeEach: () => {
    answering({ 'GET /ext/viewings': viewingsAnswer(), '/ext/viewings?past=1': viewingsAnswer() })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No viewings yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your times' })).toHaveAttribute(
      'href',
      '/user/viewings?show=times',
    )
  },
}
export const LoadFailed: Story = {
  beforeEach: () => {
    answering({ 'GET /ext/viewings': [{ status: 500 }, viewingsAnswer()] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your viewings could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Nothing is scheduled.')).toBeVisible()
  },
}
export const PastFailed: Story = {
  beforeEach: () => {
    const past = viewingAnswers['/ext/viewings?past=1']
    answering({ '/ext/viewings?past=1': [{ status: 500 }, past] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Past viewings could not be loaded')).toBeVisible()
    await expect(canvas.getByText('Waiting for you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Harbor Gardens')).toBeVisible()
  },
}
export const Calendar: Story = {
  beforeEach: () => {
    const none = viewingAnswers['GET /ext/viewings/feed']
    answering({ 'GET /ext/viewings/feed': [none, withCalendar, withCalendar, none] })
  },
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'In your calendar' }))
    await userEvent.click(await calendar.findByRole('button', { name: 'Create address' }))
    await expect(await calendar.findByLabelText('Secret address')).toHaveValue(
      'https://hearth.example/api/ext/viewings/calendar?token=secret',
    )
    await expect(calendar.getByRole('button', { name: 'Copy' })).toBeVisible()
    const renew = await calendar.findByRole('button', { name: 'New address' })
    await expect(renew).toHaveFocus()
    await userEvent.click(renew)
    await expect(calendar.getByText(/The current one will stop working/)).toBeVisible()
    await userEvent.click(calendar.getByRole('button', { name: 'New address' }))
    await waitFor(() => expect(sentTo('POST /ext/viewings/feed')).toHaveLength(2))
    const end = await calendar.findByRole('button', { name: 'Delete address' })
    await waitFor(() => expect(end).not.toHaveAttribute('aria-busy'))
    await userEvent.click(end)
    await userEvent.click(calendar.getByRole('button', { name: 'Delete address' }))
    await waitFor(() => expect(calendar.queryByLabelText('Secret address')).toBe(null))
    await expect(sentTo('DELETE /ext/viewings/feed')).toHaveLength(1)
    await expect(await calendar.findByRole('button', { name: 'Create address' })).toHaveFocus()
    await expect(calendar.queryByRole('button', { name: 'Delete address' })).toBe(null)
  },
}
export const CalendarWithAddress: Story = {
  beforeEach: () => answering({ 'GET /ext/viewings/feed': withCalendar }),
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'In your calendar' }))
    await expect(
      await calendar.findByText('You have a secret address, created on November 3, 2026.'),
    ).toBeVisible()
    await expect(calendar.getByRole('button', { name: 'Delete address' })).toBeVisible()
  },
}
export const CalendarNotLoaded: Story = {
  beforeEach: () => answering({ 'GET /ext/viewings/feed': { status: 500 } }),
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'In your calendar' }))
    await userEvent.click(await calendar.findByRole('button', { name: 'Create address' }))
    await expect(calendar.getByText(/If you already have one, it stops working/)).toBeVisible()
    await expect(sentTo('POST /ext/viewings/feed')).toHaveLength(0)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
