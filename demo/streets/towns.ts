import type { Position } from '@/domain/place/distance.ts'
import { DEMO_CITIES, type DemoCity } from '../seed/region.ts'
import { planTown } from './plan-town.ts'
import type { Lot, Spot, Town } from './town.ts'

/** A plot for a home, beside its street. */
export type HomeSite = Position & { address: string; street: string; district: string }

export type Towns = {
  /** The nearest plot that no other home has; towns are drawn together, as homes were spread wider. */
  siteNear: (city: DemoCity, wanted: Position) => HomeSite
  /** Kilometers to walk to the nearest place of a kind; null where the town has none. */
  walkTo: (city: DemoCity, from: Position, kind: NearKind) => number | null
}

/** Kinds of the demo's nearby places that towns have. */
export type NearKind = 'school' | 'supermarket' | 'park' | 'station' | 'hospital' | 'cafe'

/** Pulls homes toward the center, inside the town. */
const DRAWN_IN = 0.55

/** All demo towns; takes some seconds. */
export async function planTowns(): Promise<Towns> {
  const towns = new Map<DemoCity, Town>()
  for (const city of DEMO_CITIES) towns.set(city, await planTown(city))
  const taken = new Set<Lot>()
  const getTown = (city: DemoCity) => {
    const town = towns.get(city)
    if (!town) throw new Error(`no town was planned for ${city.name}`)
    return town
  }
  return {
    siteNear(city, wanted) {
      const town = getTown(city)
      const { x, y } = town.toSpot(wanted)
      const lot = findNearest(
        town.lots.filter((it) => !taken.has(it)),
        { x: x * DRAWN_IN, y: y * DRAWN_IN },
      )
      if (!lot) throw new Error(`${city.name} has no plot left`)
      taken.add(lot)
      const { latitude, longitude } = town.toPosition(lot)
      return {
        latitude: fixed(latitude),
        longitude: fixed(longitude),
        address: `${lot.number} ${lot.street}`,
        street: lot.street,
        district: lot.district,
      }
    },
    walkTo(city, from, kind) {
      const town = getTown(city)
      const spot = town.toSpot(from)
      const places = listSpots(town, kind)
      const nearest = places
        .map((place) => walkBetween(town, spot, place))
        .reduce((least, meters) => Math.min(least, meters), Number.POSITIVE_INFINITY)
      return Number.isFinite(nearest) ? Math.max(0.1, Math.round(nearest / 100) / 10) : null
    },
  }
}

function listSpots(town: Town, kind: NearKind): Spot[] {
  const isKind = ({ tags }: { tags: Record<string, string> }) =>
    [tags.amenity, tags.shop, tags.leisure, tags.railway].includes(kind)
  const middles = town.patches.filter(isKind).map(({ corners }) => ({
    x: corners.reduce((sum, it) => sum + it.x, 0) / corners.length,
    y: corners.reduce((sum, it) => sum + it.y, 0) / corners.length,
  }))
  return [...middles, ...town.places.filter(isKind)]
}

/** Streets cross at right angles, so that one walks along both directions. */
function walkBetween(town: Town, a: Spot, b: Spot): number {
  const [from, to] = [town.turned(a), town.turned(b)]
  return Math.abs(from.u - to.u) + Math.abs(from.v - to.v)
}

function findNearest(lots: readonly Lot[], { x, y }: Spot): Lot | null {
  let [best, least]: [Lot | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const lot of lots) {
    const distance = (lot.x - x) ** 2 + (lot.y - y) ** 2
    if (distance < least) [best, least] = [lot, distance]
  }
  return best
}

function fixed(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
