import { afterEach, expect, test, vi } from 'vitest'
import { deletePersonalCopies, keepOfflinePage, listKeptPages } from './offline-copies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('deletes the replies of a member, and takes their notifications off the screen', async () => {
  const deleted = vi.fn(async () => true)
  const close = vi.fn()
  vi.stubGlobal('caches', { delete: deleted })
  withWorker({ getNotifications: async () => [{ close }, { close }] })
  await deletePersonalCopies()
  expect(deleted).toHaveBeenCalledExactlyOnceWith('hearth-personal-1')
  expect(close).toHaveBeenCalledTimes(2)
})

test('never stands in the way of signing out', async () => {
  await deletePersonalCopies()
  const failing = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  vi.stubGlobal('caches', { delete: failing })
  Object.assign(navigator, { serviceWorker: { getRegistration: failing } })
  await expect(deletePersonalCopies()).resolves.toBeUndefined()
})

test('has a page kept once in ten minutes, as soon as there is a worker', async () => {
  const postMessage = vi.fn()
  await keepOfflinePage('/de/offline')
  withWorker({ active: { postMessage } })
  await keepOfflinePage('/de/offline')
  await keepOfflinePage('/de/offline')
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'keepPage',
    address: '/de/offline',
    files: [],
  })
})

test('lists pages that were kept, the last one first, by their titles', async () => {
  const pages = new Map([
    ['https://homes.example/properties', '<title>Homes for sale &amp; rent</title>'],
    ['https://homes.example/offline', '<title>Hearth</title>'],
    ['https://homes.example/user/chat?person=7', '<title>Messages</title>'],
  ])
  const cache = {
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => new Response(pages.get(url)),
  }
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache })
  expect(await listKeptPages()).toEqual([
    { address: '/user/chat?person=7', title: 'Messages' },
    { address: '/properties', title: 'Homes for sale & rent' },
  ])
})

function withWorker(registration: object): void {
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } })
}
