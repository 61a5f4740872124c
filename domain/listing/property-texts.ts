import { listingMaxLengths } from './listing-values.ts'

export type PropertyText = {
  name: string
  /** Max characters, as in the contract. */
  longest: number
  /** Step of the editor; in media it needs an input of its own. */
  step: 'basics' | 'place' | 'media'
  /** `public` texts belong to the full page, which a package may be needed for. */
  reader: 'public' | 'owner'
  /** Whether its step renders an input of its own. */
  hasOwnInput: boolean
}

/**
 * Optional texts of a property, each under one name in the contract, the database and the form.
 * Recipes tell how to add one.
 */
export const propertyTexts = [
  {
    name: 'client_address',
    longest: listingMaxLengths.client_address,
    step: 'place',
    reader: 'owner',
    hasOwnInput: false,
  },
  {
    name: 'video_link',
    longest: listingMaxLengths.video_link,
    step: 'media',
    reader: 'public',
    hasOwnInput: true,
  },
] as const satisfies readonly PropertyText[]

export type PropertyTextName = (typeof propertyTexts)[number]['name']

export const textNames: readonly PropertyTextName[] = propertyTexts.map(({ name }) => name)

/** `owner`: texts for the owner and administrators only. */
export function textsReadBy(reader: PropertyText['reader']): PropertyTextName[] {
  return propertyTexts.filter((text) => text.reader === reader).map(({ name }) => name)
}

export function textsOfStep(step: PropertyText['step']): PropertyTextName[] {
  return propertyTexts.filter((text) => text.step === step).map(({ name }) => name)
}

/** One value per name. */
export function eachText<Name extends PropertyTextName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.assign({}, ...names.map((name) => ({ [name]: make(name) })))
}
