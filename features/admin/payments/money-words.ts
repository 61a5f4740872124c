import { localeOf } from '@/domain/money/number-format.ts'

/** Amount with its currency and all its decimals, for example "$49.00". */
export function moneyWords(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
  }).format(amount)
}
