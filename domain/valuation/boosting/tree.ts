import type { BinBounds } from './bins.ts'

/** Node by node; a leaf has column -1. */
export type Tree = {
  column: number[]
  /** Values up to the threshold go left. */
  threshold: number[]
  /** 1 where unknown values go left. */
  unknownLeft: number[]
  left: number[]
  right: number[]
  value: number[]
}

export type GrowSettings = {
  leaves: number
  /** Fewest rows of a leaf. */
  minRows: number
  /** Added to the number of rows of a leaf: shrinks leaves with few of them. */
  ridge: number
}

export type TreeData = {
  /** Row by row. */
  bins: Uint8Array
  bounds: BinBounds
  gradients: Float64Array
}

/** A tree on bins: `lastLeft` is the last bin on the left, by node. */
export type BinnedTree = { tree: Tree; lastLeft: number[] }

/** Sum of gradients and number of rows, in turn, of each bin of each chosen column. */
type Histogram = Float64Array
type Split = { gain: number; column: number; bin: number; unknownLeft: boolean }
/** A leaf that is too small to split needs no histogram. */
type Leaf = { node: number; from: number; to: number; histogram: Histogram; split: Split }

/** Bins of a column, with the one of unknown values. */
export const MAX_BINS = 128

/** Splits the leaf of highest gain first. Changes the order of `rows`. */
export function growTree(
  data: TreeData,
  rows: Int32Array,
  columns: readonly number[],
  settings: GrowSettings,
): BinnedTree {
  const tree = emptyTree()
  const lastLeft: number[] = []
  const scratch = new Int32Array(rows.length)
  const open: Leaf[] = []
  const addLeaf = (from: number, to: number, histogram: Histogram | undefined) => {
    const node = tree.column.length
    const sum = sumGradients(data, rows.subarray(from, to))
    tree.column.push(-1)
    for (const list of [tree.threshold, tree.unknownLeft, tree.left, tree.right]) list.push(0)
    lastLeft.push(0)
    tree.value.push(sum / (to - from + settings.ridge))
    const total = { sum, rows: to - from }
    const split =
      histogram && findSplit(histogram, total, { columns, bounds: data.bounds, settings })
    if (histogram && split) open.push({ node, from, to, histogram, split })
    return node
  }
  const isLarge = (size: number) => size >= 2 * settings.minRows
  addLeaf(0, rows.length, buildHistogram(data, rows, columns))
  for (let leaves = 1; leaves < settings.leaves; leaves++) {
    const best = removeBest(open)
    if (!best) break
    const { node, from, to, split } = best
    const middle = partition(data, rows, scratch, best)
    const isLeftSmall = middle - from < to - middle
    const small = isLeftSmall ? rows.subarray(from, middle) : rows.subarray(middle, to)
    const needsHistograms = isLarge(to - from - small.length)
    const part = needsHistograms ? buildHistogram(data, small, columns) : undefined
    const rest = part && subtract(best.histogram, part)
    tree.column[node] = split.column
    tree.threshold[node] = data.bounds[split.column]?.[split.bin - 1] ?? 0
    tree.unknownLeft[node] = split.unknownLeft ? 1 : 0
    lastLeft[node] = split.bin
    tree.value[node] = 0
    tree.left[node] = addLeaf(from, middle, isLeftSmall ? part : rest)
    tree.right[node] = addLeaf(middle, to, isLeftSmall ? rest : part)
  }
  return { tree, lastLeft }
}

export function emptyTree(): Tree {
  return { column: [], threshold: [], unknownLeft: [], left: [], right: [], value: [] }
}

function removeBest(open: Leaf[]): Leaf | undefined {
  let best = 0
  for (const [at, { split }] of open.entries()) {
    if (split.gain > (open[best]?.split.gain ?? 0)) best = at
  }
  return open.splice(best, 1)[0]
}

function sumGradients({ gradients }: TreeData, rows: Int32Array): number {
  let sum = 0
  for (const row of rows) sum += gradients[row] ?? 0
  return sum
}

function buildHistogram(
  { bins, bounds, gradients }: TreeData,
  rows: Int32Array,
  columns: readonly number[],
): Histogram {
  const histogram = new Float64Array(2 * columns.length * MAX_BINS)
  const columnCount = bounds.length
  const chosen = Int32Array.from(columns)
  for (const row of rows) {
    const gradient = gradients[row] ?? 0
    const start = row * columnCount
    for (let at = 0; at < chosen.length; at++) {
      const cell = 2 * (at * MAX_BINS + (bins[start + (chosen[at] ?? 0)] ?? 0))
      histogram[cell] = (histogram[cell] ?? 0) + gradient
      histogram[cell + 1] = (histogram[cell + 1] ?? 0) + 1
    }
  }
  return histogram
}

/** Reuses the memory of the whole. */
function subtract(whole: Histogram, part: Histogram): Histogram {
  for (let cell = 0; cell < whole.length; cell++) {
    whole[cell] = (whole[cell] ?? 0) - (part[cell] ?? 0)
  }
  return whole
}

type SplitSearch = { columns: readonly number[]; bounds: BinBounds; settings: GrowSettings }

/** The split with the greatest fall of the squared error, or none. */
function findSplit(
  histogram: Histogram,
  { sum, rows }: { sum: number; rows: number },
  { columns, bounds, settings: { minRows, ridge } }: SplitSearch,
): Split | undefined {
  if (rows < 2 * minRows) return undefined
  const unsplit = (sum * sum) / (rows + ridge)
  let best: Split | undefined
  let bestGain = MIN_GAIN
  for (const [at, column] of columns.entries()) {
    const start = 2 * at * MAX_BINS
    const bins = bounds[column]?.length ?? 0
    const hasUnknown = (histogram[start + 1] ?? 0) > 0
    for (const unknownLeft of hasUnknown ? [true, false] : [true]) {
      let leftSum = unknownLeft ? (histogram[start] ?? 0) : 0
      let left = unknownLeft ? (histogram[start + 1] ?? 0) : 0
      for (let bin = 1; bin <= bins; bin++) {
        leftSum += histogram[start + 2 * bin] ?? 0
        left += histogram[start + 2 * bin + 1] ?? 0
        if (left < minRows) continue
        if (rows - left < minRows) break
        const rightSum = sum - leftSum
        const gain =
          (leftSum * leftSum) / (left + ridge) +
          (rightSum * rightSum) / (rows - left + ridge) -
          unsplit
        if (gain > bestGain) {
          bestGain = gain
          // Unknown values that training did not have go with most rows.
          best = { gain, column, bin, unknownLeft: hasUnknown ? unknownLeft : 2 * left >= rows }
        }
      }
    }
  }
  return best
}

/** Rounding alone gives less. */
const MIN_GAIN = 1e-9

/** Orders the rows of a leaf, left before right; returns the index of the first on the right. */
function partition(
  { bins, bounds }: TreeData,
  rows: Int32Array,
  scratch: Int32Array,
  { from, to, split: { column, bin, unknownLeft } }: Leaf,
): number {
  let left = from
  let right = 0
  for (let at = from; at < to; at++) {
    const row = rows[at] ?? 0
    const found = bins[row * bounds.length + column] ?? 0
    if (found === 0 ? unknownLeft : found <= bin) rows[left++] = row
    else scratch[right++] = row
  }
  rows.set(scratch.subarray(0, right), left)
  return left
}
