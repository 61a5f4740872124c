import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'

const CHAT = { peer: 7, listing: 41 }

type Reply = { status: number; body: object } | 'unreached'

let page: EventTarget
let isOnline: boolean
let locks: ReturnType<typeof createLocks>
let received: Record<string, FormDataEntryValue>[]
let answer: (form: Record<string, FormDataEntryValue>) => Reply | Promise<Reply>
const ends: (() => void)[] = []

beforeEach(() => {
  page = new EventTarget()
  isOnline = true
  received = []
  answer = taken
  locks = createLocks()
  const navigator = Object.defineProperty({ locks }, 'onLine', { get: () => isOnline })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', new URL('http://provider.example/user/chat'))
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

test('sends what was written in its order, each message once', async () => {
  const { outbox } = await openTab()
  for (const text of ['one', 'two', 'three']) void outbox.add({ ...CHAT, text })
  expect(outbox.messages(CHAT).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  await vi.waitFor(() => expect(outbox.messages(CHAT)).toEqual([]))
  expect(texts()).toEqual(['one', 'two', 'three'])
  expect(new Set(received.map(({ client_id }) => client_id)).size).toBe(3)
  expect(received[0]).toMatchObject({ sender_id: '5', receiver_id: '7', property_id: '41' })
})

test('keeps a message until its answer, and repeats it under the same id', async () => {
  const { outbox } = await openTab()
  isOnline = false
  answer = () => 'unreached'
  await outbox.add({ ...CHAT, text: 'one' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await vi.waitFor(() => expect(outbox.messages(CHAT)[0]).toMatchObject({ status: 'waiting' }))
  isOnline = true
  answer = taken
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(outbox.messages(CHAT)).toEqual([]))
  expect(received).toHaveLength(2)
  expect(received[1]?.client_id).toBe(received[0]?.client_id)
})

test('goes on after a reload with what an earlier visit left', async () => {
  const first = await openTab()
  isOnline = false
  answer = () => 'unreached'
  const file = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })
  await first.outbox.add({ ...CHAT, text: 'one', file })
  await first.outbox.add({ ...CHAT, text: 'two' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  first.outbox.end()
  isOnline = true
  answer = taken
  const { outbox } = await openTab()
  await vi.waitFor(() => expect(texts()).toEqual(['one', 'one', 'two']))
  expect(received[1]?.client_id).toBe(received[0]?.client_id)
  expect(received[1]?.file).toMatchObject({ name: 'plan.pdf', type: 'application/pdf' })
  await vi.waitFor(() => expect(outbox.messages(CHAT)).toEqual([]))
})

test('lets one of two tabs send, and shows both what waits and what has arrived', async () => {
  const first = await openTab()
  const second = await openTab()
  const sent = vi.fn()
  first.outbox.onSent(sent)
  await second.outbox.add({ ...CHAT, text: 'from the second' })
  await vi.waitFor(() => expect(texts()).toEqual(['from the second']))
  await vi.waitFor(() => expect(second.outbox.messages(CHAT)).toEqual([]))
  expect(sent).toHaveBeenCalledWith(CHAT, expect.objectContaining({ text: 'from the second' }))
  first.outbox.end()
  await second.outbox.add({ ...CHAT, text: 'afterwards' })
  await vi.waitFor(() => expect(texts()).toEqual(['from the second', 'afterwards']))
})

test('stops the conversation of a blocked side, and no other', async () => {
  const { outbox } = await openTab()
  answer = ({ receiver_id, ...form }) =>
    receiver_id === '7'
      ? { status: 403, body: { error: true, message: '', key: 'blocked' } }
      : taken({ receiver_id: receiver_id ?? '', ...form })
  void outbox.add({ ...CHAT, text: 'one' })
  void outbox.add({ ...CHAT, text: 'two' })
  await outbox.add({ peer: 8, listing: 41, text: 'to another' })
  await vi.waitFor(() => expect(outbox.messages({ peer: 8, listing: 41 })).toEqual([]))
  const closed = await vi.waitFor(() => {
    const messages = outbox.messages(CHAT)
    expect(messages.map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', 'blocked'],
      ['failed', 'blocked'],
    ])
    return messages
  })
  expect(texts()).toEqual(['one', 'to another'])
  answer = taken
  await outbox.retry(closed[1]?.clientId ?? '')
  await vi.waitFor(() => expect(texts()).toEqual(['one', 'to another', 'two']))
  await outbox.remove(closed[0]?.clientId ?? '')
  await vi.waitFor(() => expect(outbox.messages(CHAT)).toEqual([]))
})

test('marks a file that is not taken as failed, and goes on with the next message', async () => {
  const { outbox } = await openTab()
  answer = (form) =>
    form.file
      ? { status: 422, body: { error: true, message: '', fields: { file: 'wrong' } } }
      : taken(form)
  void outbox.add({ ...CHAT, text: '', file: new File(['MZ'], 'plan.pdf') })
  await outbox.add({ ...CHAT, text: 'two' })
  await vi.waitFor(() => expect(texts()).toContain('two'))
  await vi.waitFor(() => expect(outbox.messages(CHAT)).toHaveLength(1))
  expect(outbox.messages(CHAT)[0]).toMatchObject({ status: 'failed', failure: 'badFile' })
})

test('sends in every tab what only its memory has', async () => {
  const first = await openTab()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const second = await openTab()
  await second.outbox.add({ ...CHAT, text: 'from memory' })
  expect(second.outbox.isSafe).toBe(false)
  await vi.waitFor(() => expect(texts()).toEqual(['from memory']))
  expect(first.outbox.messages(CHAT)).toEqual([])
})

function texts() {
  return received.map(({ message }) => message)
}

/** As another tab of the same browser: a fresh copy of the modules, the same disk and locks. */
async function openTab() {
  vi.resetModules()
  const { MessageOutbox } = await import('./message-outbox.ts')
  const client = await clientOf()
  const outbox = new MessageOutbox({ queries: createQueryClient(), client }, 5)
  ends.push(() => outbox.end())
  return { outbox }
}

async function clientOf(): Promise<ApiClient> {
  // Errors are told apart by class, so they come from the tab's own copy.
  const { createApiClient } = await import('@/client/api/client.ts')
  vi.stubGlobal('fetch', async (input: Request) => {
    const form = Object.fromEntries(await input.formData())
    received.push(form)
    const reply = await answer(form)
    if (reply === 'unreached') throw new TypeError('fetch failed')
    return Response.json(reply.body, { status: reply.status })
  })
  const baseUrl = 'http://provider.example/api'
  return createApiClient({ baseUrl, language: 'en', viewer: 5 })
}

function taken({ client_id, message = '' }: Record<string, FormDataEntryValue>): Reply {
  const at = '2026-11-20T09:30:00.000000Z'
  const data = {
    id: received.length,
    sender_id: 5,
    receiver_id: 7,
    property_id: 41,
    message,
    file: '',
    file_name: '',
    audio: '',
    chat_message_type: 'text',
    is_read: 0,
    user_profile: '',
    time_ago: 'just now',
    created_at: at,
    updated_at: at,
    seq: received.length,
    client_id,
  }
  return { status: 200, body: { error: false, message: '', id: data.id, data } }
}

/** One holder after the other, as the platform's. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const turn = last.then(() => (signal.aborted ? undefined : hold()))
      last = turn.catch(() => {})
      return turn
    },
  }
}
