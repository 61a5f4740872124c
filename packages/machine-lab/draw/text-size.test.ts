import { expect, test } from 'vitest'
import { TEXT, wrapText } from './text-size.ts'

test('breaks between words', () => {
  expect(wrapText('one two three', 50, TEXT.size)).toEqual(['one two', 'three'])
})

test('leaves no slash alone on a line', () => {
  expect(wrapText('[else] / keepUnknownRefusal', 90, TEXT.size)).toEqual([
    '[else]',
    '/ keepUnknownRefusal',
  ])
  expect(wrapText('/ keepReason', 20, TEXT.size)).toEqual(['/ keepReason'])
})
