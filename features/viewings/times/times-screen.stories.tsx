import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ownProperty } from '@/tests/stories/sample-my-listings.ts'
import { schedule, viewingAnswers } from '@/tests/stories/sample-viewings.ts'
import { TimesScreen } from './times-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const home = ownProperty({ id: 17, title: 'House by the lake' })

const meta = {
  title: 'features/viewings/times-screen',
  component: TimesScreen,
  decorators: [
    (Story) => (
      <main className="p-4">
        <h1 className="sr-only">Viewings</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  args: { of: null, asksFirst: false },
  beforeEach: async () => {
    await beSignedIn()
    sessionStorage.clear()
    answering({})
  },
} satisfies Meta<typeof TimesScreen>

export default meta
type Story = StoryObj<typeof meta>

const answering = (answers: Parameters<typeof providerAnswersEach>[0]) => {
  asked = providerAnswersEach({
    ...viewingAnswers,
    '/get-added-properties': { body: { total: 1, total_views: 0, data: [home] } },
    ...answers,
  })
}
const sentTo = (path: string) => asked.filter((call) => call.path === path)
const SAVE = 'PUT /ext/viewings/schedule'
const NONE = { body: { data: null } }

export const Saved: Story = {
  play: async ({ canvas }) => {
    const friday = within(await canvas.findByRole('group', { name: 'Friday' }))
    await expect(friday.getAllByLabelText('From, Friday')).toHaveLength(2)
    await expect(canvas.getByLabelText('Time zone')).toHaveValue('America/Los_Angeles')
    await expect(canvas.getByLabelText('Minimum notice')).toHaveDisplayValue('1 day')
    await userEvent.click(canvas.getByRole('button', { name: 'Add time, Wednesday' }))
    await userEvent.selectOptions(canvas.getByLabelText('Length of a viewing'), '45')
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await waitFor(() => expect(sentTo(SAVE)).toHaveLength(1))
    const body = Object(sentTo(SAVE)[0]?.body)
    await expect(body).toMatchObject({ minutes: '45', place: '12 Mill Lane, Bend' })
    await expect(JSON.parse(body.weekly)).toContainEqual({ weekday: 3, from: '16:00', to: '18:00' })
    await expect(JSON.parse(body.exceptions)).toEqual(schedule.exceptions)
    await expect(body).not.toHaveProperty('property_id')
  },
}
export const First: Story = {
  beforeEach: () => answering({ 'GET /ext/viewings/schedule': NONE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You don’t offer times yet/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await expect(canvas.getByText('Add at least one time.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add time, Monday' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add time, Monday' }))
    await expect(canvas.queryByText('Add at least one time.')).toBe(null)
    await userEvent.clear(canvas.getByLabelText('Until, Monday'))
    await userEvent.click(canvas.getByRole('radio', { name: /^By video call/ }))
    await userEvent.type(canvas.getByLabelText('Link to the video call'), 'call.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await expect(canvas.getByText('Each time needs a start and a later end.')).toBeVisible()
    await expect(canvas.getByText(/^Enter the link to a video call/)).toBeVisible()
    await expect(sentTo(SAVE)).toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: 'Stop offering times' })).toBe(null)
  },
}
export const HalfFilled: Story = {
  beforeEach: () => {
    const times = {
      timeZone: 'Europe/Berlin',
      minutes: 60,
      noticeHours: 0,
      kind: 'video',
      place: 'https://call',
      week: [[{ from: '10:00', to: '' }], [], [], [], [], [], []],
      exceptions: [],
    }
    const draft = JSON.stringify({ times: JSON.stringify(times) })
    sessionStorage.setItem('draft:viewing-times-5-null', draft)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('From, Monday')).toHaveValue('10:00')
    await expect(canvas.getByLabelText('Link to the video call')).toHaveValue('https://call')
    await userEvent.type(canvas.getByLabelText('Until, Monday'), '12:00')
    await expect(sessionStorage.getItem('draft:viewing-times-5-null')).toContain('12:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await waitFor(() => expect(sentTo(SAVE)).toHaveLength(1))
    await waitFor(() => expect(sessionStorage.getItem('draft:viewing-times-5-null')).toBe(null))
  },
}
export const Exceptions: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Date of the exception')).toHaveValue('2031-12-25')
    await userEvent.click(canvas.getByRole('button', { name: 'Add exception' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await expect(canvas.getByText('Choose a date.')).toBeVisible()
    const [, second] = canvas.getAllByLabelText('Date of the exception')
    if (!second) throw new Error('There are two exceptions')
    await expect(second).toHaveFocus()
    await userEvent.type(second, '2031-12-25')
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await expect(canvas.getByText('This date is listed twice.')).toBeVisible()
    const [remove] = canvas.getAllByRole('button', { name: /^Remove exception/ })
    if (remove) await userEvent.click(remove)
    await expect(canvas.getAllByLabelText('Date of the exception')).toHaveLength(1)
  },
}
export const OneListing: Story = {
  args: { of: { about: 'property', id: 17 } },
  beforeEach: () => {
    answering({ '/ext/viewings/schedule?property_id=17': NONE })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/uses the times of all your listings/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByLabelText('Times for')).toHaveDisplayValue('House by the lake'),
    )
    await expect(canvas.getAllByLabelText('From, Friday')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await waitFor(() => expect(sentTo(SAVE)[0]?.body).toMatchObject({ property_id: '17' }))
  },
}
export const Withdraw: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop offering times' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stop offering times' }))
    await expect(canvas.getByText(/^No one will be able to request a viewing/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop offering times' }))
    await waitFor(() => expect(sentTo('DELETE /ext/viewings/schedule')).toHaveLength(1))
  },
}
export const NotSaved: Story = {
  beforeEach: () => answering({ [SAVE]: { status: 500 } }),
  play: async ({ canvas }) => {
    const place = await canvas.findByLabelText(/^Meeting point/)
    await userEvent.type(place, ', second door')
    await userEvent.click(canvas.getByRole('button', { name: 'Save times' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your times were not saved')
    await expect(place).toHaveValue('12 Mill Lane, Bend, second door')
  },
}
export const LoadFailed: Story = {
  beforeEach: () => answering({ 'GET /ext/viewings/schedule': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your times could not be loaded')).toBeVisible()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
