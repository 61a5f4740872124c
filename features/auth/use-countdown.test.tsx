import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockTime, useCountdown } from './use-countdown.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const SECOND = 1000
const HOUR = 3_600_000

test('counts down to zero and stops', () => {
  const { left, pass } = waiting(2)
  expect(left()).toBe(2)
  pass(SECOND)
  expect(left()).toBe(1)
  pass(SECOND)
  expect(left()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('restarts with a new duration', () => {
  const { left, pass, again } = waiting(30)
  pass(29 * SECOND)
  again(600)
  expect(left()).toBe(600)
  pass(SECOND)
  expect(left()).toBe(599)
})

test('is up to date after the device slept', () => {
  const { left, pass } = waiting(600)
  vi.setSystemTime(Date.now() + HOUR)
  pass(250)
  expect(left()).toBe(0)
})

test('does not wait longer when the clock is set back', () => {
  const { left, pass } = waiting(30)
  pass(10 * SECOND)
  vi.setSystemTime(Date.now() - HOUR)
  pass(10 * SECOND)
  expect(left()).toBe(10)
  pass(10 * SECOND)
  expect(left()).toBe(0)
})

test.each([
  [45, '0:45'],
  [600, '10:00'],
])('formats %i seconds as %s', (seconds, text) => expect(clockTime(seconds)).toBe(text))

function waiting(seconds: number) {
  const { result, rerender } = renderHook(({ wait }) => useCountdown(wait), {
    initialProps: { wait: { seconds } },
  })
  return {
    left: () => result.current,
    pass: (time: number) => act(() => void vi.advanceTimersByTime(time)),
    again: (next: number) => rerender({ wait: { seconds: next } }),
  }
}
