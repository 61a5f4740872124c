import type { Series } from './receipt-store.ts'

/** As it is printed, for example `2026-000017` or `CN-2026-000003`; null without one. */
export function paperNumber(
  year: number | null,
  number: number | null,
  series: Series,
): string | null {
  if (year === null || number === null) return null
  const prefix = series === 'credit-note' ? 'CN-' : ''
  return `${prefix}${year}-${String(number).padStart(6, '0')}`
}
