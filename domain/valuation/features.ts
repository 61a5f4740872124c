import type { Hedonic } from './hedonic.ts'
import { hedonicLogPrice, log } from './hedonic.ts'
import { createNeighborIndex, type Neighbor } from './neighbors.ts'
import type { HomeFacts, Sale } from './sale.ts'
import { similarity } from './similarity.ts'

/** A sale near a home, with its weight as a comparable. */
export type NearbySale<Item extends Sale = Sale> = {
  sale: Item
  /** Log price beyond what the facts alone explain: mostly the location. */
  premium: number
  distanceKm: number
  similarity: number
}

/** Sales that were known when an estimate is made. */
export type SaleHistory<Item extends Sale> = {
  add(sale: Item): void
  findNearby(home: HomeFacts, day: number): NearbySale<Item>[]
}

/** Neighbors that are looked at. */
const NEIGHBORS = 60

export function createSaleHistory<Item extends Sale>(hedonic: Hedonic): SaleHistory<Item> {
  const index = createNeighborIndex()
  const sales: { sale: Item; premium: number }[] = []
  const toNearby = (home: HomeFacts, day: number) => (neighbor: Neighbor) => {
    const found = sales[neighbor.entry]
    if (!found) return []
    const { distanceKm } = neighbor
    return [{ ...found, distanceKm, similarity: similarity(home, day, found.sale, distanceKm) }]
  }
  return {
    add(sale) {
      index.add(sale)
      sales.push({ sale, premium: Math.log(sale.price) - hedonicLogPrice(hedonic, sale) })
    },
    findNearby: (home, day) => index.findNearest(home, NEIGHBORS).flatMap(toNearby(home, day)),
  }
}

/**
 * One row of the model: facts, position, day, and the sales nearby. NaN where unknown. `logPrice`
 * is that of the facts alone.
 */
export function toFeatures(
  home: HomeFacts,
  day: number,
  logPrice: number,
  nearby: readonly NearbySale[],
): number[] {
  return [...factFeatures(home), ...neighborFeatures(nearby, day), logPrice, day]
}

function factFeatures(home: HomeFacts): number[] {
  const { latitude, longitude } = home
  const east = longitude * Math.cos((latitude * Math.PI) / 180)
  return [
    home.category,
    log(home.area),
    log(home.lot),
    home.bedrooms,
    home.bathrooms,
    home.floors,
    home.condition,
    home.grade,
    home.view,
    home.waterfront,
    home.basement / home.area,
    home.yearBuilt,
    home.yearRenovated,
    log(home.areaAround),
    log(home.lotAround),
    latitude,
    longitude,
    // Diagonal borders of neighborhoods.
    latitude + east,
    latitude - east,
  ]
}

function neighborFeatures(nearby: readonly NearbySale[], day: number): number[] {
  const near = nearby.slice(0, 15)
  const area = nearby.slice(0, 40)
  const street = nearby.slice(0, 20)
  const premium = weightedMean(near, toPremium, byDistance)
  const spread = weightedMean(
    near,
    (it) => (it.premium - premium) ** 2,
    () => 1,
  )
  return [
    weightedMean(nearby.slice(0, 5), toPremium, byDistance),
    premium,
    weightedMean(area, toPremium, byWideDistance),
    weightedMean(nearby, toPremium, (it) => it.similarity),
    Math.sqrt(spread),
    nearby[9]?.distanceKm ?? Number.NaN,
    weightedMean(area, toPremium, (it) => byWideDistance(it) * recency(day - it.sale.day)),
    weightedMean(street, ({ sale }) => log(sale.price / sale.area), byDistance),
    weightedMean(street, ({ sale }) => log(sale.area), byDistance),
    weightedMean(street, ({ sale }) => sale.grade, byDistance),
    weightedMean(street, ({ sale }) => sale.yearBuilt, byDistance),
    nearby[0]?.premium ?? Number.NaN,
    nearby[0]?.distanceKm ?? Number.NaN,
  ]
}

function toPremium({ premium }: NearbySale): number {
  return premium
}

function byDistance({ distanceKm }: NearbySale): number {
  return 1 / (distanceKm + 0.05)
}

function byWideDistance({ distanceKm }: NearbySale): number {
  return 1 / (distanceKm + 0.3)
}

/** `days` before now. */
function recency(days: number): number {
  return Math.exp(-days / 30)
}

/** Unknown values do not count; NaN if none is known. */
export function weightedMean<Item>(
  items: readonly Item[],
  value: (item: Item) => number,
  weight: (item: Item) => number,
): number {
  let sum = 0
  let weights = 0
  for (const item of items) {
    const known = value(item)
    if (Number.isNaN(known)) continue
    const share = weight(item) + 1e-9
    sum += share * known
    weights += share
  }
  return weights > 0 ? sum / weights : Number.NaN
}
