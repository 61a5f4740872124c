import { expect, test } from 'vitest'
import { parseRentPeriod } from './rent-period.ts'

test.each([
  ['Monthly', 'Monthly'],
  ['yearly', 'Yearly'],
  [' DAILY ', 'Daily'],
  ['quarterly', 'Quarterly'],
  ['weekly', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses %j as %j', (word, period) => {
  expect(parseRentPeriod(word)).toBe(period)
})
