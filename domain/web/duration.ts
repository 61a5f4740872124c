import { toLocale } from '../money/number-format.ts'

/** "30 days"; below 24 hours, "6 hours". */
export function formatDuration(hours: number, language: string): string {
  const inDays = hours >= HOURS_PER_DAY
  const format = new Intl.NumberFormat(toLocale(language), {
    style: 'unit',
    unit: inDays ? 'day' : 'hour',
    unitDisplay: 'long',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  })
  return format.format(inDays ? hours / HOURS_PER_DAY : hours)
}

const HOURS_PER_DAY = 24
