import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { leadAnswer, leadAnswers, leadRow, leadsAnswer } from '@/tests/stories/sample-inquiries.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ownRow, viewingAnswers, viewingsAnswer } from '@/tests/stories/sample-viewings.ts'
import { LeadsScreen } from './leads-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const inScreen = (query: Record<string, string>) => ({
  nextjs: { appDirectory: true, navigation: { pathname: '/user/leads', query } },
})

const meta = {
  title: 'features/inquiries/leads-screen',
  component: LeadsScreen,
  decorators: [
    (Story) => (
      <main className="p-4">
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', ...inScreen({}) },
  args: { asksFirst: false },
  beforeEach: async () => {
    await beSignedIn()
    sessionStorage.clear()
    await import('./templates-dialog.tsx')
    asked = providerAnswersEach(leadAnswers)
  },
} satisfies Meta<typeof LeadsScreen>

export default meta
type Story = StoryObj<typeof meta>

const sentTo = (path: string) => asked.filter((call) => call.path === path)

export const List: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Ada Brandt/ })
    await expect(row).toHaveAttribute('href', '/user/leads?lead=7')
    await expect(canvas.getByText(/You usually answer within 3 hours/)).toBeVisible()
    const filter = within(canvas.getByRole('navigation', { name: 'Filter by status' }))
    await expect(filter.getByRole('link', { name: /All\s*3/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(filter.getByRole('link', { name: /Viewing agreed\s*1/ })).toHaveAttribute(
      'href',
      '/user/leads?state=viewing_agreed',
    )
  },
}
export const Filtered: Story = {
  parameters: inScreen({ state: 'closed' }),
  beforeEach: () => {
    asked = providerAnswersEach({ ...leadAnswers, '/ext/leads': leadsAnswer([]) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No leads with this status')).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: () => {
    const counts = { new: 0, answered: 0, viewing_agreed: 0, closed: 0 }
    const body = { total: 0, counts, answer_minutes: null, data: [] }
    asked = providerAnswersEach({ ...leadAnswers, '/ext/leads': { body } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No leads yet')).toBeVisible()
    await expect(canvas.getByText(/after five answers/)).toBeVisible()
  },
}
export const ListFailed: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...leadAnswers, '/ext/leads': { status: 500 } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your leads could not be loaded')).toBeVisible()
  },
}
export const Answer: Story = {
  parameters: inScreen({ lead: '7' }),
  play: async ({ canvas }) => {
    const lead = within(await canvas.findByRole('region', { name: 'Lead' }))
    await expect(await lead.findByRole('link', { name: 'ada@hearth.example' })).toHaveAttribute(
      'href',
      'mailto:ada@hearth.example',
    )
    await userEvent.click(lead.getByRole('button', { name: 'Reply templates' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Insert Viewing invitation' }))
    const field = lead.getByLabelText('Answer Ada Brandt')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Thank you for your interest. When would you like to visit?')
    await userEvent.click(lead.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(sentTo('/ext/leads/7/answers')).toHaveLength(1)
    await expect(sentTo('/ext/leads/7').length).toBeGreaterThan(1)
  },
}
export const ViewingRequested: Story = {
  parameters: inScreen({ lead: '7' }),
  beforeEach: async () => {
    await import('@/features/viewings/viewing-section.tsx')
    asked = providerAnswersEach({ ...viewingAnswers, 'GET /ext/viewings': viewingsAnswer(ownRow) })
  },
  play: async ({ canvas }) => {
    const viewing = within(await canvas.findByRole('region', { name: 'Viewing' }))
    await expect(viewing.getByText('Waiting for you')).toBeVisible()
    await userEvent.click(viewing.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sentTo('POST /ext/viewings/3')).toHaveLength(1))
    await waitFor(() => expect(sentTo('/ext/leads/7').length).toBeGreaterThan(1))
  },
}
export const AnswerFailed: Story = {
  parameters: inScreen({ lead: '7' }),
  beforeEach: () => {
    const refused = { status: 500 }
    const answer = leadAnswers['/ext/leads/7/answers']
    asked = providerAnswersEach({ ...leadAnswers, '/ext/leads/7/answers': [refused, answer] })
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Answer Ada Brandt')
    await userEvent.type(field, 'Yes, it is.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your message was not sent')
    await expect(field).toHaveValue('Yes, it is.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(field).toHaveValue(''))
    const ids = sentTo('/ext/leads/7/answers').map(({ body }) => body.client_id)
    await expect(ids).toHaveLength(2)
    await expect(new Set(ids).size).toBe(1)
  },
}
export const CloseAndReopen: Story = {
  parameters: inScreen({ lead: '7' }),
  beforeEach: () => {
    asked = providerAnswersEach({
      ...leadAnswers,
      '/ext/leads/7': [leadAnswer(), leadAnswer({ ...leadRow, state: 'closed' })],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close lead' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen lead' }))
    await waitFor(() => expect(sentTo('/ext/leads/7/state')).toHaveLength(2))
    const states = sentTo('/ext/leads/7/state').map(({ body }) => body.state)
    await expect(states).toEqual(['closed', 'answered'])
  },
}
export const GoesOnAsChat: Story = {
  parameters: inScreen({ lead: '9' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      '/user/chat?person=12&property=17',
    )
    await expect(canvas.queryByRole('textbox')).toBe(null)
  },
}
export const Gone: Story = {
  parameters: inScreen({ lead: '99' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This lead no longer exists')).toBeVisible()
  },
}
export const Templates: Story = {
  parameters: inScreen({ lead: '7' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reply templates' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Viewing invitation' }))
    await waitFor(() => expect(sentTo('DELETE /ext/lead-templates/3')).toHaveLength(1))
    await userEvent.click(dialog.getByRole('button', { name: 'New template' }))
    const name = await dialog.findByLabelText('Template name')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }))
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await userEvent.type(name, 'Thanks')
    await userEvent.type(dialog.getByLabelText('Text'), 'Thank you.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }))
    await waitFor(() =>
      expect(sentTo('POST /ext/lead-templates')[0]?.body).toEqual({
        name: 'Thanks',
        text: 'Thank you.',
      }),
    )
    await expect(await dialog.findByRole('button', { name: 'New template' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  parameters: inScreen({ lead: '7' }),
  globals: { direction: 'rtl' },
}
export const Dark: Story = { parameters: inScreen({ lead: '7' }), globals: { theme: 'dark' } }
