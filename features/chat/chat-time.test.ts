import { expect, test } from 'vitest'
import { briefTime, dayText, localDay, timeText } from './chat-time.ts'

const now = new Date(2026, 10, 25, 9, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test('names days as they are on the device', () => {
  expect(localDay(at(2026, 10, 24, 23, 59))).toBe('2026-11-24')
  expect(dayText(at(2026, 10, 25, 0, 1), 'en', now)).toBe('today')
  expect(dayText(at(2026, 10, 24, 23, 59), 'de', now)).toBe('gestern')
  expect(dayText(at(2026, 10, 20, 8, 0), 'en', now)).toBe('November 20, 2026')
})

test('shows the time of today, and else the date', () => {
  expect(timeText(at(2026, 10, 25, 17, 30), 'de')).toBe('17:30')
  expect(briefTime(at(2026, 10, 25, 8, 5), 'de', now)).toBe('08:05')
  expect(briefTime(at(2026, 10, 3, 8, 5), 'en', now)).toBe('Nov 3')
  expect(briefTime(at(2025, 10, 3, 8, 5), 'de', now)).toBe('03.11.25')
})

test('says nothing about missing times', () => {
  expect(localDay('')).toBe('')
  expect(timeText('', 'en')).toBe('')
})
