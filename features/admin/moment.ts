import { toLocale } from '@/domain/money/number-format.ts'

/** Date and time in the reader's time zone, for example "21 Nov 2026, 14:05". */
export function momentWords(iso: string, language: string): string {
  const known = formats.get(language)
  const format = known ?? new Intl.DateTimeFormat(toLocale(language), STYLE)
  formats.set(language, format)
  const moment = new Date(iso)
  return Number.isNaN(moment.valueOf()) ? '' : format.format(moment)
}

/** Digits and calendar as in all other dates of the site. */
const STYLE = {
  dateStyle: 'medium',
  timeStyle: 'short',
  numberingSystem: 'latn',
  calendar: 'gregory',
} as const

const formats = new Map<string, Intl.DateTimeFormat>()
