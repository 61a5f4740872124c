import type { AddressAt, FoundAddress } from '@hearth/streets/streets'
import type { Position } from '@/domain/place/distance.ts'
import {
  decodeTravel,
  MAX_TRAVEL_LIMITS,
  MAX_TRAVEL_MINUTES,
  MAX_TRAVEL_NAME_LENGTH,
  type TravelLimit,
} from '@/domain/place/travel.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { NamedPlace } from '@/server/gateways/geocoding/geocoder.ts'
import { knownPlaceAt } from './place-at.ts'

/** Throws the failure for the field `travel`, in plain words. */
export function readTravel(code: string): TravelLimit[] {
  const limits = decodeTravel(code)
  if (limits && limits.length > 0) return limits
  throw invalid({ travel: travelProblem(code) })
}

function travelProblem(code: string): string {
  const parts = code.split('|')
  if (parts.length > MAX_TRAVEL_LIMITS) {
    return `Please choose at most ${MAX_TRAVEL_LIMITS} places.`
  }
  const fields = parts.map((part) => part.split(','))
  const isLong = fields.some(([, minutes]) => Number(minutes) > MAX_TRAVEL_MINUTES)
  if (isLong || fields.some(([, minutes]) => Number(minutes) < 1)) {
    return `A travel time is between 1 and ${MAX_TRAVEL_MINUTES} minutes.`
  }
  if (fields.some(([, , , , ...name]) => name.join(',').length > MAX_TRAVEL_NAME_LENGTH)) {
    return `The name of a place has at most ${MAX_TRAVEL_NAME_LENGTH} characters.`
  }
  return 'must be mode, minutes, latitude, longitude and name of each place'
}

/** From `latitude,longitude`. Throws the failure for the field `near`. */
export function readNear(text: string | undefined): Position | null {
  if (text === undefined) return null
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number)
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  throw invalid({ near: 'must be a latitude and a longitude in degrees' })
}

/** Best first. Cities that the streets' data does not name come from our own places. */
export async function findStreetAddresses(
  context: ServiceContext,
  search: { text: string; limit: number; near: Position | null; city: string },
): Promise<FoundAddress[]> {
  const { deps, language } = context
  const found = await deps.streets.addresses({ ...search, language })
  const placeNear = rememberPlaces(context)
  const named: FoundAddress[] = []
  for (const one of found) {
    const place = one.city ? null : await placeNear(one)
    const detail = [one.detail, place?.city, one.state ? '' : place?.state]
    named.push(
      place ? { ...one, ...namesFrom(one, place), detail: detail.filter(Boolean).join(', ') } : one,
    )
  }
  return named
}

export async function streetAddressAt(
  context: ServiceContext,
  { latitude, longitude }: Position,
): Promise<AddressAt | null> {
  const { deps, language } = context
  const position = { latitude, longitude }
  const address = await deps.streets.addressAt(position, language)
  if (!address || address.city) return address
  const place = await knownPlaceAt(context, position)
  return place ? { ...address, ...namesFrom(address, place) } : address
}

function namesFrom(
  { state, country }: { state: string; country: string },
  place: NamedPlace,
): Pick<FoundAddress, 'city' | 'state' | 'country'> {
  return { city: place.city, state: state || place.state, country: country || place.country }
}

/** Degrees within which a city is asked for once. */
const ONE_CITY = 0.05

function rememberPlaces(
  context: ServiceContext,
): (position: Position) => Promise<NamedPlace | null> {
  const known = new Map<string, Promise<NamedPlace | null>>()
  return ({ latitude, longitude }) => {
    const key = `${Math.round(latitude / ONE_CITY)} ${Math.round(longitude / ONE_CITY)}`
    const place = known.get(key) ?? knownPlaceAt(context, { latitude, longitude })
    known.set(key, place)
    return place
  }
}
