/** Upper bounds of price bands but the last, in natural logarithms, ascending. */
export type Bands = readonly number[]

export const BAND_COUNT = 10

/** Bands with the same number of estimates each. */
export function findBands(logPrices: readonly number[]): Bands {
  const sorted = logPrices.toSorted((a, b) => a - b)
  return Array.from(
    { length: BAND_COUNT - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BAND_COUNT)] ?? 0,
  )
}

export function bandAt(bands: Bands, logPrice: number): number {
  const found = bands.findIndex((bound) => logPrice < bound)
  return found < 0 ? BAND_COUNT - 1 : found
}
