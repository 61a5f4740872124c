import { expect, test } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

test.each(['1970-01-01', '2024-02-29', '9998-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each([
  '2023-02-29',
  '2026-13-01',
  '1969-12-31',
  '9999-01-01',
  '2026-1-1',
  '2026-11-30T10',
  '',
])('%j is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false)
})
