import { createDice } from '@hearth/dice/dice'
import { type Bands, findBands } from './bands.ts'
import type { FeatureTable } from './boosting/bins.ts'
import {
  type BoostedTrees,
  type BoostSettings,
  boostTrees,
  createPredict,
  type Predict,
} from './boosting/boosted-trees.ts'
import { createSaleHistory, toFeatures } from './features.ts'
import { fitHedonic, type Hedonic, hedonicLogPrice } from './hedonic.ts'
import { MIN_OUTCOMES, type RawEstimate } from './rolling.ts'
import type { Sale } from './sale.ts'

/** Plain data, so that it can be stored. */
export type ValuationModel = {
  hedonic: Hedonic
  /** Each was fitted without one part of the sales; their mean is the estimate. */
  folds: BoostedTrees[]
  /** The usual absolute error in natural logarithms. */
  scale: BoostedTrees
  bands: Bands
  /** Estimates of the newest training sales by trees that did not see them, oldest first. */
  outcomes: Outcome[]
}

export type Outcome = RawEstimate & { day: number; paid: number }

export const MIN_SALES = 500
/** Training looks at the newest ones, so that its time and memory have a limit. */
export const MAX_SALES = 60_000

const FOLDS = 5
const PRICE_TREES: BoostSettings = {
  trees: 300,
  learningRate: 0.06,
  rowShare: 0.75,
  columnShare: 0.6,
  leaves: 24,
  minRows: 15,
  ridge: 5,
  clip: 0.5,
}
const SCALE_TREES: BoostSettings = {
  ...PRICE_TREES,
  trees: 120,
  leaves: 12,
  minRows: 40,
  clip: 0.4,
}
const MIN_SCALE = 0.03
/** Days of outcomes that the first corrections and ranges use. */
const OUTCOME_DAYS = 90

/** Deterministic, whatever the order of the sales. */
export function trainModel(unsorted: readonly Sale[]): ValuationModel {
  const sales = sortSales(unsorted).slice(-MAX_SALES)
  const hedonic = fitHedonic(
    sales,
    sales.map(({ price }) => Math.log(price)),
  )
  const { rows, logPrices } = readTraining(sales, hedonic)
  const premiums = Float64Array.from(
    sales,
    (sale, at) => Math.log(sale.price) - (logPrices[at] ?? 0),
  )
  const { folds, unseen } = fitFolds(rows, premiums)
  const errors = premiums.map((premium, at) => Math.abs(premium - (unseen[at] ?? 0)))
  const scale = boostTrees(toTable(rows), errors, SCALE_TREES, createDice(FOLDS + 1))
  const predictScale = createPredict(scale)
  const raw = sales.map((sale, at) => ({
    logPrice: (logPrices[at] ?? 0) + (unseen[at] ?? 0),
    scale: toScale(predictScale, rows[at] ?? []),
    day: sale.day,
    paid: Math.log(sale.price),
  }))
  const newest = raw.length - MIN_OUTCOMES
  const from = (sales.at(-1)?.day ?? 0) - OUTCOME_DAYS
  return {
    hedonic,
    folds,
    scale,
    bands: findBands(raw.map(({ logPrice }) => logPrice)),
    outcomes: raw.filter(({ day }, at) => day >= from || at >= newest),
  }
}

/** Estimates of a stored model; `features` are those of `toFeatures`. */
export type EstimateRaw = (features: readonly number[], logPrice: number) => RawEstimate

export function createEstimateRaw({ folds, scale }: ValuationModel): EstimateRaw {
  const premiums = folds.map(createPredict)
  const predictScale = createPredict(scale)
  return (features, logPrice) => {
    const premium = premiums.reduce((sum, predict) => sum + predict(features), 0) / folds.length
    return { logPrice: logPrice + premium, scale: toScale(predictScale, features) }
  }
}

/** By day, then by what does not depend on the file. */
export function sortSales(sales: readonly Sale[]): Sale[] {
  return sales.toSorted(
    (a, b) =>
      a.day - b.day ||
      a.latitude - b.latitude ||
      a.longitude - b.longitude ||
      a.price - b.price ||
      a.area - b.area,
  )
}

function toScale(predict: Predict, features: readonly number[]): number {
  return Math.max(MIN_SCALE, predict(features))
}

/** Each sale sees only those of earlier days. */
function readTraining(sales: readonly Sale[], hedonic: Hedonic) {
  const history = createSaleHistory(hedonic)
  const rows: number[][] = []
  const logPrices: number[] = []
  let added = 0
  for (const sale of sales) {
    for (let next = sales[added]; next && next.day < sale.day; next = sales[added]) {
      history.add(next)
      added++
    }
    const logPrice = hedonicLogPrice(hedonic, sale)
    logPrices.push(logPrice)
    rows.push(toFeatures(sale, sale.day, logPrice, history.findNearby(sale, sale.day)))
  }
  return { rows, logPrices }
}

/** `unseen`: the estimate of each sale by trees that were fitted without it. */
function fitFolds(rows: readonly number[][], targets: Float64Array) {
  const dice = createDice(FOLDS)
  const parts = rows.map(() => dice.between(0, FOLDS - 1))
  const unseen = new Float64Array(rows.length)
  const folds: BoostedTrees[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = rows.filter((_, at) => parts[at] !== fold)
    const seenTargets = targets.filter((_, at) => parts[at] !== fold)
    const trees = boostTrees(toTable(seen), seenTargets, PRICE_TREES, createDice(fold))
    const predict = createPredict(trees)
    for (const [at, row] of rows.entries()) if (parts[at] === fold) unseen[at] = predict(row)
    folds.push(trees)
  }
  return { folds, unseen }
}

function toTable(rows: readonly number[][]): FeatureTable {
  const columns = rows[0]?.length ?? 0
  return { rows: rows.length, columns, values: Float64Array.from(rows.flat()) }
}
