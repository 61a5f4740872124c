import type { GeoCoordinates, PostalAddress } from 'schema-dts'
import { toPosition } from '@/domain/place/position.ts'

type Place = {
  address?: string | null
  city?: string | null
  state?: string | null
  country?: string | null
}

/** Structured public address. The provider already omits the street if the owner wishes. */
export function addressData({ address, city, state, country }: Place): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(state ? { addressRegion: state } : {}),
    ...(country ? { addressCountry: country } : {}),
  }
}

/** Public coordinates, if any. */
export function geoData(place: { latitude?: string | null; longitude?: string | null }): {
  geo?: GeoCoordinates
} {
  const position = toPosition(place.latitude, place.longitude)
  return position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}
}
