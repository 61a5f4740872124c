/** How often a rent is due; absent on sales. */
export const rentDurations = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const

export type RentDuration = (typeof rentDurations)[number]

/** The wire's word whatever its capitals; null for a sale's empty value and for unknown words. */
export function rentDurationOf(word: string | null | undefined): RentDuration | null {
  const wanted = word?.trim().toLowerCase()
  return rentDurations.find((duration) => duration.toLowerCase() === wanted) ?? null
}

/**
 * What a rent costs a month: a month has 30.4 days. In minor units, rounded half up, as the database's
 * function `monthly_price` does it for searches; without a period the price itself.
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
