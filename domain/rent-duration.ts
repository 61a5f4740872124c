/** How often a rent is due; absent on sales. */
export const rentDurations = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const

export type RentDuration = (typeof rentDurations)[number]

/** The wire's word whatever its capitals; null for a sale's empty value and for unknown words. */
export function rentDurationOf(word: string | null | undefined): RentDuration | null {
  const wanted = word?.trim().toLowerCase()
  return rentDurations.find((duration) => duration.toLowerCase() === wanted) ?? null
}
