export const DAY_MS = 86_400_000

/** Days since 1970-01-01. */
export function toSaleDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS)
}

/** ISO date of a day since 1970-01-01. */
export function formatSaleDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
