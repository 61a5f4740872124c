import {
  canBeSent,
  type ListingFault,
  type ListingFaults,
  type ListingValues,
  listingFaults,
  noListing,
  type PostedFile,
  type PostedPicture,
} from './listing-values.ts'
import type { OfferType } from './property-type.ts'
import type { RentDuration } from './rent-duration.ts'
import { youtubeId } from './video.ts'

/** What a facility of the category is told by; a file is named by its upload or its present address. */
export type FacilityEntry = string | readonly string[] | PostedFile

/** A facility of a category, as `get_categories` tells how it is asked for. */
export type AskedFacility = {
  id: number
  name: string
  type_of_parameter: string
  type_values: readonly string[] | null
  is_required: 0 | 1
}

/** Everything that a property is written with, as the form holds it. */
export type PropertyValues = ListingValues & {
  property_type: OfferType
  /** Major units. */
  price: number | null
  rentduration: RentDuration
  is_premium: boolean
  /** The owner's own address; nobody else sees it. */
  client_address: string
  hides_exact_place: boolean
  /** By `facilityKey`. */
  parameters: Readonly<Record<string, FacilityEntry>>
  /** Distances to near-by places by `facilityKey`, in the provider's unit; null until it is told. */
  facilities: Readonly<Record<string, number | null>>
  panorama: PostedPicture | null
}

export const noProperty: PropertyValues = {
  ...noListing,
  property_type: 'sell',
  price: null,
  rentduration: 'Monthly',
  is_premium: false,
  client_address: '',
  hides_exact_place: false,
  parameters: {},
  facilities: {},
  panorama: null,
}

/** The name of a row in a record of the form; never a bare number, which forms take for a place in a list. */
export function facilityKey(id: number): string {
  return `f${id}`
}

export function facilityId(key: string): number {
  return Number(key.slice(1))
}

/** What has to be mended before publishing, by field; `asked` are the facilities of its category. */
export function propertyFaults(
  values: PropertyValues,
  asked: readonly AskedFacility[],
): ListingFaults {
  const faults: Record<string, ListingFault> = listingFaults(
    values,
    (address) => youtubeId(address) !== null,
  )
  if (values.panorama && !canBeSent(values.panorama)) faults.panorama = 'uploadsRunning'
  if (values.price === null) faults.price = 'priceRequired'
  for (const { id, is_required } of asked) {
    const entry = values.parameters[facilityKey(id)]
    if (is_required === 1 && !isTold(entry))
      faults[`parameters.${facilityKey(id)}`] = 'valueRequired'
    else if (typeof entry === 'object' && 'key' in entry && !canBeSent(entry))
      faults[`parameters.${facilityKey(id)}`] = 'uploadsRunning'
  }
  for (const [key, distance] of Object.entries(values.facilities)) {
    if (distance === null) faults[`facilities.${key}`] = 'distanceRequired'
  }
  return faults
}

/** Whether something was said of a facility. */
export function isTold(entry: FacilityEntry | undefined): boolean {
  if (entry === undefined) return false
  if (typeof entry === 'string') return entry.trim() !== ''
  return !('length' in entry) || entry.length > 0
}
