import { toLocale } from '../money/number-format.ts'

/** English, as on the wire: "2 days ago", "just now". */
export function humanisedAge(from: Date, now: Date): string {
  const age = elapsed(from, now)
  if (!age) return 'just now'
  return `${age.count} ${age.unit}${age.count === 1 ? '' : 's'} ago`
}

export function relativeTime(from: Date, now: Date, language: string, justNow: string): string {
  const age = elapsed(from, now)
  return age ? formatFor(language).format(-age.count, age.unit) : justNow
}

type RelativeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const units: readonly [RelativeUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
]

/**
 * Largest whole unit (month 30 days, year 365). Null below one second, and for future dates, which
 * clock skew causes.
 */
function elapsed(from: Date, now: Date): { unit: RelativeUnit; count: number } | null {
  const seconds = Math.floor((now.getTime() - from.getTime()) / 1000)
  for (const [unit, length] of units) {
    if (seconds >= length) return { unit, count: Math.floor(seconds / length) }
  }
  return null
}

const formats = new Map<string, Intl.RelativeTimeFormat>()

function formatFor(language: string): Intl.RelativeTimeFormat {
  const locale = toLocale(language)
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`)
    formats.set(locale, format)
  }
  return format
}
