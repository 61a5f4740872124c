import { log } from './hedonic.ts'
import type { HomeFacts, Sale } from './sale.ts'

/** Weight of a sale as a comparable, above 0: near, recent and alike counts most. */
export function similarity(home: HomeFacts, day: number, sale: Sale, distanceKm: number): number {
  // An unknown category, NaN, differs from none.
  const isOtherCategory = Math.abs(home.category - sale.category) > 0
  const differences =
    (isOtherCategory ? OTHER_CATEGORY : 0) +
    difference(log(home.area), log(sale.area), 0.25) +
    difference(log(home.lot), log(sale.lot), 0.6) +
    difference(home.grade, sale.grade, 1) +
    difference(home.condition, sale.condition, 1) +
    difference(home.view, sale.view, 1) +
    difference(home.waterfront, sale.waterfront, 0.3) +
    difference(home.yearBuilt, sale.yearBuilt, 25)
  return (Math.exp(-differences / 4) * Math.exp(-(day - sale.day) / 200)) / (distanceKm + 0.15)
}

/** As different as a home of twice the size. */
const OTHER_CATEGORY = 8

/** Squared, in units of a usual difference; 0 if one is unknown. */
function difference(one: number, other: number, usual: number): number {
  const squared = ((one - other) / usual) ** 2
  return Number.isNaN(squared) ? 0 : squared
}
