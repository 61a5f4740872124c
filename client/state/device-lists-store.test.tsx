import { beforeEach, expect, test, vi } from 'vitest'
import {
  emptyDeviceLists,
  serializeDeviceLists,
  withList,
  withListing,
} from '@/domain/listing/device-lists.ts'
import { createDeviceListsStore, DEVICE_LISTS_KEY } from './device-lists-store.ts'

const favour = (id: number) => (kept: typeof emptyDeviceLists) =>
  withListing(kept, 'favourites', id)

let disk: ReturnType<typeof createDisk>
beforeEach(() => {
  disk = createDisk()
})

test('keeps listings for the next visit', () => {
  const first = createDeviceListsStore(disk.storage)
  expect(first.change(favour(7))).toBe(true)
  expect(first.read().favourites).toEqual([7])
  expect(createDeviceListsStore(disk.storage).read().favourites).toEqual([7])
})

test('merges changes of two tabs', () => {
  const [here, there] = [createDeviceListsStore(disk.storage), createDeviceListsStore(disk.storage)]
  here.change(favour(1))
  there.change(favour(2))
  expect(there.read().favourites).toEqual([2, 1])
})

test('notifies once of each change in another tab', () => {
  const here = createDeviceListsStore(disk.storage)
  const heard = vi.fn()
  const end = here.watch(heard)
  disk.entries.set(
    DEVICE_LISTS_KEY,
    serializeDeviceLists(withList(emptyDeviceLists, 'hidden', [3])),
  )
  dispatchEvent(new StorageEvent('storage', { key: DEVICE_LISTS_KEY }))
  dispatchEvent(new StorageEvent('storage', { key: DEVICE_LISTS_KEY }))
  dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect([here.read().hidden, heard.mock.calls.length]).toEqual([[3], 1])
  disk.entries.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(here.read()).toEqual(emptyDeviceLists)
  end()
  disk.entries.set(
    DEVICE_LISTS_KEY,
    serializeDeviceLists(withList(emptyDeviceLists, 'hidden', [4])),
  )
  dispatchEvent(new StorageEvent('storage', { key: DEVICE_LISTS_KEY }))
  expect(here.read()).toEqual(emptyDeviceLists)
})

test('reads changes when a page returns from the back/forward cache', () => {
  const here = createDeviceListsStore(disk.storage)
  const heard = vi.fn()
  const end = here.watch(heard)
  createDeviceListsStore(disk.storage).change(favour(3))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(heard).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([here.read().favourites, heard.mock.calls.length]).toEqual([[3], 1])
  disk.isFull = true
  here.change(favour(4))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(here.read().favourites).toEqual([4, 3])
  end()
})

test('returns false when storage is full and continues in memory', () => {
  const store = createDeviceListsStore(disk.storage)
  store.change(favour(1))
  disk.isFull = true
  expect(store.change(favour(2))).toBe(false)
  expect(store.change(favour(3))).toBe(false)
  expect(store.read().favourites).toEqual([3, 2, 1])
  disk.isFull = false
  expect(store.change(favour(4))).toBe(true)
  expect(createDeviceListsStore(disk.storage).read().favourites).toEqual([4, 3, 2, 1])
})

test('returns false when storage is blocked', () => {
  const store = createDeviceListsStore(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(store.read()).toEqual(emptyDeviceLists)
  expect(store.change(favour(1))).toBe(false)
  expect(store.read().favourites).toEqual([1])
})

test('replaces unreadable storage', () => {
  disk.entries.set(DEVICE_LISTS_KEY, '{"version":1,"favo')
  const store = createDeviceListsStore(disk.storage)
  expect(store.read()).toEqual(emptyDeviceLists)
  store.change(favour(5))
  expect(createDeviceListsStore(disk.storage).read().favourites).toEqual([5])
})

test('neither writes nor notifies without a change', () => {
  const store = createDeviceListsStore(disk.storage)
  store.change(favour(5))
  const heard = vi.fn()
  store.watch(heard)
  disk.isFull = true
  expect(store.change(favour(5))).toBe(true)
  expect(heard).not.toHaveBeenCalled()
})

/** One browser's storage, for as many tabs as wanted. */
function createDisk() {
  const entries = new Map<string, string>()
  const made = {
    entries,
    isFull: false,
    storage: (): Storage => ({
      length: entries.size,
      clear: () => entries.clear(),
      key: () => null,
      getItem: (key) => entries.get(key) ?? null,
      removeItem: (key) => void entries.delete(key),
      setItem(key, value) {
        if (made.isFull) throw new DOMException('full', 'QuotaExceededError')
        entries.set(key, value)
      },
    }),
  }
  return made
}
