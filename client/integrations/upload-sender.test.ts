import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '@/client/api/client.ts'
import { openDeviceDatabase } from '@/client/state/device/device-database.ts'
import { createUploadsProvider } from '@/tests/support/uploads-in-memory.ts'
import { type Entry, entryOf, rowOf } from './upload-item.ts'
import { UploadSender } from './upload-sender.ts'

let provider: ReturnType<typeof createUploadsProvider>
let entries: Map<string, Entry>
let sender: UploadSender
let page: EventTarget
let isOnline: boolean
let token: string | null

beforeEach(() => {
  // The device's database keeps its own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  provider = createUploadsProvider()
  page = new EventTarget()
  isOnline = true
  token = '7|a'
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', provider.fetch)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', Object.defineProperty({}, 'onLine', { get: () => isOnline }))
  vi.stubGlobal('localStorage', { getItem: stored })
  entries = new Map()
  sender = new UploadSender({
    client: createApiClient({ baseUrl: 'http://provider.example/api', language: 'en', viewer: 5 }),
    entries,
    keep: async ({ row }) => void (await (await openDeviceDatabase()).uploads.put({ ...row })),
    tell: () => {},
  })
})

afterEach(() => {
  sender.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('sends two files at a time', async () => {
  const answers: (() => void)[] = []
  provider.onPatch = () => new Promise<null>((resolve) => answers.push(() => resolve(null)))
  const all = ['a', 'b', 'c'].map((name) => chosen(name))
  sender.pump()
  await settled()
  expect(all.map(({ status }) => status)).toEqual(['sending', 'sending', 'waiting'])
  answers[0]?.()
  await settled()
  expect(all.map(({ status }) => status)).toEqual(['ready', 'sending', 'sending'])
})

test('retries after doubling pauses, then gives up', async () => {
  provider.onPatch = () => new Response(null, { status: 500 })
  const entry = chosen('a')
  sender.pump()
  await settled()
  const pauses: number[] = []
  while (entry.status === 'waiting') {
    const pause = entry.notBefore - Date.now()
    pauses.push(pause)
    const tries = pieces()
    await after(pause - 1)
    expect(pieces()).toBe(tries)
    await after(1)
    expect(pieces()).toBe(tries + 1)
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect([entry.status, entry.failure]).toEqual(['failed', 'later'])
})

test('waits as long as the provider asks', async () => {
  provider.onPatch = () => {
    provider.onPatch = null
    return Response.json({ key: 'tooMany' }, { status: 429, headers: { 'Retry-After': '7' } })
  }
  const entry = chosen('a')
  sender.pump()
  await settled()
  expect(entry.notBefore - Date.now()).toBe(7_000)
  await after(7_000)
  expect(entry.status).toBe('ready')
})

test('pauses without a connection and resumes all when it returns', async () => {
  provider.onPatch = () => {
    isOnline = false
    throw new TypeError('fetch failed')
  }
  const all = [chosen('a'), chosen('b'), chosen('c')]
  sender.pump()
  await settled()
  expect([sender.pause, all.map(({ status }) => status)]).toEqual([
    'offline',
    ['waiting', 'waiting', 'waiting'],
  ])
  const calls = provider.calls.length
  await after(60_000)
  expect(provider.calls).toHaveLength(calls)
  isOnline = true
  provider.onPatch = null
  page.dispatchEvent(new Event('online'))
  await settled()
  expect([sender.pause, all.map(({ status }) => status)]).toEqual([
    null,
    ['ready', 'ready', 'ready'],
  ])
})

test('waits for a session and resumes with the next one', async () => {
  token = null
  const entry = chosen('a')
  sender.pump()
  await settled()
  await after(60_000)
  expect([sender.pause, entry.status, provider.calls]).toEqual(['signedOut', 'waiting', []])
  token = '8|b'
  sender.wake()
  await settled()
  expect(entry.status).toBe('ready')
})

test('starts over when the provider no longer has the upload', async () => {
  const entry = chosen('a')
  provider.onPatch = (id) => {
    provider.onPatch = null
    provider.uploads.delete(id)
    return Response.json({ key: 'notFound' }, { status: 404 })
  }
  sender.pump()
  await settled()
  expect([entry.status, entry.row.uploadId, entry.sent]).toEqual(['waiting', null, 0])
  await after(1_000)
  expect([entry.status, methods()]).toEqual(['ready', ['POST', 'PATCH', 'POST', 'PATCH', 'GET']])
})

test("resumes an upload of before a reload at the provider's offset", async () => {
  provider.keep('u7', 2, 'a')
  Object.assign(provider.uploads.get('u7') ?? {}, { bytes: 5 })
  const entry = chosen('a', { uploadId: 'u7' })
  sender.pump()
  await settled()
  expect([entry.status, methods()]).toEqual(['ready', ['HEAD', 'PATCH', 'GET']])
  expect(await onDevice(entry)).toMatchObject({ outcome: 'ready', uploadId: 'u7', file: null })
})

test('does not resend a file that another tab has sent', async () => {
  const entry = chosen('a')
  const { uploads } = await openDeviceDatabase()
  await uploads.put({ ...entry.row, outcome: 'ready', uploadId: 'u3', file: null })
  sender.pump()
  await settled()
  expect([entry.status, entry.row.uploadId, provider.calls]).toEqual(['ready', 'u3', []])
})

test('rejects too large and unreadable files for good', async () => {
  provider.onPatch = () => {
    provider.onPatch = null
    return Response.json({ key: 'tooLarge' }, { status: 413 })
  }
  provider.refusals.b = 'unreadable'
  const [large, broken] = [chosen('a'), chosen('b')]
  sender.pump()
  await settled()
  expect([large.status, large.row.refusal]).toEqual(['refused', 'tooLarge'])
  expect([broken.status, broken.row.refusal]).toEqual(['refused', 'unreadable'])
  expect(await onDevice(large)).toMatchObject({ outcome: 'refused', file: null })
})

test('waits for the member after any other refusal', async () => {
  provider.onPatch = () => Response.json({ key: 'demo' }, { status: 403 })
  const entry = chosen('a')
  sender.pump()
  await settled()
  await after(60_000)
  expect([entry.status, entry.failure, pieces()]).toEqual(['failed', 'demo', 1])
})

test('frees the slot of a canceled upload and sends nothing after the end', async () => {
  provider.onPatch = () => new Promise(() => {})
  const [first, ...others] = ['a', 'b', 'c'].map((name) => chosen(name))
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    Promise.race([provider.fetch(input, init), ended(init?.signal)]),
  )
  sender.pump()
  await settled()
  first?.end.abort()
  entries.delete(first?.row.key ?? '')
  await settled()
  expect(others.map(({ status }) => status)).toEqual(['sending', 'sending'])
  sender.end()
  const calls = provider.calls.length
  chosen('d')
  sender.wake()
  await after(60_000)
  expect(provider.calls).toHaveLength(calls)
})

/** A file that was looked at and lies on the device. */
function chosen(name: string, known: { uploadId?: string } = {}): Entry {
  const addition = { owner: 'draft-1', purpose: 'document', isOffered: true, viewer: 5 } as const
  const row = rowOf(new File(['bytes'], name), 0, addition)
  const entry = entryOf({ ...row, isLookedAt: true, ...known })
  entries.set(entry.row.key, entry)
  return entry
}

async function onDevice({ row }: Entry) {
  return (await openDeviceDatabase()).uploads.get(row.key)
}

const methods = () => provider.calls.map(({ method }) => method)
const pieces = () => methods().filter((method) => method === 'PATCH').length

async function after(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

/** Whatever could happen without time passing has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function ended(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function stored(): string {
  const data = token === null ? null : { token, data: { id: 5 } }
  return JSON.stringify({ _persist: { version: 1 }, User_signup: { data } })
}
