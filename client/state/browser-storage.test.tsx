import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { ROOT_KEY } from './stored-state.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('writes and reads under the root key', async () => {
  expect(browserStorage.write('{}')).toBe(true)
  expect(await browserStorage.read()).toBe('{}')
  expect(Object.keys(localStorage)).toEqual([ROOT_KEY])
})

test('is empty when storage is blocked, without an error', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([await browserStorage.read(), browserStorage.write('{}')]).toEqual([null, false])
})

test('returns false when storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(browserStorage.write('{}')).toBe(false)
})

test("listens to other tabs' writes under its key only", () => {
  const heard: (string | null)[] = []
  const end = browserStorage.watch((text) => heard.push(text))
  const say = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  say(ROOT_KEY, '{"a":1}')
  say('something-else', 'x')
  say(null, null)
  end()
  say(ROOT_KEY, 'late')
  expect(heard).toEqual(['{"a":1}', null])
})

test('reads again when a page returns from the back/forward cache', () => {
  const heard: (string | null)[] = []
  const end = browserStorage.watch((text) => heard.push(text))
  browserStorage.write('{"a":2}')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  end()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(heard).toEqual(['{"a":2}'])
})
