import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeviceDraft, DeviceMessage } from './device-database.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('keeps rows for the next visit', async () => {
  const first = await visit()
  expect(await first.drafts.put(draft('a'))).toBe(true)
  await first.drafts.put(draft('b'))
  await first.drafts.put({ ...draft('a'), content: 'later' })
  await first.drafts.remove('b')
  const second = await visit()
  expect(await second.drafts.all()).toEqual([{ ...draft('a'), content: 'later' }])
  expect(await second.drafts.get('a')).toMatchObject({ content: 'later' })
  expect(await second.drafts.get('b')).toBeUndefined()
  expect(await second.uploads.all()).toEqual([])
})

test('falls back to memory when storage is blocked', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const device = await visit()
  expect(await device.drafts.put(draft('a'))).toBe(false)
  expect(await device.drafts.all()).toEqual([draft('a')])
  await device.drafts.remove('a')
  expect(await device.drafts.get('a')).toBeUndefined()
})

test('falls back to memory when storage does not answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => Object.assign(new EventTarget(), { readyState: '' }) })
  const waiting = visit()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await (await waiting).drafts.put(draft('a'))).toBe(false)
})

test('keeps rows in memory when the disk is full, in front of older ones on disk', async () => {
  const device = await visit()
  await device.drafts.put(draft('a'))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await device.drafts.put({ ...draft('a'), content: 'later' })).toBe(false)
  expect(await device.drafts.all()).toEqual([{ ...draft('a'), content: 'later' }])
  full.mockRestore()
  expect(await device.drafts.put({ ...draft('a'), content: 'last' })).toBe(true)
  expect(await device.drafts.all()).toEqual([{ ...draft('a'), content: 'last' }])
})

test('keeps the rows of a version without messages', async () => {
  const old = await openDB('hearth-device', 1, {
    upgrade(fresh) {
      for (const name of ['drafts', 'uploads']) fresh.createObjectStore(name, { keyPath: 'key' })
    },
  })
  await old.put('drafts', draft('a'))
  old.close()
  const device = await visit()
  expect(await device.drafts.all()).toEqual([draft('a')])
  expect(await device.messages.put(message('b', 5))).toBe(true)
})

test('deletes only the drafts and messages of the member who signs out', async () => {
  const device = await visit()
  await device.messages.put(message('a', 5))
  await device.messages.put(message('b', 6))
  await device.drafts.put(draft('a'))
  await device.drafts.put({ ...draft('b'), viewer: 6 })
  await device.drafts.put({ ...draft('c'), viewer: null })
  const { forgetPerson } = await import('./forget-person.ts')
  await forgetPerson(5)
  expect((await device.drafts.all()).map(({ key }) => key)).toEqual(['b', 'c'])
  expect((await device.messages.all()).map(({ key }) => key)).toEqual(['b'])
})

/** As after a reload: another copy of the module, the same disk. */
async function visit() {
  vi.resetModules()
  const { openDeviceDatabase } = await import('./device-database.ts')
  return openDeviceDatabase()
}

function draft(key: string): DeviceDraft {
  return { key, viewer: 5, changedAt: 1, content: { title: 'Home' } }
}

function message(key: string, viewer: number): DeviceMessage {
  const nothing = { text: '', file: null, fileName: '', audio: null, failure: '' }
  return { key, viewer, peer: 7, listing: 41, status: 'waiting', addedAt: 1, ...nothing }
}
