import { type Comparable, pickComparables } from './comparables.ts'
import { createSaleHistory, toFeatures } from './features.ts'
import { hedonicLogPrice } from './hedonic.ts'
import { createRollingState, type RawEstimate } from './rolling.ts'
import type { HomeFacts, Sale } from './sale.ts'
import { createEstimateRaw, type ValuationModel } from './train-model.ts'

/** Prices in the currency of the sales. */
export type Estimate<Item extends Sale = Sale> = {
  low: number
  middle: number
  high: number
  comparables: Comparable<Item>[]
}

export type Estimator<Item extends Sale = Sale> = {
  /** Days in ascending order; uses only sales of earlier days. */
  estimate(home: HomeFacts, day: number): Estimate<Item>
  /** Estimates a sale as if its price were unknown, then learns the price. */
  estimateThenAdd(sale: Item): Estimate<Item>
}

/** `sales`: those that the model was trained on, or newer. */
export function createEstimator<Item extends Sale>(
  model: ValuationModel,
  sales: readonly Item[],
): Estimator<Item> {
  const history = createSaleHistory<Item>(model.hedonic)
  const rolling = createRollingState(model.bands)
  const estimateRaw = createEstimateRaw(model)
  const pending: Item[] = []
  for (const sale of sales) history.add(sale)
  for (const { day, logSalePrice, ...raw } of model.outcomes) rolling.record(raw, logSalePrice, day)
  const addEarlier = (day: number) => {
    for (let next = pending[0]; next && next.day < day; next = pending[0]) {
      history.add(next)
      pending.shift()
    }
  }
  const run = (home: HomeFacts, day: number): { raw: RawEstimate; estimate: Estimate<Item> } => {
    addEarlier(day)
    const nearby = history.findNearby(home, day)
    const logPrice = hedonicLogPrice(model.hedonic, home)
    const raw = estimateRaw(toFeatures(home, day, logPrice, nearby), logPrice)
    const range = rolling.apply(raw, day)
    return {
      raw,
      estimate: {
        low: Math.exp(range.low),
        middle: Math.exp(range.middle),
        high: Math.exp(range.high),
        comparables: pickComparables(nearby, logPrice),
      },
    }
  }
  return {
    estimate: (home, day) => run(home, day).estimate,
    estimateThenAdd(sale) {
      const { raw, estimate } = run(sale, sale.day)
      rolling.record(raw, Math.log(sale.price), sale.day)
      pending.push(sale)
      return estimate
    },
  }
}
