import { expect, test } from 'vitest'
import { parseRentDuration } from './rent-duration.ts'

test.each([
  ['Monthly', 'Monthly'],
  ['yearly', 'Yearly'],
  [' DAILY ', 'Daily'],
  ['quarterly', 'Quarterly'],
  ['weekly', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses %j as %j', (word, duration) => {
  expect(parseRentDuration(word)).toBe(duration)
})
