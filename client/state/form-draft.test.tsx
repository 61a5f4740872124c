import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './form-draft.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('what was typed comes back until it is sent', () => {
  keepDraft('contact', { subject: 'A question' })
  expect(readDraft('contact')).toEqual({ subject: 'A question' })
  expect(readDraft('other')).toEqual({})
  dropDraft('contact')
  expect(readDraft('contact')).toEqual({})
})

test.each(['', 'null', '[1', '"text"', '{"subject":7}'])(
  '%s in the storage is no draft',
  (text) => {
    sessionStorage.setItem('draft:contact', text)
    expect(readDraft('contact')).toEqual({})
  },
)

test('a storage that refuses is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft('contact', { subject: 'A question' })
  expect(readDraft('contact')).toEqual({})
})
