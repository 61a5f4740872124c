import { toLocale } from '@/domain/money/number-format.ts'

const PLAIN = { calendar: 'gregory', numberingSystem: 'latn' } as const

/** Day at the home, such as "Friday, December 4". */
export function dayAtHome(iso: string, timeZone: string, language: string): string {
  return formatTime(iso, language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
}

/** Time at the home, such as "4:00 PM". */
export function timeAtHome(iso: string, timeZone: string, language: string): string {
  return formatTime(iso, language, { timeZone, timeStyle: 'short' })
}

/** From beginning to end at the home, such as "Friday, December 4, 4:00 – 4:30 PM". */
export function rangeAtHome(
  { startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string },
  language: string,
  now: Date = new Date(),
): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return ''
  const isThisYear = from.getFullYear() === now.getFullYear()
  const range = new Intl.DateTimeFormat(toLocale(language), {
    ...PLAIN,
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  })
  return range.formatRange(from, to)
}

/** Name of the zone where it is not the device's own, such as "Pacific Time"; else ''. */
export function zoneName(iso: string, timeZone: string, language: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const clock = { dateStyle: 'short', timeStyle: 'short', ...PLAIN } as const
  const home = new Intl.DateTimeFormat('en', { ...clock, timeZone }).format(at)
  if (home === new Intl.DateTimeFormat('en', clock).format(at)) return ''
  const parts = new Intl.DateTimeFormat(toLocale(language), {
    ...PLAIN,
    timeZone,
    hour: 'numeric',
    timeZoneName: 'longGeneric',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Key of the day at the home, as 2026-12-04. */
export function dayKey(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date(iso))
}

/** Such as "30 minutes". */
export function minutesText(minutes: number, language: string): string {
  return new Intl.NumberFormat(toLocale(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(minutes)
}

/** Name of a weekday; 0 is Monday. */
export function weekdayName(day: number, language: string): string {
  // January 1, 2024 was a Monday.
  const at = new Date(Date.UTC(2024, 0, 1 + day))
  return formatTime(at.toISOString(), language, { timeZone: 'UTC', weekday: 'long' })
}

function formatTime(iso: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  return new Intl.DateTimeFormat(toLocale(language), { ...PLAIN, ...style }).format(at)
}
