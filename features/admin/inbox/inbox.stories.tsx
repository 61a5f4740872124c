import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import {
  closedDetail,
  contactAnswer,
  contactDetail,
  inboxAnswers,
} from '@/tests/stories/sample-inbox.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { InboxScreen } from './inbox-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, ...inboxAnswers, ...own }))

const meta = {
  title: 'features/admin/inbox',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/inbox' } },
  },
  render: () => <InboxScreen asksFirst={false} />,
  beforeEach: async () => {
    sessionStorage.removeItem('draft:contact-answer-12')
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

export const AnswerAMessage: Story = {
  beforeEach: () => {
    const answered = { ...contactDetail, answers: [contactAnswer] }
    const details = [{ body: { data: contactDetail } }, { body: { data: answered } }]
    asked = answers({ '/ext/admin/inbox/12': details })
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /Mira Lindqvist/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { level: 2, name: 'Is the flat still free?' })
    await expect(document.querySelector('main b')).toBeNull()
    const field = canvas.getByLabelText('Answer Mira Lindqvist')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByText('Please write an answer.')).toBeVisible()
    await userEvent.type(field, 'It is. Monday at ten?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await waitFor(() =>
      expect(sent('/ext/admin/inbox/answers')).toEqual([
        { id: '12', text: 'It is. Monday at ten?', client_id: expect.any(String) },
      ]),
    )
    await expect(await canvas.findByRole('heading', { name: 'Answers' })).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

export const AnswerRefused: Story = {
  beforeEach: () => {
    const refused = { status: 409, body: { key: 'contactClosed' } }
    asked = answers({ '/ext/admin/inbox/answers': refused })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mira Lindqvist/ }))
    const field = await canvas.findByLabelText('Answer Mira Lindqvist')
    await userEvent.type(field, 'It is.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByText(/^This message is closed/)).toBeVisible()
    await expect(field).toHaveValue('It is.')
  },
}

export const Reopened: Story = {
  beforeEach: () => {
    const details = [{ body: { data: closedDetail } }, { body: { data: contactDetail } }]
    asked = answers({ '/ext/admin/inbox/12': details })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mira Lindqvist/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen' }))
    await waitFor(() =>
      expect(sent('/ext/admin/inbox/state')).toEqual([{ id: '12', state: 'open' }]),
    )
    await expect(await canvas.findByLabelText('Answer Mira Lindqvist')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: () => {
    answers({ '/ext/admin/inbox': { body: { total: 0, next: null, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open messages')).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    answers({ '/ext/admin/inbox': { status: 422, body: { key: 'invalid' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The messages could not be loaded')).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
