import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { halton, onDome } from './lights.ts'

const numbers = Array.from({ length: 256 }, (_, at) => at + 1)

test.each([2, 3, 5, 7])('fills 0 to 1 evenly in base %i', (base) => {
  const tenths = new Map<number, number>()
  for (const number of numbers) {
    const tenth = Math.floor(halton(number, base) * 10)
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1)
  }
  expect([...tenths.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const count of tenths.values()) expect(Math.abs(count - 25.6)).toBeLessThan(5)
})

test('spreads directions of length 1 above the horizon, on all sides', () => {
  const sum = new Vector3()
  for (const number of numbers) {
    const direction = onDome(halton(number, 2), halton(number, 3))
    expect(direction.length()).toBeCloseTo(1)
    expect(direction.y).toBeGreaterThan(0)
    sum.add(direction)
  }
  sum.divideScalar(numbers.length)
  expect([sum.x, sum.z].map(Math.abs).every((mean) => mean < 0.02)).toBe(true)
})
