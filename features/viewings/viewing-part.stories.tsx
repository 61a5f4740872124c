import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import {
  agreedRow,
  declinedRow,
  freeTimes,
  guestViewingAnswers,
  movedRow,
  ownRow,
  refused,
  viewingAnswers,
  viewingRow,
  viewingsAnswer,
} from '@/tests/stories/sample-viewings.ts'
import { ViewingPart } from './viewing-part.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/viewings/viewing-part',
  component: ViewingPart,
  decorators: [
    (Story) => (
      <main className="max-w-text p-4">
        <h1 className="sr-only">Your inquiry</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    inquiry: { token: 'secret-of-the-link' },
    inquiryId: 7,
    source: { about: 'property', id: 17 },
    mayAsk: true,
  },
  beforeEach: async () => {
    await import('./viewing-section.tsx')
    await beSignedIn(null)
    asked = providerAnswersEach(guestViewingAnswers)
  },
} satisfies Meta<typeof ViewingPart>

export default meta
type Story = StoryObj<typeof meta>

type Answers = Parameters<typeof providerAnswersEach>[0]

const answering = (answers: Answers) => {
  asked = providerAnswersEach({ ...guestViewingAnswers, ...answers })
}
const sentTo = (path: string) => asked.filter((call) => call.path === path)
const STEP = 'POST /ext/viewings/3'

/** As the owner, who has an account. */
const owner: Pick<Story, 'args'> = { args: { inquiry: null, source: null, mayAsk: false } }
const asOwner = async (...answers: Answers[]) => {
  await beSignedIn()
  asked = providerAnswersEach(Object.assign({}, viewingAnswers, ...answers))
}

export const Ask: Story = {
  beforeEach: () => {
    answering({ 'GET /ext/viewings': [viewingsAnswer(), viewingsAnswer(viewingRow)] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a viewing' }))
    const form = within(canvas.getByRole('form', { name: 'Choose a time for the viewing' }))
    await expect(form.getByText(/^A viewing takes 30 minutes\./)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Request this time' }))
    await expect(form.getByText('Choose a day and a time.')).toBeVisible()
    await expect(sentTo('POST /ext/viewings')).toHaveLength(0)
    await expect(form.getAllByRole('radio')).toHaveLength(3)
    await userEvent.selectOptions(form.getByLabelText('Day'), '2031-12-09')
    await userEvent.click(form.getByRole('radio', { name: /^4:00/ }))
    await userEvent.click(form.getByRole('button', { name: 'Request this time' }))
    await expect(await canvas.findByText('Waiting for confirmation')).toBeVisible()
    await expect(sentTo('POST /ext/viewings')[0]?.body).toEqual({
      token: 'secret-of-the-link',
      starts_at: '2031-12-10T00:00:00.000000Z',
    })
  },
}
export const TimeTaken: Story = {
  beforeEach: () => answering({ 'POST /ext/viewings': refused('timeTaken') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a viewing' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^4:30/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Someone else just took this time. Please choose another one.',
    )
    await expect(canvas.getByRole('radio', { name: /^4:30/ })).not.toBeChecked()
    await waitFor(() => expect(sentTo('/ext/viewings/slots').length).toBeGreaterThan(1))
  },
}
export const NotSent: Story = {
  beforeEach: () => {
    answering({ 'POST /ext/viewings': [{ status: 500 }, { body: { data: viewingRow } }] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a viewing' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^4:30/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was not sent')
    await expect(canvas.getByRole('radio', { name: /^4:30/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }))
    await waitFor(() => expect(canvas.queryByRole('form')).toBe(null))
    await expect(sentTo('POST /ext/viewings')).toHaveLength(2)
  },
}
export const NoFreeTimes: Story = {
  beforeEach: () => {
    const { offer } = freeTimes.body
    answering({ '/ext/viewings/slots': { body: { data: [], offer } } })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a viewing' }))
    await expect(canvas.getByText(/^There are no free times/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('button', { name: 'Request a viewing' })).toBeVisible()
  },
}
export const NothingOffered: Story = {
  beforeEach: () => answering({ '/ext/viewings/slots': { body: { data: [], offer: null } } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sentTo('/ext/viewings/slots')).toHaveLength(1))
    await expect(canvas.queryByRole('region', { name: 'Viewing' })).toBe(null)
  },
}
export const Requested: Story = {
  beforeEach: () => answering({ 'GET /ext/viewings': viewingsAnswer(viewingRow) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for confirmation')).toBeVisible()
    await expect(canvas.getByText(/Thursday, December 4, 2031/)).toBeVisible()
    await expect(canvas.getByText(/You’ll get the meeting point once/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBe(null)
  },
}
export const MoveByAsker: Story = {
  beforeEach: () => {
    const moved = { ...viewingRow, starts_at: '2031-12-05T01:00:00.000000Z', sequence: 3 }
    answering({ 'GET /ext/viewings': [viewingsAnswer(agreedRow), viewingsAnswer(moved)] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Meeting point: 12 Mill Lane, Bend')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Propose another time' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^5:00/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Propose this time' }))
    await expect(await canvas.findByText('Waiting for confirmation')).toBeVisible()
    await expect(sentTo(STEP)[0]?.body).toEqual({
      act: 'move',
      sequence: '2',
      token: 'secret-of-the-link',
      starts_at: '2031-12-05T01:00:00.000000Z',
    })
  },
}
export const Agree: Story = {
  beforeEach: () => {
    answering({ 'GET /ext/viewings': [viewingsAnswer(movedRow), viewingsAnswer(agreedRow)] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Confirmed')).toBeVisible()
    await expect(sentTo(STEP)[0]?.body).toEqual({
      act: 'agree',
      sequence: '2',
      token: 'secret-of-the-link',
    })
  },
}
export const CancelWithReason: Story = {
  beforeEach: () => {
    const gone = { ...declinedRow, state: 'canceled' }
    answering({
      'GET /ext/viewings': [
        viewingsAnswer(agreedRow),
        viewingsAnswer(agreedRow),
        viewingsAnswer(gone),
      ],
      [STEP]: [{ status: 500 }, { body: { data: gone } }],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel viewing' }))
    const reason = canvas.getByLabelText(/^Reason/)
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'The roof is being repaired.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel viewing' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was not sent')
    await expect(canvas.getByLabelText(/^Reason/)).toHaveValue('The roof is being repaired.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel viewing' }))
    await expect(await canvas.findByText('Canceled')).toBeVisible()
    await expect(canvas.getByText('Reason: The roof is being repaired.')).toBeVisible()
    await expect(sentTo(STEP)[1]?.body).toMatchObject({
      act: 'cancel',
      reason: 'The roof is being repaired.',
    })
    await expect(canvas.getByRole('button', { name: 'Request a viewing' })).toBeVisible()
  },
}
export const OverAsksAgain: Story = {
  beforeEach: () => {
    const over = {
      ...agreedRow,
      starts_at: '2025-12-05T00:00:00.000000Z',
      ends_at: '2025-12-05T00:30:00.000000Z',
    }
    answering({ 'GET /ext/viewings': viewingsAnswer(over) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Thursday, December 4, 2025/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Request a viewing' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel viewing' })).toBe(null)
  },
}
export const KeepIt: Story = {
  beforeEach: () => answering({ 'GET /ext/viewings': viewingsAnswer(agreedRow) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel viewing' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }))
    await expect(canvas.getByText('Confirmed')).toBeVisible()
    await expect(sentTo(STEP)).toHaveLength(0)
  },
}
export const ChangedMeanwhile: Story = {
  beforeEach: () => {
    answering({
      'GET /ext/viewings': [viewingsAnswer(movedRow), viewingsAnswer(declinedRow)],
      [STEP]: refused('viewingChanged'),
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The other person has changed the viewing in the meantime.',
    )
    await expect(await canvas.findByText('Declined')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBe(null)
  },
}
export const Blocked: Story = {
  beforeEach: () => answering({ 'POST /ext/viewings': refused('blocked', 403) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a viewing' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^4:00/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Request this time' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/blocks the other/)
  },
}
export const OwnerMoves: Story = {
  ...owner,
  beforeEach: () => asOwner({ 'GET /ext/viewings': viewingsAnswer(ownRow) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Propose another time' }))
    const form = within(canvas.getByRole('form', { name: 'Propose a new time' }))
    const time = form.getByLabelText('Time')
    await expect(form.getByLabelText('Day')).toHaveValue('2031-12-04')
    await expect(time).toHaveValue('16:00')
    await userEvent.clear(time)
    await userEvent.click(form.getByRole('button', { name: 'Propose this time' }))
    await expect(form.getByText('Choose a day and a time.')).toBeVisible()
    await userEvent.type(time, '19:10')
    await userEvent.click(form.getByRole('button', { name: 'Propose this time' }))
    await waitFor(() => expect(sentTo(STEP)).toHaveLength(1))
    await expect(sentTo(STEP)[0]?.body).toEqual({
      act: 'move',
      sequence: '2',
      starts_at: '2031-12-05T03:10:00.000Z',
    })
  },
}
export const OwnerDeclines: Story = {
  ...owner,
  beforeEach: () => asOwner({ 'GET /ext/viewings': viewingsAnswer(ownRow) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await expect(canvas.getByText('Decline this viewing?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(sentTo(STEP)[0]?.body).toEqual({ act: 'decline', sequence: '2' }))
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: () => answering({ 'GET /ext/viewings': viewingsAnswer(movedRow) }),
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => answering({ 'GET /ext/viewings': viewingsAnswer(movedRow) }),
}
