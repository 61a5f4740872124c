import type { Dice } from '@hearth/dice/dice'
import { type FeatureTable, findBinBounds, toBins } from './bins.ts'
import { type BinnedTree, type GrowSettings, growTree, MAX_BINS, type Tree } from './tree.ts'

export type BoostSettings = GrowSettings & {
  trees: number
  learningRate: number
  /** Share of the rows that each tree sees. */
  rowShare: number
  /** Share of the columns that each tree sees. */
  columnShare: number
  /** Greater residuals count as this much (Huber loss). */
  clip: number
}

/** Plain data, so that it can be stored. */
export type BoostedTrees = { start: number; trees: Tree[] }

/**
 * Gradient boosting on histograms of the features (Friedman 2001; Ke et al., LightGBM, 2017) with
 * the Huber loss. The same dice give the same trees.
 */
export function boostTrees(
  table: FeatureTable,
  targets: Float64Array,
  settings: BoostSettings,
  dice: Dice,
): BoostedTrees {
  const bounds = findBinBounds(table, MAX_BINS)
  const bins = toBins(table, bounds)
  const start = targets.toSorted()[targets.length >> 1] ?? 0
  const fitted = new Float64Array(table.rows).fill(start)
  const gradients = new Float64Array(table.rows)
  const allColumns = Array.from({ length: table.columns }, (_, column) => column)
  const columnCount = Math.max(1, Math.round(table.columns * settings.columnShare))
  const trees: Tree[] = []
  for (let round = 0; round < settings.trees; round++) {
    for (let row = 0; row < table.rows; row++) {
      const residual = (targets[row] ?? 0) - (fitted[row] ?? 0)
      gradients[row] = Math.max(-settings.clip, Math.min(settings.clip, residual))
    }
    const rows = Int32Array.from({ length: table.rows }, (_, row) => row).filter(() =>
      dice.chance(settings.rowShare),
    )
    const columns = dice.some(allColumns, columnCount)
    const grown = growTree({ bins, bounds, gradients }, rows, columns, settings)
    grown.tree.value = grown.tree.value.map((value) => value * settings.learningRate)
    addTree(fitted, bins, table, grown)
    trees.push(grown.tree)
  }
  return { start, trees }
}

/** `values`: one row, in the order of the columns. */
export function predict({ start, trees }: BoostedTrees, values: ArrayLike<number>): number {
  let sum = start
  for (const { column, threshold, unknownLeft, left, right, value } of trees) {
    let node = 0
    let split = column[0] ?? -1
    while (split >= 0) {
      const known = values[split] ?? Number.NaN
      const isLeft = Number.isNaN(known) ? unknownLeft[node] === 1 : known <= (threshold[node] ?? 0)
      node = (isLeft ? left[node] : right[node]) ?? 0
      split = column[node] ?? -1
    }
    sum += value[node] ?? 0
  }
  return sum
}

function addTree(
  fitted: Float64Array,
  bins: Uint8Array,
  { columns }: FeatureTable,
  { tree, lastLeft }: BinnedTree,
): void {
  for (let row = 0; row < fitted.length; row++) {
    let node = 0
    let split = tree.column[0] ?? -1
    while (split >= 0) {
      const bin = bins[row * columns + split] ?? 0
      const isLeft = bin === 0 ? tree.unknownLeft[node] === 1 : bin <= (lastLeft[node] ?? 0)
      node = (isLeft ? tree.left[node] : tree.right[node]) ?? 0
      split = tree.column[node] ?? -1
    }
    fitted[row] = (fitted[row] ?? 0) + (tree.value[node] ?? 0)
  }
}
