import { createDice } from '@hearth/dice/dice'
import { describe, expect, test } from 'vitest'
import { type BoostSettings, boostTrees, createPredict } from './boosted-trees.ts'

const SETTINGS: BoostSettings = {
  trees: 60,
  learningRate: 0.1,
  rowShare: 0.8,
  columnShare: 1,
  leaves: 8,
  minRows: 5,
  ridge: 1,
  clip: 1,
}

/** The second column is noise; every tenth value of the first is unknown. */
function inventRows(count: number) {
  const dice = createDice(2)
  const rows = Array.from({ length: count }, (_, at) => [
    at % 10 === 0 ? Number.NaN : dice.roll(),
    dice.roll(),
  ])
  const targets = rows.map(([value = 0]) => (Number.isNaN(value) ? 3 : value > 0.5 ? 2 : 1))
  return {
    table: { rows: count, columns: 2, values: Float64Array.from(rows.flat()) },
    targets: Float64Array.from(targets),
  }
}

describe('boosted trees', () => {
  const { table, targets } = inventRows(600)
  const fitWith = (seed: number) => boostTrees(table, targets, SETTINGS, createDice(seed))

  test.each([
    [[0.2, 0.9], 1],
    [[0.8, 0.1], 2],
    [[Number.NaN, 0.5], 3],
  ])('predict %j as %d', (row, expected) => {
    expect(createPredict(fitWith(1))(row)).toBeCloseTo(expected, 1)
  })

  test('repeat with the same dice, and differ with others', () => {
    expect(fitWith(1)).toEqual(fitWith(1))
    expect(fitWith(2)).not.toEqual(fitWith(1))
  })

  test('predict the same after a round through JSON', () => {
    const trees = fitWith(1)
    const stored = JSON.parse(JSON.stringify(trees))
    expect(createPredict(stored)([0.3, 0.3])).toBe(createPredict(trees)([0.3, 0.3]))
  })

  test('are moved little by one wild target', () => {
    const wild = targets.with(1, 1e6)
    const predict = createPredict(boostTrees(table, wild, SETTINGS, createDice(1)))
    expect(predict([0.2, 0.9])).toBeCloseTo(1, 0)
  })

  test('predict the only target of a single row', () => {
    const one = { rows: 1, columns: 2, values: Float64Array.of(1, 2) }
    const trees = boostTrees(one, Float64Array.of(7), SETTINGS, createDice(1))
    expect(createPredict(trees)([1, 2])).toBe(7)
  })
})
