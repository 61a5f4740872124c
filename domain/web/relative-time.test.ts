import { describe, expect, test } from 'vitest'
import { humanisedAge, relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const DAY = 86_400

describe('the age in words', () => {
  test.each([
    [-90, 'just now'],
    [0, 'just now'],
    [0.9, 'just now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [2 * DAY, '2 days ago'],
    [7 * DAY, '1 week ago'],
    [29 * DAY, '4 weeks ago'],
    [30 * DAY, '1 month ago'],
    [364 * DAY, '12 months ago'],
    [365 * DAY, '1 year ago'],
    [800 * DAY, '2 years ago'],
  ])('%d seconds', (seconds, words) => {
    expect(humanisedAge(ago(seconds), now)).toBe(words)
  })

  test.each([
    ['en', '2 days ago'],
    ['es', 'hace 2 días'],
    ['de', 'vor 2 Tagen'],
    ['ar', 'قبل يومين'],
  ])('follow the notation of the language %s', (language, words) => {
    expect(relativeTime(ago(2 * DAY), now, language, 'just now')).toBe(words)
  })

  test("uses the caller's text for just now", () => {
    expect(relativeTime(now, now, 'de', 'gerade eben')).toBe('gerade eben')
  })
})
