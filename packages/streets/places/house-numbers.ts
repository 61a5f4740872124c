/** 12 for "12a" or "12-14"; 0 without a number. */
export function leadingNumber(text: string): number {
  return Number.parseInt(/\d+/.exec(text)?.[0] ?? '0', 10)
}

/** "12 A" and "12a" are one. */
export function houseKey(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

export function looksLikeHouseNumber(token: string): boolean {
  return /^\d{1,6}[a-z]?$/.test(token)
}

/** Names of countries that write the number last. */
const NUMBER_AFTER_STREET =
  /germany|deutschland|austria|österreich|switzerland|schweiz|spain|españa|italy|italia|netherlands|nederland|belgium|portugal|mexico|méxico|argentina|chile|colombia|poland|polska|sweden|sverige|norway|norge|denmark|danmark|finland|suomi|czech|hungary|turkey|türkiye|brazil|brasil|greece/i

/** In the order that the country writes. */
export function addressLine(street: string, number: string, country: string): string {
  if (!number) return street
  return NUMBER_AFTER_STREET.test(country) ? `${street} ${number}` : `${number} ${street}`
}

export type KnownHouse = { number: number; latitude: number; longitude: number }

const MAX_GAP_NUMBERS = 100
const MAX_GAP_DEGREES = 0.005

/**
 * Position of an unknown number between two known ones of its side of the street (odd or even);
 * null where it is not between two.
 */
export function interpolate(
  houses: readonly KnownHouse[],
  number: number,
): { latitude: number; longitude: number } | null {
  let below: KnownHouse | undefined
  let above: KnownHouse | undefined
  for (const house of houses) {
    if (house.number % 2 !== number % 2 || house.number === 0) continue
    if (house.number < number && (!below || house.number > below.number)) below = house
    if (house.number > number && (!above || house.number < above.number)) above = house
  }
  if (!below || !above || above.number - below.number > MAX_GAP_NUMBERS) return null
  const high = above.latitude - below.latitude
  const wide = above.longitude - below.longitude
  if (Math.hypot(high, wide) > MAX_GAP_DEGREES) return null
  const share = (number - below.number) / (above.number - below.number)
  return { latitude: below.latitude + share * high, longitude: below.longitude + share * wide }
}
