export const rentPeriods = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const

export type RentPeriod = (typeof rentPeriods)[number]

/** Case-insensitive; null for sales. */
export function parseRentPeriod(word: string | null | undefined): RentPeriod | null {
  const wanted = word?.trim().toLowerCase()
  return rentPeriods.find((period) => period.toLowerCase() === wanted) ?? null
}

/**
 * Minor units, rounded half up, 30.4 days a month. Must match the database function
 * `monthly_price`.
 */
export function monthlyPrice(priceMinor: number, period: RentPeriod | null): number {
  switch (period) {
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
export function monthlyRent(price: number, period: RentPeriod | null): number {
  return monthlyPrice(Math.round(price * 100), period) / 100
}
