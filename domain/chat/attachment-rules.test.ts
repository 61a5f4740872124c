import { expect, test } from 'vitest'
import { ATTACHMENT_MAX_BYTES, attachmentFault, isPictureName } from './attachment-rules.ts'

test.each([
  ['plan.PDF', 1, null],
  ['kitchen.jpeg', ATTACHMENT_MAX_BYTES, null],
  ['kitchen.jpg', ATTACHMENT_MAX_BYTES + 1, 'tooLarge'],
  ['contract.docx', 0, 'empty'],
  ['setup.exe', 10, 'wrongKind'],
  ['noending', 10, 'wrongKind'],
])('judges %s of %i bytes', (name, size, fault) => {
  expect(attachmentFault({ name, size })).toBe(fault)
})

test('tells pictures from documents', () => {
  expect(isPictureName('a.JPG')).toBe(true)
  expect(isPictureName('a.pdf')).toBe(false)
})
