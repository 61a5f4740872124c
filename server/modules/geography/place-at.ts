import { boundsAround, distanceKm, type Position } from '@hearth/streets/geometry/position'
import type { ServiceContext } from '@/server/actor.ts'
import type { NamedPlace } from '@/server/gateways/geocoding/geocoder.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { findNearestListing, type KnownPlace, listCitiesInside } from './known-place-store.ts'

/** Reverse geocoding by the maps service, else the nearest known place; null if none is near. */
export async function placeAt(
  context: ServiceContext,
  position: Position,
): Promise<NamedPlace | null> {
  const named = await askMapsService(context, position)
  return named === undefined ? knownPlaceAt(context, position) : named
}

/** Undefined if unavailable; null if there is no place. */
async function askMapsService(
  { deps, language, clientAddress, log }: ServiceContext,
  position: Position,
): Promise<NamedPlace | null | undefined> {
  if (!deps.geocoder) return undefined
  try {
    await deps.limits.consume('geocodingByAddress', clientAddress)
    return await deps.geocoder.placeAt(position, language)
  } catch (error) {
    if (!(error instanceof LimitReached)) log.warn({ err: error }, 'The maps service did not say')
    return undefined
  }
}

/** Names of places farther away are not useful. */
const NEAR_KM = 60

/** The town of a listing this close is used. */
const SAME_TOWN_KM = 2

/** From our own data; null if none is near. */
export async function knownPlaceAt(
  { deps: { db } }: ServiceContext,
  position: Position,
): Promise<NamedPlace | null> {
  const [listing, cities] = await Promise.all([
    findNearestListing(db, position),
    listCitiesInside(db, boundsAround(position, NEAR_KM)),
  ])
  const away = (place: KnownPlace) => distanceKm(position, place)
  if (listing && away(listing) <= SAME_TOWN_KM) return named(listing)
  const near = [...cities, ...(listing ? [listing] : [])].filter((place) => away(place) <= NEAR_KM)
  const [best] = near.sort((a, b) => away(a) / reachKm(a) - away(b) / reachKm(b))
  return best ? named(best) : null
}

/** Estimated radius, so that a suburb's name does not win in a city's center. */
function reachKm({ weight: inhabitants }: KnownPlace): number {
  return Math.max(SAME_TOWN_KM, Math.sqrt(inhabitants / (Math.PI * PEOPLE_PER_SQUARE_KM)))
}

const PEOPLE_PER_SQUARE_KM = 1_500

function named({ city, state, country }: KnownPlace): NamedPlace {
  const formattedAddress = [city, state, country].filter(Boolean).join(', ')
  return { formattedAddress, city, state, country }
}
