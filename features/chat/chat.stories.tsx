import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { endMessageOutbox } from '@/client/flows/chat/message-outbox.ts'
import { notifyChatChange } from '@/client/integrations/chat-events.ts'
import { forgetPerson } from '@/client/state/device/forget-person.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { chatAnswers, chatRow, messageRows, threadAnswer } from '@/tests/stories/sample-chat.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ChatScreen } from './chat-screen.tsx'

let answersNow: Parameters<typeof providerAnswersEach>[0]
let asked: ReturnType<typeof providerAnswersEach>

const inList = { appDirectory: true, navigation: { pathname: '/user/chat', query: {} } }
const inThread = {
  nextjs: {
    appDirectory: true,
    navigation: { pathname: '/user/chat', query: { person: '12', property: '17' } },
  },
}

const meta = {
  title: 'features/chat/chat-screen',
  component: ChatScreen,
  decorators: [
    (Story) => (
      <main className="p-4">
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', nextjs: inList },
  beforeEach: async () => {
    await beSignedIn()
    endMessageOutbox()
    await forgetPerson(5)
    await import('./chat-question-dialog.tsx')
    asked = providerAnswersEach(chatAnswers)
  },
} satisfies Meta<typeof ChatScreen>

export default meta
type Story = StoryObj<typeof meta>

const sentTo = (path: string) => asked.filter((call) => call.path === path)

export const List: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Jonas Weber/ })
    await expect(row).toHaveAttribute('href', '/user/chat?person=12&property=17')
    await expect(row).toHaveTextContent('1 unread')
    await expect(canvas.getByText('File')).toBeVisible()
    await expect(sentTo('/get_messages')).toHaveLength(0)
  },
}
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search messages'), 'deposit{Enter}')
    const found = within(await canvas.findByRole('navigation', { name: 'Messages found' }))
    await expect(found.getByRole('link', { name: /Western Union/ })).toHaveAttribute(
      'href',
      '/user/chat?person=12&property=17&message=2',
    )
    await expect(canvas.queryByRole('navigation', { name: 'Conversations' })).toBe(null)
    await userEvent.clear(canvas.getByLabelText('Search messages'))
    await expect(await canvas.findByRole('navigation', { name: 'Conversations' })).toBeVisible()
  },
}
export const NothingFound: Story = {
  beforeEach: () => {
    const none = { body: { total: 0, data: [] } }
    providerAnswersEach({ ...chatAnswers, '/ext/chat/search': none })
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search messages'), 'balcony{Enter}')
    await expect(await canvas.findByText('No message contains “balcony”.')).toBeVisible()
  },
}
export const FoundMessage: Story = {
  parameters: {
    nextjs: {
      appDirectory: true,
      navigation: {
        pathname: '/user/chat',
        query: { person: '12', property: '17', message: '1' },
      },
    },
  },
  beforeEach: () => {
    const [last, middle, first] = messageRows
    const older = { ...threadAnswer([first ?? {}]) }
    const newest = threadAnswer([last ?? {}, middle ?? {}])
    const newestOfMore = { body: { ...newest.body, total_page: 2 } }
    const answers = { ...chatAnswers, '/get_messages': newestOfMore }
    asked = providerAnswersEach({ ...answers, '/get_messages?before_seq=2': older })
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Is it still free?')
    await waitFor(() => expect(text.closest('li')).toHaveFocus())
    await expect(text).toBeVisible()
    await expect(getComputedStyle(text.closest('li') ?? text).boxShadow).not.toBe('none')
  },
}
export const Empty: Story = {
  beforeEach: () => {
    const none = { body: { total_page: 0, unread: 0, data: [] } }
    providerAnswersEach({ ...chatAnswers, '/get_chats': none })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible()
  },
}
export const ListFailed: Story = {
  beforeEach: () => {
    providerAnswersEach({ ...chatAnswers, '/get_chats': { status: 500 } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your messages could not be loaded')).toBeVisible()
  },
}
export const Thread: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    const conversation = within(
      await canvas.findByRole('region', { name: 'Conversation with Jonas Weber' }),
    )
    await expect(
      await conversation.findByText(/Never send money before you’ve seen the home/),
    ).toBeVisible()
    await userEvent.type(conversation.getByLabelText('Message'), 'Thursday is fine.')
    await userEvent.click(conversation.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sentTo('/send_message')).toHaveLength(1))
    await expect(sentTo('/send_message')[0]?.body).toMatchObject({
      sender_id: '5',
      receiver_id: '12',
      property_id: '17',
      message: 'Thursday is fine.',
    })
    await expect(await conversation.findByText('Thursday is fine.')).toBeVisible()
    await waitFor(() => expect(conversation.queryByText('Sending…')).toBe(null))
    await expect(conversation.getByLabelText('Message')).toHaveValue('')
  },
}
export const Typing: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Message')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Options for this conversation' })),
    )
    await userEvent.type(field, 'Thursday')
    await waitFor(() =>
      expect(sentTo('/ext/chat/typing')).toMatchObject([
        { body: { receiver_id: '12', property_id: '17' } },
      ]),
    )
    const typing = { type: 'chat', peer: 12, listing: 17, seq: 0, change: 'typing' } as const
    notifyChatChange({ ...typing, peer: 13 })
    await expect(canvas.queryByText('typing…')).toBe(null)
    notifyChatChange(typing)
    await expect(await canvas.findByText('typing…')).toBeVisible()
    await expect(canvas.getByText('typing…')).toHaveAttribute('role', 'status')
    await expect(sentTo('/ext/chat/typing')).toHaveLength(1)
  },
}
/** A screen reader is told of all messages that come, also of the same words again. */
export const Announced: Story = {
  parameters: inThread,
  beforeEach: () => {
    const came = (id: number, seq: number, message: string) => ({
      ...messageRows[0],
      id,
      seq,
      message,
    })
    const [first, second, third] = [
      came(304, 4, 'Ring twice.'),
      came(305, 5, 'Ring twice.'),
      came(306, 6, 'The bell is green.'),
    ]
    asked = providerAnswersEach({
      ...chatAnswers,
      '/get_messages?after_seq=3': threadAnswer([first]),
      '/get_messages?after_seq=4': threadAnswer([third, second]),
    })
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Is it still free?')
    const change = { type: 'chat', peer: 12, listing: 17, change: 'message' } as const
    await expect(canvas.queryByText(/^Jonas Weber: /)).toBe(null)
    notifyChatChange({ ...change, seq: 4 })
    const first = await canvas.findByText('Jonas Weber: Ring twice.')
    await expect(first.closest('[role=status]')).not.toBe(null)
    notifyChatChange({ ...change, seq: 6 })
    const last = await canvas.findByText('Jonas Weber: The bell is green.')
    const region = last.closest('[role=status]')
    await expect(region?.textContent).toBe(
      'Jonas Weber: Ring twice.Jonas Weber: The bell is green.',
    )
    await expect(canvas.getByText('Jonas Weber: Ring twice.')).not.toBe(first)
  },
}
/** Each control of a conversation has a name; axe finds those that have none. */
export const Controls: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    await canvas.findByText('Is it still free?')
    const buttons = ['Options for this conversation', 'Attach a file', 'Record a voice message']
    for (const name of [...buttons, 'Send']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    }
    await expect(canvas.getAllByRole('button', { name: 'Options for this message' })).toHaveLength(
      3,
    )
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(
      canvas.getByRole('region', { name: 'Messages of this conversation' }),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Jonas Weber' })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: inThread,
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the conversation…')).toBeInTheDocument()
    await expect(canvas.queryByText('Someone')).toBe(null)
  },
}
export const Failed: Story = {
  parameters: inThread,
  beforeEach: () => {
    const refused = { status: 422, body: { key: 'invalid', fields: { file: 'wrong' } } }
    const answers = { ...chatAnswers, '/send_message': [refused, chatAnswers['/send_message']] }
    asked = providerAnswersEach(answers)
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Message')
    await userEvent.type(field, 'Thursday is fine.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/This file can’t be sent/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sentTo('/send_message')).toHaveLength(2))
    const ids = sentTo('/send_message').map(({ body }) => body.client_id)
    await expect(new Set(ids).size).toBe(1)
    await waitFor(() => expect(canvas.queryByText('Not sent')).toBe(null))
  },
}
export const Blocked: Story = {
  parameters: inThread,
  beforeEach: () => {
    const blocked = threadAnswer(messageRows, { ...chatRow, is_blocked_by_me: true })
    answersNow = { ...chatAnswers, '/get_messages': blocked }
    asked = providerAnswersEach(answersNow)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You blocked Jonas Weber/)).toBeVisible()
    await expect(canvas.queryByLabelText('Message')).toBe(null)
    answersNow['/get_messages'] = threadAnswer(messageRows)
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await expect(await canvas.findByLabelText('Message')).toBeVisible()
    await expect(sentTo('/unblock-user')[0]?.body).toEqual({ to_user_id: '12' })
  },
}
export const Report: Story = {
  parameters: inThread,
  play: async ({ canvas }) => {
    const menus = await canvas.findAllByRole('button', { name: 'Options for this message' })
    const [, first] = menus
    if (!first) throw new Error('no message of the other side')
    await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: 'Report message' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/What’s wrong/), 'Wants money first')
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
    await waitFor(() =>
      expect(sentTo('/ext/chat/reports')[0]?.body).toEqual({
        message_id: '302',
        reason: 'Wants money first',
      }),
    )
  },
}
/** Focus goes to a neighbor, not back to the start of the page. */
export const Deleted: Story = {
  parameters: inThread,
  beforeEach: () => {
    answersNow = { ...chatAnswers }
    asked = providerAnswersEach(answersNow)
  },
  play: async ({ canvas }) => {
    const own = (await canvas.findByText('Is it still free?')).closest('li')
    if (!own) throw new Error('a message is a list item')
    within(own).getByRole('button', { name: 'Options for this message' }).focus()
    await userEvent.keyboard('{Enter}')
    const remove = await within(own).findByRole('button', { name: 'Delete message' })
    await waitFor(() => expect(remove).toBeVisible())
    remove.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: 'Delete' }).focus()
    answersNow['/get_messages'] = threadAnswer(messageRows.slice(0, -1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Is it still free?')).toBe(null))
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBe(null))
  },
}
export const RightToLeft: Story = { parameters: inThread, globals: { direction: 'rtl' } }
export const Dark: Story = { parameters: inThread, globals: { theme: 'dark' } }
