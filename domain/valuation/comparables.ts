import type { NearbySale } from './features.ts'
import { weightedMean } from './features.ts'
import type { Sale } from './sale.ts'

export type Comparable<Item extends Sale = Sale> = {
  sale: Item
  distanceMeters: number
  similarity: number
  /** The price, changed by the differences in facts. */
  adjustedPrice: number
}

const MAX_COMPARABLES = 8

/** The most similar sales, best first. `logPrice`: of the home by its facts alone. */
export function pickComparables<Item extends Sale>(
  nearby: readonly NearbySale<Item>[],
  logPrice: number,
): Comparable<Item>[] {
  return nearby
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_COMPARABLES)
    .map(({ sale, premium, distanceKm, similarity }) => ({
      sale,
      distanceMeters: Math.round(distanceKm * 1000),
      similarity,
      adjustedPrice: Math.exp(logPrice + premium),
    }))
}

/** The estimate by comparables alone; NaN without any. */
export function comparablesPrice(comparables: readonly Comparable[]): number {
  const logPrice = weightedMean(
    comparables,
    ({ adjustedPrice }) => Math.log(adjustedPrice),
    ({ similarity }) => similarity,
  )
  return Math.exp(logPrice)
}
