import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [1, 'en', '1 hour'],
  [23, 'en', '23 hours'],
  [24, 'en', '1 day'],
  [36, 'en', '1.5 days'],
  [720, 'en', '30 days'],
  [720, 'es', '30 días'],
  [720, 'de', '30 Tage'],
  [720, 'ar', '30 يومًا'],
  [6, 'de', '6 Stunden'],
])('formats %d hours in %s', (hours, language, words) => {
  expect(formatDuration(hours, language)).toBe(words)
})
