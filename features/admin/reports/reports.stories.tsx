import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { takeToasts } from '@/design-system/toast/toast-queue.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { chatReport, reportedMessages } from '@/tests/stories/sample-chat-reports.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ReportsScreen } from './reports-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const page = (query: Record<string, string> = {}) => ({
  nextjs: { appDirectory: true, navigation: { pathname: '/admin/reports', query } },
})
const MESSAGES = page({ kind: 'messages' })
const LIST = '/ext/admin/chat-reports'
const REPORT = '/ext/admin/chat-reports/4'
const open = { body: { total: 1, data: [chatReport] } }
const none = { body: { total: 0, data: [] } }

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, [LIST]: open, ...own }))

const meta = {
  title: 'features/admin/reports',
  decorators: inAdministration,
  parameters: { layout: 'fullscreen', ...page() },
  render: () => <ReportsScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path)

export const TakenDown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 more reports')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Take down “Light flat/ }))
    await userEvent.type(await screen.findByLabelText('Reason'), 'It does not exist.')
    await userEvent.click(screen.getByRole('button', { name: 'Take down' }))
    await waitFor(() =>
      expect(sent('/ext/admin/reports/outcome').map(({ body }) => body)).toEqual([
        { id: '4', outcome: 'rejected', reason: 'It does not exist.' },
      ]),
    )
  },
}

/** Reading is an entry in the log, so it takes a press, and is asked for once. */
export const MessageRead: Story = {
  parameters: MESSAGES,
  beforeEach: () => {
    const conversation = { body: { report: chatReport, data: reportedMessages } }
    asked = answers({ [LIST]: [open, none], [REPORT]: [conversation, {}] })
  },
  play: async ({ canvas }) => {
    const read = await canvas.findByRole('button', { name: 'Read conversation' })
    await expect(sent(REPORT)).toEqual([])
    read.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Is the deposit <b>fixed</b>?')).toBeVisible()
    await expect(canvas.getByText('Reported')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide conversation' }))
    await expect(canvas.queryByText('Is the deposit <b>fixed</b>?')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close report' }))
    await expect(await canvas.findByText('No open reports')).toBeVisible()
    await expect(sent(REPORT)).toHaveLength(2)
  },
}

export const OwnMessage: Story = {
  parameters: MESSAGES,
  beforeEach: () => {
    asked = answers({ [REPORT]: { status: 409, body: { key: 'ownSubject' } } })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close report' }))
    await waitFor(() => expect(sent(LIST)).toHaveLength(2))
    await expect(takeToasts()).toMatchObject([
      { tone: 'warning', message: expect.stringMatching(/^This is your own/) },
    ])
  },
}

export const NoMessages: Story = {
  parameters: MESSAGES,
  beforeEach: () => {
    answers({ [LIST]: none })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open reports')).toBeVisible()
  },
}

export const MessagesFailed: Story = {
  parameters: MESSAGES,
  beforeEach: () => {
    answers({ [LIST]: { status: 422, body: { key: 'invalid' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reports could not be loaded')).toBeVisible()
  },
}

export const RightToLeft: Story = { parameters: MESSAGES, globals: { direction: 'rtl' } }
