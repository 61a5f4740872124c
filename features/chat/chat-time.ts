import { toLocale } from '@/domain/money/number-format.ts'

/** Day on this device, as 2026-11-25; '' for missing times. */
export function localDay(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${at.getFullYear()}-${month}-${day}`
}

/** Time on this device, such as "5:30 PM". */
export function timeText(iso: string, language: string): string {
  return formatTime(iso, language, { timeStyle: 'short' })
}

/** "today", "yesterday", or the date. */
export function dayText(iso: string, language: string, now: Date): string {
  const age = daysBetween(iso, now)
  if (age === 0 || age === 1) {
    const words = new Intl.RelativeTimeFormat(toLocale(language), { numeric: 'auto' })
    return words.format(-age, 'day')
  }
  return formatTime(iso, language, { dateStyle: 'long' })
}

/** For a list: the time of today, or a short date. */
export function briefTime(iso: string, language: string, now: Date): string {
  if (daysBetween(iso, now) === 0) return timeText(iso, language)
  const isThisYear = localDay(iso).slice(0, 4) === String(now.getFullYear())
  return isThisYear
    ? formatTime(iso, language, { day: 'numeric', month: 'short' })
    : formatTime(iso, language, { dateStyle: 'short' })
}

function daysBetween(iso: string, now: Date): number {
  const [day, today] = [localDay(iso), localDay(now.toISOString())].map((each) => Date.parse(each))
  return Math.round(((today ?? 0) - (day ?? 0)) / DAY_MILLISECONDS)
}

const DAY_MILLISECONDS = 86_400_000

function formatTime(iso: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const plain = { ...style, calendar: 'gregory', numberingSystem: 'latn' }
  return new Intl.DateTimeFormat(toLocale(language), plain).format(at)
}
