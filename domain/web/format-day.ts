import { toLocale } from '@/domain/money/number-format.ts'

/** A day in UTC in words, as "June 25, 2026", with Latin digits. */
export function formatDay(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(moment)
}
