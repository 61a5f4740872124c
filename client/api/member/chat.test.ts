import { expect, test } from 'vitest'
import { answering } from '@/tests/support/answering-client.ts'
import {
  chatQueries,
  deleteChat,
  deleteMessage,
  readNewerMessages,
  reportMessage,
  sendMessage,
} from './chat.ts'

const key = { peer: 7, listing: 41 }
const thread = {
  property_id: 41,
  title: 'Mill',
  title_image: '',
  user_id: 7,
  name: 'Olga',
  profile: '',
  date: '2026-11-20T09:30:00.000000Z',
  unread_count: 2,
  is_blocked_by_me: false,
  is_blocked_by_user: true,
}
const message = {
  id: 310,
  sender_id: 7,
  receiver_id: 5,
  property_id: 41,
  message: 'Is &lt;b&gt; &amp;lt; free?',
  file: '',
  audio: '',
  chat_message_type: 'text',
  is_read: 1,
  user_profile: '',
  time_ago: 'just now',
  created_at: '2026-11-20T09:30:00.000000Z',
  updated_at: '2026-11-20T09:30:00.000000Z',
}
const placed = { ...message, seq: 4, client_id: null, file_name: '' }

const pageOf = (rows: object[], total_page: number) => ({
  total_page,
  data: { current_page: 1, data: rows, last_page: total_page, per_page: 30, total: rows.length },
})

test('lists conversations, also of a provider that says nothing beyond the specification', async () => {
  const { client } = answering({ total_page: 3, data: [thread] })
  const page = await read(chatQueries.list(client), 1)
  expect(page).toMatchObject({ pages: 3, rows: [{ ...key, unread: 2, isBlockedByPeer: true }] })
  expect(chatQueries.list(client).getNextPageParam?.(Object(page), [], 3, [])).toBeUndefined()
  expect(await read(chatQueries.unread(client), undefined)).toBe(0)
})

test('reads older messages by their place, and newer ones after it', async () => {
  const { client, sent } = answering({ ...pageOf([placed], 2), thread })
  const { messages, getNext } = messagesOf(client)
  const first = await messages({ page: 1, before: undefined })
  expect(first).toMatchObject({
    chat: { name: 'Olga' },
    messages: [{ id: 310, isMine: false, text: 'Is <b> &lt; free?', isRead: true }],
    hasMore: true,
  })
  const next = getNext(first, 1)
  expect(next).toEqual({ page: 2, before: 4 })
  await messages(Object(next))
  expect(new URL(sent[1]?.url ?? '').searchParams.get('before_seq')).toBe('4')
  await readNewerMessages(client, { ...key, after: 4 })
  expect(new URL(sent[2]?.url ?? '').searchParams.get('after_seq')).toBe('4')
})

test('goes by pages where messages have no place', async () => {
  const { client } = answering(pageOf([message], 2))
  const { messages, getNext } = messagesOf(client)
  const next = getNext(await messages({ page: 1, before: undefined }), 1)
  expect(next).toEqual({ page: 2, before: undefined })
  expect(await messages({ page: 2, before: undefined })).toMatchObject({ hasMore: false })
})

test('sends text and files with the same id for every try', async () => {
  const clientId = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'
  const { client, sent } = answering({
    id: 310,
    data: { ...placed, sender_id: 5, client_id: clientId },
  })
  const file = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })
  const reply = await sendMessage(client, { ...key, sender: 5, clientId, text: '', file })
  expect(reply).toMatchObject({ id: 310, isMine: true, clientId })
  const form = Object.fromEntries((await sent[0]?.formData()) ?? [])
  expect(form).toMatchObject({ sender_id: '5', receiver_id: '7', client_id: clientId })
  expect(form).not.toHaveProperty('message')
  expect(form.file).toMatchObject({ name: 'plan.pdf' })
})

test('deletes a message, or a conversation', async () => {
  const { client, sent } = answering({})
  await deleteMessage(client, { peer: 7, id: 310 })
  await deleteChat(client, { ...key, sender: 5 })
  const forms = await Promise.all(sent.map(async (it) => Object.fromEntries(await it.formData())))
  expect(forms).toEqual([
    { receiver_id: '7', message_id: '310' },
    { sender_id: '5', receiver_id: '7', property_id: '41' },
  ])
})

test('reports a message, with a reason if one is given', async () => {
  const { client, sent } = answering({})
  await reportMessage(client, { id: 310, reason: '' })
  await reportMessage(client, { id: 310, reason: 'Wants money first' })
  const forms = await Promise.all(sent.map(async (it) => Object.fromEntries(await it.formData())))
  expect(forms).toEqual([{ message_id: '310' }, { message_id: '310', reason: 'Wants money first' }])
})

type Client = ReturnType<typeof answering>['client']

function messagesOf(client: Client) {
  const query = chatQueries.messages(client, key)
  return {
    messages: (pageParam: { page: number; before: number | undefined }) => read(query, pageParam),
    getNext: (page: unknown, number: number) =>
      query.getNextPageParam?.(Object(page), [], { page: number, before: undefined }, []),
  }
}

async function read({ queryFn }: { queryFn?: unknown }, pageParam: unknown): Promise<unknown> {
  if (typeof queryFn !== 'function') throw new Error('no query function')
  return queryFn({ signal: new AbortController().signal, pageParam })
}
