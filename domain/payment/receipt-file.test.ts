import { expect, test } from 'vitest'
import { receiptFault } from './receipt-file.ts'

const MB = 1024 * 1024

test.each([
  ['receipt.pdf', 'application/pdf', 10 * MB, null],
  ['receipt.jpg', 'image/jpeg', 1, null],
  ['receipt.png', 'image/png', 1, null],
  ['RECEIPT.PDF', '', 1, null],
  ['receipt.pdf', 'application/pdf', 10 * MB + 1, 'tooLarge'],
  ['receipt.pdf', 'application/pdf', 0, 'empty'],
  ['receipt.exe', 'application/x-msdownload', 1, 'wrongKind'],
  ['receipt.pdf.exe', '', 1, 'wrongKind'],
  ['receipt.pdf', 'text/html', 1, 'wrongKind'],
  ['receipt.heic', 'image/heic', 1, null],
  ['receipt.gif', 'image/gif', 1, 'wrongKind'],
] as const)('judges %s of type "%s" with %i bytes', (name, type, size, fault) => {
  expect(receiptFault({ name, type, size })).toBe(fault)
})
