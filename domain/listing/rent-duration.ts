export const rentDurations = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const

export type RentDuration = (typeof rentDurations)[number]

/** Case-insensitive; null for sales. */
export function parseRentDuration(word: string | null | undefined): RentDuration | null {
  const wanted = word?.trim().toLowerCase()
  return rentDurations.find((duration) => duration.toLowerCase() === wanted) ?? null
}

/**
 * Minor units, rounded half up, 30.4 days a month. Must match the database function
 * `monthly_price`.
 */
export function monthlyPrice(priceMinor: number, duration: RentDuration | null): number {
  switch (duration) {
    case 'Daily':
      return Math.round((priceMinor * 304) / 10)
    case 'Quarterly':
      return Math.round(priceMinor / 3)
    case 'Yearly':
      return Math.round(priceMinor / 12)
    default:
      return priceMinor
  }
}

/** Monthly equivalent of a rent, both in major units, to the hundredth. */
export function monthlyRent(price: number, duration: RentDuration | null): number {
  return monthlyPrice(Math.round(price * 100), duration) / 100
}
