import { toLocale } from '@/domain/money/number-format.ts'

/** A time on the wall clock of a place, as "Friday, June 26, 2026 at 5:00 PM GMT+2". */
export function formatMoment(
  moment: Date,
  { language, timeZone }: { language: string; timeZone: string },
): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(moment)
}
