import { distanceKm } from '@hearth/streets/geometry/position'
import { createNeighborIndex } from './neighbors.ts'
import type { HomeFacts, Sale } from './sale.ts'
import { MIN_SALES } from './train-model.ts'

export type LimitedFact = 'area' | 'lot' | 'bedrooms' | 'bathrooms'
export type AskedFact = LimitedFact | 'floors' | 'yearBuilt'

/** The reason why a home cannot be estimated. */
export type EstimateRefusal =
  /** Sales of this category are not known. */
  | { kind: 'category'; known: number[] }
  /** Facts that nearly all sales have. */
  | { kind: 'missing'; facts: AskedFact[] }
  /** Beyond nearly all sales. */
  | { kind: 'unusual'; fact: LimitedFact; least: number; most: number }
  | { kind: 'outside'; nearestKm: number }
  | { kind: 'fewSales'; count: number }

export type KnownHomes = {
  /** Sales in reach of a home, or the reason why it cannot be estimated. */
  findSales(home: HomeFacts): { salesInReach: number } | { refusal: EstimateRefusal }
}

export const REACH_KM = 50

const LIMITED: readonly LimitedFact[] = ['area', 'lot', 'bedrooms', 'bathrooms']
const ASKED: readonly AskedFact[] = [...LIMITED, 'floors', 'yearBuilt']
/** The error was measured with a fact that this share of the sales has, so it is required. */
const USUAL_SHARE = 0.9
const MIN_OF_CATEGORY = 30
/** Share of the sales on each side that is too far from the others to be learned from. */
const TAIL = 0.001
const KM_PER_DEGREE = 111

/** Knows for which homes the sales allow an estimate. */
export function createKnownHomes(sales: readonly Sale[]): KnownHomes {
  const index = createNeighborIndex()
  for (const sale of sales) index.add(sale)
  const required = ASKED.filter((fact) => {
    const known = sales.filter((sale) => Number.isFinite(sale[fact])).length
    return known >= USUAL_SHARE * sales.length
  })
  const limits = LIMITED.flatMap((fact) => findLimits(sales, fact) ?? [])
  const categories = listCategories(sales)
  const countInReach = (home: HomeFacts) =>
    sales.filter(
      (sale) =>
        Math.abs(sale.latitude - home.latitude) * KM_PER_DEGREE <= REACH_KM &&
        distanceKm(sale, home) <= REACH_KM,
    ).length
  const findOutside = (home: HomeFacts): EstimateRefusal | undefined => {
    const nearest = index.findNearest(home, NEAR)
    const nearestKm = nearest[0]?.distanceKm ?? Number.POSITIVE_INFINITY
    const spacings = nearest
      .flatMap(({ entry }) => sales[entry] ?? [])
      .map((sale) => index.findNearest(sale, NEAR + 1).at(-1)?.distanceKm ?? 0)
      .sort((a, b) => a - b)
    const usual = spacings[spacings.length >> 1] ?? 0
    const isFar = (nearest.at(-1)?.distanceKm ?? 0) > Math.max(MIN_GAP_KM, MAX_GAP * usual)
    return isFar || nearestKm > REACH_KM ? { kind: 'outside', nearestKm } : undefined
  }
  const findRefusal = (home: HomeFacts): EstimateRefusal | undefined => {
    if (!categories.includes(home.category)) return { kind: 'category', known: categories }
    const missing = required.filter((fact) => !Number.isFinite(home[fact]))
    if (missing.length > 0) return { kind: 'missing', facts: missing }
    const unusual = limits.find(({ fact, least, most }) => home[fact] < least || home[fact] > most)
    if (unusual) return { kind: 'unusual', ...unusual }
    return findOutside(home)
  }
  return {
    findSales(home) {
      const refusal = findRefusal(home)
      if (refusal) return { refusal }
      const count = countInReach(home)
      return count < MIN_SALES ? { refusal: { kind: 'fewSales', count } } : { salesInReach: count }
    },
  }
}

/** Neighbors whose distance is compared with what is usual around them. */
const NEAR = 5
/** Times the usual distance; a home on a lake or at sea is farther away. */
const MAX_GAP = 6
const MIN_GAP_KM = 1

function findLimits(sales: readonly Sale[], fact: LimitedFact) {
  const known = sales
    .map((sale) => sale[fact])
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const least = known[Math.floor(TAIL * known.length)]
  const most = known[Math.ceil((1 - TAIL) * known.length) - 1]
  if (least === undefined || most === undefined) return undefined
  return { fact, least, most }
}

function listCategories(sales: readonly Sale[]): number[] {
  const counts = new Map<number, number>()
  for (const { category } of sales) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= MIN_OF_CATEGORY).map(([category]) => category)
}
