import { createDice } from '@hearth/dice/dice'
import { describe, expect, test } from 'vitest'
import { FIRST_DAY, inventSales } from '@/tests/support/invented-sales.ts'
import { createEstimator } from './estimator.ts'
import { judgeModel } from './judge-model.ts'
import type { Sale } from './sale.ts'
import { trainModel } from './train-model.ts'

const SALES = inventSales(1200)
const UNTIL = FIRST_DAY + 70
const judgment = judgeModel(SALES, UNTIL)
const TRAINED = SALES.filter(({ day }) => day < UNTIL)
const model = trainModel(TRAINED)

/** Estimates of the judged sales in order of their days. */
function replay(judged: readonly Sale[]): number[] {
  const estimator = createEstimator(model, TRAINED)
  return judged.map((sale) => estimator.estimateThenAdd(sale).middle)
}

describe('the judgment of a model', () => {
  test('counts both sides of the day and divides the judged sales into tenths', () => {
    expect([judgment.trained, judgment.unused, judgment.judged]).toEqual([700, 0, 500])
    expect(judgment.tenths.map(({ count }) => count)).toEqual(new Array(10).fill(50))
    const bounds = judgment.tenths.flatMap(({ from, to }) => [from, to])
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
  })

  test('finds an error near the noise of the prices, without bias', () => {
    expect(judgment.medianError).toBeLessThan(0.1)
    expect(judgment.medianError).toBeGreaterThan(0.03)
    expect(Math.abs(judgment.bias)).toBeLessThan(0.015)
  })

  test('holds four of five prices in the range', () => {
    expect(judgment.coverage).toBeGreaterThan(0.75)
    expect(judgment.coverage).toBeLessThan(0.85)
  })

  test('does not depend on the order of the sales', () => {
    const order = createDice(3)
    const shuffled = SALES.map((sale) => ({ sale, key: order.roll() }))
      .sort((a, b) => a.key - b.key)
      .map(({ sale }) => sale)
    expect(judgeModel(shuffled, UNTIL)).toEqual(judgment)
  })
})

describe('an estimate', () => {
  const judged = SALES.filter(({ day }) => day >= UNTIL)
  const usual = replay(judged)

  test('uses neither its own price nor those of the same and later days', () => {
    const day = UNTIL + 20
    const changed = judged.map((it) => (it.day >= day ? { ...it, price: it.price * 3 } : it))
    const firstLater = judged.findIndex((it) => it.day > day)
    expect(replay(changed).slice(0, firstLater)).toEqual(usual.slice(0, firstLater))
  })

  test('uses prices of earlier days', () => {
    const changed = judged.map((it) => (it.day === UNTIL ? { ...it, price: it.price * 3 } : it))
    expect(replay(changed).at(-1)).not.toBe(usual.at(-1))
  })

  test('follows a market that rises', () => {
    const risen = judged.map((it) => ({ ...it, price: it.price * 1.001 ** (it.day - UNTIL) }))
    const errors = replay(risen).map((middle, at) => middle / (risen[at]?.price ?? 0) - 1)
    const late = errors.slice(-200).sort((a, b) => a - b)
    expect(Math.abs(late[100] ?? 1)).toBeLessThan(0.025)
  })

  test('comes with a range around it and eight comparables', () => {
    const [home] = judged
    if (!home) throw new Error('no sale')
    const { low, middle, high, comparables } = createEstimator(model, TRAINED).estimate(home, UNTIL)
    expect(low).toBeLessThan(middle)
    expect(high).toBeGreaterThan(middle)
    expect(comparables).toHaveLength(8)
    const weights = comparables.map(({ similarity }) => similarity)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })

  test('works with unknown facts', () => {
    const [home] = judged
    if (!home) throw new Error('no sale')
    const bare = { ...home, lot: Number.NaN, grade: Number.NaN, yearBuilt: Number.NaN }
    expect(createEstimator(model, TRAINED).estimate(bare, UNTIL).middle).toBeGreaterThan(0)
  })
})
