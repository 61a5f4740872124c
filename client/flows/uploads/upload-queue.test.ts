import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createUploadsProvider } from '@/tests/support/uploads-in-memory.ts'

const OWNER = 'draft-1'
const photos = { owner: OWNER, purpose: 'photo', isOffered: true } as const
const papers = { owner: OWNER, purpose: 'document', isOffered: true } as const

let provider: ReturnType<typeof createUploadsProvider>
/** Pictures that a page has begun to look at. */
let looks: Look[]

class Look {
  src = ''
  onload = () => {}
  naturalWidth = 800
  naturalHeight = 600
  constructor() {
    looks.push(this)
  }
  removeAttribute() {}
}

beforeEach(() => {
  vi.unstubAllGlobals()
  provider = createUploadsProvider()
  looks = []
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', provider.fetch)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('Image', Look)
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const signedIn = { data: { token: '7|a', data: { id: 5 } } }
  const stored = { _persist: { version: 1 }, User_signup: signedIn }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) })
})

test('stores all added files before decoding, and resumes on the next visit', async () => {
  const first = await visit()
  const names = ['a.jpg', 'b.jpg', 'c.jpg']
  const keys = first.queue.add(names.map(photo), photos)
  await vi.waitFor(() => expect(looks).toHaveLength(1))
  const kept = await first.device.uploads.all()
  expect(new Set(kept.map(({ key }) => key))).toEqual(new Set(keys))
  expect(kept.map(({ file, isLookedAt }) => [file?.size, isLookedAt])).toEqual(
    keys.map(() => [5, false]),
  )
  expect(provider.calls).toEqual([])

  const second = await visit()
  for (const count of [2, 3, 4]) {
    await vi.waitFor(() => expect(looks).toHaveLength(count))
    looks.at(-1)?.onload()
  }
  await vi.waitFor(() => expect(second.statuses('photo')).toEqual(['ready', 'ready', 'ready']))
  expect(second.queue.items(OWNER, 'photo').map(({ key }) => key)).toEqual(keys)
  expect([...provider.uploads.values()].map(({ name }) => name)).toEqual(names)
})

test('sends nothing before all added files are stored', async () => {
  const { queue, device, statuses } = await visit()
  const put = device.uploads.put
  let write = () => {}
  const slow = new Promise<void>((resolve) => {
    write = resolve
  })
  vi.spyOn(device.uploads, 'put').mockImplementation(async (row) => {
    if (row.name === 'b.txt') await slow
    return put(row)
  })
  queue.add([paper('a.txt'), paper('b.txt')], papers)
  await vi.waitFor(async () => expect(await device.uploads.all()).toHaveLength(1))
  await settled()
  expect(provider.calls).toEqual([])
  write()
  await vi.waitFor(() => expect(statuses('document')).toEqual(['ready', 'ready']))
})

test('removes rejected files from the device', async () => {
  const { queue, device, statuses } = await visit()
  queue.add([paper('setup.exe'), paper('a.txt')], papers)
  await vi.waitFor(() => expect(statuses('document')).toEqual(['refused', 'ready']))
  expect((await device.uploads.all()).map(({ name }) => name)).toEqual(['a.txt'])
  expect([...provider.uploads.values()].map(({ name }) => name)).toEqual(['a.txt'])
})

test('leaves finished files alone when the connection is back', async () => {
  const { queue, statuses } = await visit()
  queue.add([paper('setup.exe'), paper('a.txt')], papers)
  await vi.waitFor(() => expect(statuses('document')).toEqual(['refused', 'ready']))
  queue.wake()
  expect(statuses('document')).toEqual(['refused', 'ready'])
})

test('keeps a file on the device for the form post, even after an early reload', async () => {
  const first = await visit()
  first.queue.add([photo('a.jpg')], { ...photos, isOffered: false })
  await vi.waitFor(() => expect(looks).toHaveLength(1))
  const second = await visit()
  await vi.waitFor(() => expect(looks).toHaveLength(2))
  looks[1]?.onload()
  await vi.waitFor(() => expect(second.statuses('photo')).toEqual(['ready']))
  const [item] = second.queue.items(OWNER, 'photo')
  expect([item?.uploadId, second.queue.findFile(item?.key ?? '')?.name]).toEqual([null, 'a.jpg'])
  expect(provider.calls).toEqual([])
})

test('treats files stored by an earlier version as decoded', async () => {
  const before = await visit()
  before.queue.add([photo('a.jpg')], photos)
  await vi.waitFor(() => expect(looks).toHaveLength(1))
  const [row] = await before.device.uploads.all()
  if (!row) throw new Error('nothing was kept')
  const { isLookedAt: _, isForPost: __, ...old } = row
  await before.device.uploads.put(old)
  const { statuses } = await visit()
  await vi.waitFor(() => expect(statuses('photo')).toEqual(['ready']))
  expect(looks).toHaveLength(1)
})

test('deletes a file removed while sending, on the device and at the provider', async () => {
  provider.onPatch = () => new Promise(() => {})
  const { queue, device } = await visit()
  const [key = ''] = queue.add([paper('a.txt'), paper('b.txt')], papers)
  await vi.waitFor(() => expect(provider.calls.map(({ method }) => method)).toContain('PATCH'))
  queue.remove(key)
  await vi.waitFor(async () => expect(await device.uploads.all()).toHaveLength(1))
  expect(provider.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(queue.items(OWNER, 'document').map(({ name }) => name)).toEqual(['b.txt'])
})

test('hides uploads from another member and keeps them on the device', async () => {
  provider.onPatch = () => new Promise(() => {})
  const { queue, device, queueOf, clientOf } = await visit()
  queue.add([paper('a.txt')], papers)
  await vi.waitFor(() => expect(provider.calls.map(({ method }) => method)).toContain('PATCH'))
  const other = queueOf(6)
  expect([queue.items(OWNER, 'document'), queueOf(null)]).toEqual([[], null])
  await other?.open(OWNER, clientOf(6))
  expect(other?.items(OWNER, 'document')).toEqual([])
  // It stays on the device until that person signs out.
  expect((await device.uploads.all()).map(({ name }) => name)).toEqual(['a.txt'])
})

test('removes the files of a published draft from the device', async () => {
  const { queue, device, statuses } = await visit()
  queue.add([paper('a.txt')], papers)
  queue.add([paper('b.txt')], { ...papers, owner: 'another' })
  await vi.waitFor(() => expect(statuses('document')).toEqual(['ready']))
  await queue.forget(OWNER)
  expect(statuses('document')).toEqual([])
  expect((await device.uploads.all()).map(({ name }) => name)).toEqual(['b.txt'])
})

/** As after a reload: another copy of the modules, the same disk; the draft is opened. */
async function visit() {
  vi.resetModules()
  const { uploadQueue } = await import('./upload-queue.ts')
  const { openDeviceDatabase } = await import('@/client/state/device/device-database.ts')
  const { createApiClient } = await import('@/client/api/client.ts')
  const baseUrl = 'http://provider.example/api'
  const clientOf = (viewer: number | null) => createApiClient({ baseUrl, language: 'en', viewer })
  const queueOf = (viewer: number | null) => uploadQueue(clientOf(viewer))
  const client = clientOf(5)
  const queue = uploadQueue(client)
  if (!queue) throw new Error('nobody is signed in')
  await queue.open(OWNER, client)
  return {
    queue,
    queueOf,
    clientOf,
    device: await openDeviceDatabase(),
    statuses: (purpose: 'photo' | 'document') =>
      queue.items(OWNER, purpose).map(({ status }) => status),
  }
}

/** Whatever could happen without an answer from outside has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function photo(name: string): File {
  return new File(['bytes'], name, { type: 'image/jpeg' })
}

function paper(name: string): File {
  return new File(['bytes'], name, { type: 'text/plain' })
}
