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
  /** The same for the absolute error, in natural logarithms. */
  scales: BoostedTrees[]
  bands: Bands
  /** Estimates of the newest training sales by trees that did not see them, oldest first. */
  outcomes: Outcome[]
}

export type Outcome = RawEstimate & { day: number; logSalePrice: number }

export const MIN_SALES = 500
/** Training looks at the newest ones, so that its time and memory have a limit. */
export const MAX_SALES = 60_000

const FOLDS = 5
const SCALE_FOLDS = 3
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
  const { folds, unseen } = fitFolds(rows, premiums, { count: FOLDS, settings: PRICE_TREES })
  const errors = premiums.map((premium, at) => Math.abs(premium - (unseen[at] ?? 0)))
  const scales = fitFolds(rows, errors, { count: SCALE_FOLDS, settings: SCALE_TREES })
  const raw = sales.map((sale, at) => ({
    logPrice: (logPrices[at] ?? 0) + (unseen[at] ?? 0),
    scale: Math.max(MIN_SCALE, scales.unseen[at] ?? 0),
    day: sale.day,
    logSalePrice: Math.log(sale.price),
  }))
  const newest = raw.length - MIN_OUTCOMES
  const from = (sales.at(-1)?.day ?? 0) - OUTCOME_DAYS
  return {
    hedonic,
    folds,
    scales: scales.folds,
    bands: findBands(raw.map(({ logPrice }) => logPrice)),
    outcomes: raw.filter(({ day }, at) => day >= from || at >= newest),
  }
}

/** Estimates of a stored model; `features` are those of `toFeatures`. */
export type EstimateRaw = (features: readonly number[], logPrice: number) => RawEstimate

export function createEstimateRaw({ folds, scales }: ValuationModel): EstimateRaw {
  const predictPremium = createMeanPredict(folds)
  const predictScale = createMeanPredict(scales)
  return (features, logPrice) => ({
    logPrice: logPrice + predictPremium(features),
    scale: Math.max(MIN_SCALE, predictScale(features)),
  })
}

function createMeanPredict(folds: readonly BoostedTrees[]): Predict {
  const predicts = folds.map(createPredict)
  return (values) => predicts.reduce((sum, predict) => sum + predict(values), 0) / predicts.length
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

/** `unseen`: the prediction for each sale by trees that were fitted without it. */
function fitFolds(
  rows: readonly number[][],
  targets: Float64Array,
  { count, settings }: { count: number; settings: BoostSettings },
) {
  const dice = createDice(count)
  const parts = rows.map(() => dice.between(0, count - 1))
  const unseen = new Float64Array(rows.length)
  const folds: BoostedTrees[] = []
  for (let fold = 0; fold < count; fold++) {
    const seen = rows.filter((_, at) => parts[at] !== fold)
    const seenTargets = targets.filter((_, at) => parts[at] !== fold)
    const trees = boostTrees(toTable(seen), seenTargets, settings, createDice(fold))
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
