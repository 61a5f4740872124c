import { localeOf } from '@/domain/number-format.ts'

/** A day and a time in words, such as "21 Nov 2026, 14:05", where the reader is. */
export function momentWords(iso: string, language: string): string {
  const known = formats.get(language)
  const format = known ?? new Intl.DateTimeFormat(localeOf(language), STYLE)
  formats.set(language, format)
  const moment = new Date(iso)
  return Number.isNaN(moment.valueOf()) ? '' : format.format(moment)
}

/** With the digits and the calendar of every other date of the site. */
const STYLE = {
  dateStyle: 'medium',
  timeStyle: 'short',
  numberingSystem: 'latn',
  calendar: 'gregory',
} as const

const formats = new Map<string, Intl.DateTimeFormat>()
