import { isPlainNumber } from '../money/digit-groups.ts'
import { isBlank } from '../text/blank-text.ts'
import {
  type ListingFault,
  type ListingFaults,
  type ListingValues,
  listingFaults,
  noListing,
} from './listing-values.ts'
import { canBeSent, type PostedFile, type PostedPicture } from './posted-file.ts'
import { eachText, type PropertyTextName, textNames } from './property-texts.ts'
import type { OfferType } from './property-type.ts'
import type { RentPeriod } from './rent-period.ts'
import { youtubeId } from './video.ts'

export type ParameterEntry = string | readonly string[] | PostedFile

/** A parameter, as `get_categories` returns it. */
export type ParameterDefinition = {
  id: number
  name: string
  type_of_parameter: string
  type_values: readonly string[] | null
  /** Names in the reader's language. */
  options?: readonly { value: string; translated_value: string }[]
  is_required: 0 | 1
}

export type PropertyValues = ListingValues &
  Record<PropertyTextName, string> & {
    property_type: OfferType
    /** Major units. */
    price: number | null
    rentduration: RentPeriod
    is_premium: boolean
    hides_exact_place: boolean
    /** By `parameterKey`. */
    parameters: Readonly<Record<string, ParameterEntry>>
    /** By `parameterKey`, in the provider's unit; null until entered. */
    facilities: Readonly<Record<string, number | null>>
    panorama: PostedPicture | null
  }

export const noProperty: PropertyValues = {
  ...noListing,
  ...eachText(textNames, () => ''),
  property_type: 'sell',
  price: null,
  rentduration: 'Monthly',
  is_premium: false,
  hides_exact_place: false,
  parameters: {},
  facilities: {},
  panorama: null,
}

/** Forms treat bare numbers as array indexes. */
export function parameterKey(id: number): string {
  return `f${id}`
}

export function parameterId(key: string): number {
  return Number(key.slice(1))
}

/** Parameter with its role, for example bedrooms or area, if the provider names one. */
type CategoryParameter = ParameterDefinition & { role?: string }

export type CategoryParameters = readonly {
  id: number
  parameter_types: readonly CategoryParameter[]
}[]

/** Parameters of the property's category. */
export function findParameters(
  { category_id }: PropertyValues,
  categories: CategoryParameters,
): readonly CategoryParameter[] {
  return categories.find(({ id }) => id === category_id)?.parameter_types ?? []
}

/** Drops parameters of categories chosen earlier. */
export function dropOtherParameters(
  values: PropertyValues,
  categories: CategoryParameters,
): PropertyValues {
  const answered = findParameters(values, categories).flatMap(({ id }) => {
    const entry = values.parameters[parameterKey(id)]
    return entry === undefined ? [] : [[parameterKey(id), entry] as const]
  })
  return { ...values, parameters: Object.fromEntries(answered) }
}

/** `asked`: parameters of the category. */
export function propertyFaults(
  values: PropertyValues,
  asked: readonly ParameterDefinition[],
): ListingFaults {
  const faults: Record<string, ListingFault> = listingFaults(
    values,
    (address) => youtubeId(address) !== null,
  )
  if (values.panorama && !canBeSent(values.panorama)) faults.panorama = 'uploadsRunning'
  if (values.price === null) faults.price = 'priceRequired'
  for (const { id, is_required, type_of_parameter: type } of asked) {
    const entry = values.parameters[parameterKey(id)]
    if (is_required === 1 && !hasValue(entry))
      faults[`parameters.${parameterKey(id)}`] = 'valueRequired'
    else if (type === 'number' && hasValue(entry) && !isPlainNumber(String(entry)))
      faults[`parameters.${parameterKey(id)}`] = 'notANumber'
    else if (typeof entry === 'object' && 'key' in entry && !canBeSent(entry))
      faults[`parameters.${parameterKey(id)}`] = 'uploadsRunning'
  }
  for (const [key, distance] of Object.entries(values.facilities)) {
    if (distance === null) faults[`facilities.${key}`] = 'distanceRequired'
  }
  return faults
}

export function hasValue(entry: ParameterEntry | undefined): boolean {
  if (entry === undefined) return false
  if (typeof entry === 'string') return !isBlank(entry)
  return !('length' in entry) || entry.length > 0
}
