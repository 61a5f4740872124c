import { toLocale } from '@/domain/money/number-format.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** A size in the unit that fits, for example "1.2 GB"; decimal, as disks are sold. */
export function sizeWords(bytes: number, language: string): string {
  const power = Math.floor(Math.log(Math.max(bytes, STEP)) / Math.log(STEP))
  const step = Math.min(power, UNITS.length)
  return new Intl.NumberFormat(toLocale(language), {
    style: 'unit',
    unit: UNITS[step - 1] ?? 'kilobyte',
    maximumSignificantDigits: 3,
    numberingSystem: 'latn',
  }).format(bytes / STEP ** step)
}
