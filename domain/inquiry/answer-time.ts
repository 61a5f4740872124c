const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24

/** In whole hours, above a day in whole days, rounded up: a promise that is kept. */
export function toAnswerTime(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(1, Math.ceil(minutes / MINUTES_PER_HOUR))
  return hours <= HOURS_PER_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.ceil(hours / HOURS_PER_DAY) }
}
