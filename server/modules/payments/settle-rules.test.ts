import { describe, expect, test } from 'vitest'
import { nextCheckAt } from './settle-rules.ts'

const MINUTE_MS = 60_000
const CREATED = new Date('2026-06-15T12:00:00.000Z')
const after = (minutes: number) => new Date(CREATED.getTime() + minutes * MINUTE_MS)

function minutesTo(minutes: number, facts: { isPaid?: boolean } = {}): number | null {
  const paidAt = facts.isPaid ? CREATED : null
  const asked = { state: facts.isPaid ? 'paid' : 'pending', createdAt: CREATED, paidAt } as const
  const next = nextCheckAt(asked, after(minutes))
  return next && (next.getTime() - CREATED.getTime()) / MINUTE_MS
}

describe('the next check', () => {
  test.each([
    [0, 2],
    [2, 10],
    [9, 10],
    [10, 60],
    [60, 120],
    [61, 120],
    [4_319, 4_320],
    [4_320, 4_380],
    [4_320.5, 4_380],
    [4_380, 4_440],
    [4_500, 4_560],
    [10_000, 10_020],
  ])('of an unpaid attempt %d minutes old is at minute %d', (age = 0, next = 0) => {
    expect(minutesTo(age)).toBe(next)
  })

  test('is always ahead, at most an hour', () => {
    for (let age = 0; age < 6_000; age += 7.5) {
      const wait = (minutesTo(age) ?? 0) - age
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
  })

  test('of a paid attempt comes after days, and ends after 120', () => {
    const day = 24 * 60
    expect(minutesTo(0, { isPaid: true })).toBe(day)
    expect(minutesTo(day, { isPaid: true })).toBe(3 * day)
    expect(minutesTo(120 * day, { isPaid: true })).toBeNull()
  })

  test.each(['refunded', 'dispute_lost', 'expired'] as const)(
    'of a %s attempt never comes',
    (state) => {
      expect(nextCheckAt({ state, createdAt: CREATED, paidAt: CREATED }, after(1))).toBeNull()
    },
  )
})
