import { expect, it } from 'vitest'
import { ticksFor, writtenLabels } from './chart-scale.ts'

it('uses round ticks around the values', () => {
  expect(ticksFor([120, 480, 310])).toEqual([0, 200, 400, 600])
  expect(ticksFor([1_250_000])).toEqual([0, 500_000, 1_000_000, 1_500_000])
  expect(ticksFor([0.3, 0.1])).toEqual([0, 0.1, 0.2, 0.3])
  expect(ticksFor([-30, 45])).toEqual([-40, -20, 0, 20, 40, 60])
})

it('omits the range far below the values when the axis need not start at zero', () => {
  expect(ticksFor([765_000, 795_000], 4, false)).toEqual([
    760_000, 770_000, 780_000, 790_000, 800_000,
  ])
})

it('has at least two ticks', () => {
  for (const values of [[], [0], [500]]) {
    expect(ticksFor(values, 4, false).length).toBeGreaterThan(1)
    expect(ticksFor(values).length).toBeGreaterThan(1)
  }
})

it('shows as many labels as fit', () => {
  expect([...writtenLabels([0, 0.25, 0.5, 0.75, 1])]).toEqual([0, 1, 2, 3, 4])
  expect([...writtenLabels([0, 0.35, 0.49, 1])]).toEqual([0, 1, 3])
  expect([...writtenLabels([0.5])]).toEqual([0])
  expect([...writtenLabels([])]).toEqual([])
})
