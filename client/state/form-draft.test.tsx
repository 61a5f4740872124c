import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './form-draft.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('restores typed values until they are sent', () => {
  keepDraft('contact', { subject: 'A question' })
  expect(readDraft('contact')).toEqual({ subject: 'A question' })
  expect(readDraft('other')).toEqual({})
  dropDraft('contact')
  expect(readDraft('contact')).toEqual({})
})

test.each(['', 'null', '[1', '"text"', '{"subject":7}'])('ignores %s in storage', (text) => {
  sessionStorage.setItem('draft:contact', text)
  expect(readDraft('contact')).toEqual({})
})

test('does not throw when storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft('contact', { subject: 'A question' })
  expect(readDraft('contact')).toEqual({})
})
