import { expect, test } from 'vitest'
import { parseRange } from './download-reply.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-400', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=5-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
])('reads the range %s', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range)
})
