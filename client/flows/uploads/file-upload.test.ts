import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '@/client/api/client.ts'
import { createUploadsProvider } from '@/tests/support/uploads-in-memory.ts'

const OWNER = 'draft-1'
const client = createApiClient({
  baseUrl: 'http://provider.example/api',
  language: 'en',
  viewer: 5,
})

let provider: ReturnType<typeof createUploadsProvider>
let page: EventTarget
let isOnline: boolean
let token: string | null
let end = () => {}

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
})

afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('sends two files at a time', async () => {
  const answers: (() => void)[] = []
  provider.onPatch = () => new Promise<null>((resolve) => answers.push(() => resolve(null)))
  const { statuses } = await chosen({ name: 'a' }, { name: 'b' }, { name: 'c' })
  expect(statuses()).toEqual(['sending', 'sending', 'waiting'])
  answers[0]?.()
  await settled()
  expect(statuses()).toEqual(['ready', 'sending', 'sending'])
})

test('retries after doubling pauses, then gives up', async () => {
  provider.onPatch = () => new Response(null, { status: 500 })
  const { statuses, item } = await chosen({ name: 'a' })
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    expect(statuses()).toEqual(['waiting'])
    const tries = pieces()
    await after(pause - 1)
    expect(pieces()).toBe(tries)
    await after(1)
    expect(pieces()).toBe(tries + 1)
  }
  expect([item().status, item().failure]).toEqual(['failed', 'later'])
})

test('tries a failed file again when the member asks for it', async () => {
  provider.onPatch = () => Response.json({ key: 'demo' }, { status: 403 })
  const { queue, item } = await chosen({ name: 'a' })
  expect(item()).toMatchObject({ status: 'failed', failure: 'demo' })
  provider.onPatch = null
  queue.retry(item().key)
  await settled()
  expect(item()).toMatchObject({ status: 'ready', failure: '' })
})

test('waits as long as the provider asks', async () => {
  provider.onPatch = () => {
    provider.onPatch = null
    return Response.json({ key: 'tooMany' }, { status: 429, headers: { 'Retry-After': '7' } })
  }
  const { statuses } = await chosen({ name: 'a' })
  await after(6_999)
  expect(statuses()).toEqual(['waiting'])
  await after(1)
  expect(statuses()).toEqual(['ready'])
})

test('pauses without a connection and resumes all when it returns', async () => {
  provider.onPatch = () => {
    isOnline = false
    throw new TypeError('fetch failed')
  }
  const { queue, statuses } = await chosen({ name: 'a' }, { name: 'b' }, { name: 'c' })
  expect([queue.pause, statuses()]).toEqual(['offline', ['waiting', 'waiting', 'waiting']])
  const calls = provider.calls.length
  await after(60_000)
  expect(provider.calls).toHaveLength(calls)
  isOnline = true
  provider.onPatch = null
  page.dispatchEvent(new Event('online'))
  await settled()
  expect([queue.pause, statuses()]).toEqual([null, ['ready', 'ready', 'ready']])
})

test('waits for a session and resumes with the next one', async () => {
  token = null
  const { queue, statuses } = await chosen({ name: 'a' })
  await after(60_000)
  expect([queue.pause, statuses(), provider.calls]).toEqual(['signedOut', ['waiting'], []])
  token = '8|b'
  queue.wake()
  await settled()
  expect(statuses()).toEqual(['ready'])
})

test('starts over when the provider no longer has the upload', async () => {
  provider.onPatch = (id) => {
    provider.onPatch = null
    provider.uploads.delete(id)
    return Response.json({ key: 'notFound' }, { status: 404 })
  }
  const { item } = await chosen({ name: 'a' })
  expect([item().status, item().progress]).toEqual(['waiting', 0])
  await after(1_000)
  expect([item().status, methods()]).toEqual(['ready', ['POST', 'PATCH', 'POST', 'PATCH', 'GET']])
})

test("resumes an upload of before a reload at the provider's offset", async () => {
  provider.keep('u7', 2, 'a')
  Object.assign(provider.uploads.get('u7') ?? {}, { bytes: 5 })
  const { item, onDevice } = await chosen({ name: 'a', uploadId: 'u7' })
  expect([item().status, methods()]).toEqual(['ready', ['HEAD', 'PATCH', 'GET']])
  expect(await onDevice()).toMatchObject({ outcome: 'ready', uploadId: 'u7', file: null })
})

test('does not resend a file that another tab has sent', async () => {
  const { queue, device, statuses, item } = await chosen()
  provider.onPatch = () => new Promise(() => {})
  queue.add([new File(['bytes'], 'a.txt'), new File(['bytes'], 'b.txt')], papers)
  queue.add([new File(['bytes'], 'c.txt')], papers)
  await settled()
  expect(statuses()).toEqual(['sending', 'sending', 'waiting'])
  const third = await device.uploads.get(item(2).key)
  if (!third) throw new Error('it was not kept')
  await device.uploads.put({ ...third, outcome: 'ready', uploadId: 'u3', file: null })
  queue.remove(item(0).key)
  await settled()
  expect([item(1).status, item(1).uploadId]).toEqual(['ready', 'u3'])
  expect([...provider.uploads.values()].map(({ name }) => name)).toEqual(['a.txt', 'b.txt'])
})

test('rejects too large and unreadable files for good', async () => {
  provider.onPatch = () => {
    provider.onPatch = null
    return Response.json({ key: 'tooLarge' }, { status: 413 })
  }
  provider.refusals.b = 'unreadable'
  const { item, onDevice } = await chosen({ name: 'a' }, { name: 'b' })
  expect(item(0)).toMatchObject({ status: 'refused', refusal: 'tooLarge' })
  expect(item(1)).toMatchObject({ status: 'refused', refusal: 'unreadable' })
  expect(await onDevice()).toMatchObject({ outcome: 'refused', file: null })
})

test('waits for the member after any other refusal', async () => {
  provider.onPatch = () => Response.json({ key: 'demo' }, { status: 403 })
  const { item } = await chosen({ name: 'a' })
  await after(60_000)
  expect([item().status, item().failure, pieces()]).toEqual(['failed', 'demo', 1])
})

test('frees the slot of a canceled upload and sends nothing after the end', async () => {
  provider.onPatch = () => new Promise(() => {})
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'PATCH' && init.signal) signals.push(init.signal)
    return provider.fetch(input, init)
  })
  const { queue, statuses, item } = await chosen({ name: 'a' }, { name: 'b' }, { name: 'c' })
  queue.remove(item(0).key)
  await settled()
  expect([statuses(), signals[0]?.aborted]).toEqual([['sending', 'sending'], true])
  queue.end()
  const calls = provider.calls.length
  queue.wake()
  await after(60_000)
  expect(provider.calls).toHaveLength(calls)
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})

const papers = { owner: OWNER, purpose: 'document', isOffered: true } as const

/** Opens a draft with files that were checked and lie on the device. */
async function chosen(...files: { name: string; uploadId?: string }[]) {
  vi.resetModules()
  const { openDeviceDatabase } = await import('@/client/state/device/device-database.ts')
  const { UploadQueue } = await import('./upload-queue.ts')
  const { toDeviceUpload } = await import('./upload-item.ts')
  const device = await openDeviceDatabase()
  const rows = files.map(({ name, ...known }, place) => {
    const row = toDeviceUpload(new File(['bytes'], name), place, { ...papers, viewer: 5 })
    return { ...row, isLookedAt: true, ...known }
  })
  for (const row of rows) await device.uploads.put(row)
  const queue = new UploadQueue(client, 5)
  end = () => queue.end()
  await queue.open(OWNER, client)
  await settled()
  const items = () => queue.items(OWNER, 'document')
  const item = (place = 0) => {
    const one = items()[place]
    if (!one) throw new Error('no such file')
    return one
  }
  return {
    queue,
    device,
    item,
    statuses: () => items().map(({ status }) => status),
    onDevice: () => device.uploads.get(rows[0]?.key ?? ''),
  }
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

function stored(): string {
  const data = token === null ? null : { token, data: { id: 5 } }
  return JSON.stringify({ _persist: { version: 1 }, User_signup: { data } })
}
