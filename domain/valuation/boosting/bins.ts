/** Feature values of many rows, row by row; NaN is an unknown value. */
export type FeatureTable = {
  rows: number
  columns: number
  values: Float64Array
}

/** Upper bounds of each column's bins, ascending. Bin 0 holds unknown values. */
export type BinBounds = readonly Float64Array[]

/** Quantiles of each column, at most `maxBins` with the bin of unknown values. */
export function findBinBounds(table: FeatureTable, maxBins: number): BinBounds {
  return Array.from({ length: table.columns }, (_, column) => columnBounds(table, column, maxBins))
}

/** The bin of each value, row by row. */
export function toBins({ values, columns }: FeatureTable, bounds: BinBounds): Uint8Array {
  const bins = new Uint8Array(values.length)
  for (const [at, value] of values.entries()) {
    const columnAt = bounds[at % columns]
    if (columnAt && !Number.isNaN(value)) bins[at] = 1 + countBelow(columnAt, value)
  }
  return bins
}

function columnBounds({ values, columns }: FeatureTable, column: number, maxBins: number) {
  const known = values.filter((value, at) => at % columns === column && !Number.isNaN(value)).sort()
  const bounds: number[] = []
  for (let bin = 1; bin < maxBins - 1; bin++) {
    const below = known[Math.floor((bin * known.length) / (maxBins - 1)) - 1]
    if (below === undefined) continue
    const above = known[countUpTo(known, below)]
    if (above === undefined) break
    const bound = (below + above) / 2
    if (bound > (bounds.at(-1) ?? Number.NEGATIVE_INFINITY)) bounds.push(bound)
  }
  return Float64Array.from(bounds)
}

/** Bounds below the value. */
function countBelow(bounds: Float64Array, value: number): number {
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (bounds[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

/** Values of a sorted list up to this one, itself included. */
function countUpTo(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}
