import type { Dice } from '@hearth/dice/dice'
import { type FeatureTable, findBinBounds, toBins } from './bins.ts'
import {
  type BinnedTree,
  emptyTree,
  type GrowSettings,
  growTree,
  MAX_BINS,
  type Tree,
} from './tree.ts'

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

/** All trees in one list of nodes. Plain data, so that it can be stored. */
export type BoostedTrees = Tree & {
  /** Added to the sum of the trees. */
  start: number
  /** First node of each tree. */
  roots: number[]
}

/** `values`: one row, in the order of the columns. */
export type Predict = (values: ArrayLike<number>) => number

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
  const trees: BoostedTrees = { start, roots: [], ...emptyTree() }
  for (let round = 0; round < settings.trees; round++) {
    for (let row = 0; row < table.rows; row++) {
      const residual = (targets[row] ?? 0) - (fitted[row] ?? 0)
      gradients[row] = Math.max(-settings.clip, Math.min(settings.clip, residual))
    }
    const rows = sampleRows(table.rows, settings.rowShare, dice)
    const columns = dice.some(allColumns, columnCount)
    const grown = growTree({ bins, bounds, gradients }, rows, columns, settings)
    grown.tree.value = grown.tree.value.map((value) => value * settings.learningRate)
    addTree(fitted, bins, table, grown)
    appendTree(trees, grown.tree)
  }
  return trees
}

/** A function that predicts by the trees, fast from the second row on. */
export function createPredict(trees: BoostedTrees): Predict {
  const roots = Int32Array.from(trees.roots)
  const column = Int32Array.from(trees.column)
  const threshold = Float64Array.from(trees.threshold)
  const unknownLeft = Uint8Array.from(trees.unknownLeft)
  const left = Int32Array.from(trees.left)
  const right = Int32Array.from(trees.right)
  const value = Float64Array.from(trees.value)
  return (values) => {
    let sum = trees.start
    for (const root of roots) {
      let node = root
      let split = column[node] ?? -1
      while (split >= 0) {
        const known = values[split] ?? Number.NaN
        const isLeft =
          known <= (threshold[node] ?? 0) || (unknownLeft[node] === 1 && Number.isNaN(known))
        node = (isLeft ? left[node] : right[node]) ?? 0
        split = column[node] ?? -1
      }
      sum += value[node] ?? 0
    }
    return sum
  }
}

function sampleRows(count: number, share: number, dice: Dice): Int32Array {
  const rows = new Int32Array(count)
  let size = 0
  for (let row = 0; row < count; row++) if (dice.chance(share)) rows[size++] = row
  return rows.subarray(0, size)
}

function appendTree(trees: BoostedTrees, tree: Tree): void {
  const root = trees.column.length
  trees.roots.push(root)
  trees.column.push(...tree.column)
  trees.threshold.push(...tree.threshold)
  trees.unknownLeft.push(...tree.unknownLeft)
  trees.left.push(...tree.left.map((node) => root + node))
  trees.right.push(...tree.right.map((node) => root + node))
  trees.value.push(...tree.value)
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
