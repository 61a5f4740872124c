import type { HomeFacts } from './sale.ts'

/** Linear regression of the log price on facts. Plain data, so that it can be stored. */
export type Hedonic = { means: number[]; deviations: number[]; weights: number[]; start: number }

/** Ridge regression on standardized facts; unknown ones count as average. */
export function fitHedonic(homes: readonly HomeFacts[], logPrices: readonly number[]): Hedonic {
  const rows = homes.map(toColumns)
  const size = rows[0]?.length ?? 0
  const columns = Array.from({ length: size }, (_, at) => rows.map((row) => row[at] ?? Number.NaN))
  const means = columns.map((values) => mean(values.filter(Number.isFinite)))
  const deviations = columns.map((values, at) => {
    const squares = values.filter(Number.isFinite).map((value) => (value - (means[at] ?? 0)) ** 2)
    return Math.sqrt(mean(squares)) || 1
  })
  const start = mean(logPrices)
  const blank = { means, deviations, weights: [], start }
  const standard = rows.map((row) => standardize(blank, row))
  const products = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const targets = new Array<number>(size).fill(0)
  for (const [at, row] of standard.entries()) {
    const target = (logPrices[at] ?? 0) - start
    for (const [i, left] of row.entries()) {
      targets[i] = (targets[i] ?? 0) + left * target
      const line = products[i]
      if (line) for (const [j, right] of row.entries()) line[j] = (line[j] ?? 0) + left * right
    }
  }
  for (const [i, line] of products.entries()) line[i] = (line[i] ?? 0) + RIDGE
  return { ...blank, weights: solve(products, targets) }
}

/** Natural logarithm of the price. */
export function hedonicLogPrice(hedonic: Hedonic, home: HomeFacts): number {
  const values = standardize(hedonic, toColumns(home))
  return values.reduce((sum, value, at) => sum + value * (hedonic.weights[at] ?? 0), hedonic.start)
}

const RIDGE = 1

function toColumns(home: HomeFacts): number[] {
  const age = (home.yearBuilt - 1970) / 50
  return [
    log(home.area),
    log(home.lot),
    home.bedrooms,
    home.bathrooms,
    home.floors,
    home.grade,
    home.grade ** 2,
    home.condition,
    home.view,
    home.waterfront,
    age,
    age ** 2,
    log(home.areaAround),
    Number.isFinite(home.yearRenovated) ? 1 : 0,
  ]
}

/** NaN of nothing and of the unknown. */
export function log(value: number): number {
  return value > 0 ? Math.log(value) : Number.NaN
}

function standardize({ means, deviations }: Hedonic, row: readonly number[]): number[] {
  return row.map((value, at) => {
    const standard = (value - (means[at] ?? 0)) / (deviations[at] ?? 1)
    return Number.isFinite(standard) ? standard : 0
  })
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Cholesky decomposition: the matrix is symmetric and, by the ridge, positive definite. */
function solve(matrix: readonly number[][], targets: readonly number[]): number[] {
  const size = targets.length
  const lower = matrix.map(() => new Array<number>(size).fill(0))
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row]?.[column] ?? 0
      for (let k = 0; k < column; k++) rest -= at(row, k) * at(column, k)
      const line = lower[row]
      if (line) line[column] = row === column ? Math.sqrt(rest) : rest / at(column, column)
    }
  }
  const solved = [...targets]
  for (let row = 0; row < size; row++) {
    let rest = solved[row] ?? 0
    for (let k = 0; k < row; k++) rest -= at(row, k) * (solved[k] ?? 0)
    solved[row] = rest / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = solved[row] ?? 0
    for (let k = row + 1; k < size; k++) rest -= at(k, row) * (solved[k] ?? 0)
    solved[row] = rest / at(row, row)
  }
  return solved
}
