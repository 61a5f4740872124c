import type { Position } from '@/domain/place/distance.ts'

/** Unknown parts are empty. */
export type NamedPlace = {
  formattedAddress: string
  city: string
  state: string
  country: string
}

export type Geocoder = {
  /**
   * `language` is a code such as `de`; null if nothing is known there. Throws if the service fails
   * or times out.
   */
  placeAt(position: Position, language: string): Promise<NamedPlace | null>
}
