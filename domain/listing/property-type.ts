/** Index is the code in requests: sell 0 … rented 3. */
export const propertyTypes = ['sell', 'rent', 'sold', 'rented'] as const

export type PropertyType = (typeof propertyTypes)[number]

/** Can be searched and posted; sold and rented are outcomes. */
export type OfferType = 'sell' | 'rent'

export function propertyTypeCode(type: PropertyType): number {
  return propertyTypes.indexOf(type)
}

/** Accepts numbers and digit text. */
export function toPropertyType(code: number | string | null | undefined): PropertyType | undefined {
  return code === '' || code == null ? undefined : propertyTypes[Number(code)]
}

export function isPropertyType(word: unknown): word is PropertyType {
  return propertyTypes.some((type) => type === word)
}
