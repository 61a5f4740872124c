import { distanceKm, type Position } from '@hearth/streets/geometry/position'

/** What buyers compare homes by. Null or 0: not known. */
export type ComparedHome = Position & {
  /** Minor units; of rentals a month's. */
  price: number
  /** Square meters. */
  area: number | null
  bedrooms: number | null
}

/**
 * Sorts the most similar first: those within 25 % of the price and 50 km, then the others; ties keep
 * their order.
 */
export function rankSimilar<Home extends ComparedHome>(
  home: ComparedHome,
  others: readonly Home[],
): Home[] {
  return others
    .map((other) => ({ other, isNear: isNear(home, other), apart: difference(home, other) }))
    .sort((one, two) => Number(two.isNear) - Number(one.isNear) || one.apart - two.apart)
    .map(({ other }) => other)
}

const PRICE_BAND = 0.25
const REGION_KM = 50

function isNear(home: ComparedHome, other: ComparedHome): boolean {
  const isAlikeInPrice =
    !home.price || !other.price || Math.abs(other.price / home.price - 1) <= PRICE_BAND
  return isAlikeInPrice && distanceKm(home, other) <= REGION_KM
}

/** Sum of differences; each is 1 where buyers stop taking two homes for alike. */
function difference(home: ComparedHome, other: ComparedHome): number {
  return (
    ratio(home.price, other.price, 1 + PRICE_BAND) +
    ratio(home.area, other.area, ALIKE_AREA) +
    bedrooms(home, other) +
    distanceKm(home, other) / ALIKE_KM
  )
}

const ALIKE_AREA = 1.3
const ALIKE_KM = 10
/** For a fact that one of the two lacks. */
const UNKNOWN = 0.5

function ratio(one: number | null, other: number | null, alike: number): number {
  if (!one && !other) return 0
  if (!one || !other) return UNKNOWN
  return Math.abs(Math.log(other / one)) / Math.log(alike)
}

function bedrooms(one: ComparedHome, other: ComparedHome): number {
  if (one.bedrooms === other.bedrooms) return 0
  if (one.bedrooms === null || other.bedrooms === null) return UNKNOWN
  return Math.abs(one.bedrooms - other.bedrooms)
}
