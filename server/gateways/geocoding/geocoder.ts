import type { Position } from '@/domain/distance.ts'

/** What a position is called; parts without a name are empty. */
export type NamedPlace = {
  /** All of it in one line. */
  formattedAddress: string
  city: string
  state: string
  country: string
}

/** A maps service that names positions. */
export type Geocoder = {
  /**
   * The place at a position in a language (a code such as `de`); null where the service knows none.
   * Raises an error when the service refuses, answers something else, or does not answer in time.
   */
  placeAt(position: Position, language: string): Promise<NamedPlace | null>
}
