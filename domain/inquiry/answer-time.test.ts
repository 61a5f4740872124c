import { expect, test } from 'vitest'
import { toAnswerTime } from './answer-time.ts'

test.each([
  [0, 'hours', 1],
  [60, 'hours', 1],
  [61, 'hours', 2],
  [24 * 60, 'hours', 24],
  [24 * 60 + 1, 'days', 2],
  [72 * 60, 'days', 3],
] as const)('rounds %i minutes up to whole %s: %i', (minutes, unit, count) => {
  expect(toAnswerTime(minutes)).toEqual({ unit, count })
})
