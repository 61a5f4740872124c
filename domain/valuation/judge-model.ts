import { comparablesPrice } from './comparables.ts'
import { createEstimator } from './estimator.ts'
import type { Sale } from './sale.ts'
import { MAX_SALES, sortSales, trainModel, type ValuationModel } from './train-model.ts'

/** Shares: 0.085 is 8.5 %. */
export type ErrorFigures = {
  medianError: number
  /** Median of (estimate − price) / price. */
  bias: number
  /** Mean of the same. */
  meanBias: number
}

export type GroupFigures = {
  from: number
  to: number
  count: number
  medianError: number
  bias: number
  coverage: number
}

export type Judgment = ErrorFigures & {
  trained: number
  /** Older sales that training left out. */
  unused: number
  judged: number
  coverage: number
  /** Median of (high − low) / middle. */
  rangeWidth: number
  /** Ten equal groups of the judged sales by estimated price. */
  tenths: GroupFigures[]
  /** The same by date; `from` and `to` are days since 1970-01-01. */
  dateTenths: GroupFigures[]
  comparablesOnly: ErrorFigures
}

type JudgedSale = { sale: Sale; low: number; middle: number; high: number; byComparables: number }

/** Trains on the sales before a day and judges each later sale with what was known before it. */
export function judgeModel(sales: readonly Sale[], until: number): Judgment {
  const sorted = sortSales(sales)
  const before = sorted.filter(({ day }) => day < until)
  const trained = before.slice(-MAX_SALES)
  const model: ValuationModel = trainModel(trained)
  const estimator = createEstimator(model, trained)
  const judged = sorted
    .filter(({ day }) => day >= until)
    .map((sale): JudgedSale => {
      const { comparables, ...range } = estimator.estimateThenAdd(sale)
      return { sale, ...range, byComparables: comparablesPrice(comparables) }
    })
  const byPrice = judged.toSorted((a, b) => a.middle - b.middle)
  return {
    trained: trained.length,
    unused: before.length - trained.length,
    judged: judged.length,
    ...errorFigures(judged.map(({ sale, middle }) => middle / sale.price - 1)),
    coverage: coverage(judged),
    rangeWidth: median(judged.map(({ low, middle, high }) => (high - low) / middle)),
    tenths: toTenths(byPrice, ({ middle }) => middle),
    dateTenths: toTenths(judged, ({ sale }) => sale.day),
    comparablesOnly: errorFigures(
      judged.map(({ sale, byComparables }) => byComparables / sale.price - 1),
    ),
  }
}

function toTenths(
  sorted: readonly JudgedSale[],
  key: (judged: JudgedSale) => number,
): GroupFigures[] {
  return Array.from({ length: 10 }, (_, at) => {
    const size = sorted.length / 10
    const group = sorted.slice(Math.round(at * size), Math.round((at + 1) * size))
    const first = group[0]
    const last = group.at(-1)
    if (!first || !last) return []
    const errors = errorFigures(group.map(({ sale, middle }) => middle / sale.price - 1))
    return [
      {
        from: key(first),
        to: key(last),
        count: group.length,
        medianError: errors.medianError,
        bias: errors.bias,
        coverage: coverage(group),
      },
    ]
  }).flat()
}

function errorFigures(errors: readonly number[]): ErrorFigures {
  return {
    medianError: median(errors.map(Math.abs)),
    bias: median(errors),
    meanBias: errors.reduce((sum, error) => sum + error, 0) / errors.length,
  }
}

function coverage(judged: readonly JudgedSale[]): number {
  const held = judged.filter(({ sale, low, high }) => sale.price >= low && sale.price <= high)
  return held.length / judged.length
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted.length / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at) - 1] ?? 0)) / 2
}
