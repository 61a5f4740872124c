/** 'min2' leaves four digits ungrouped, as in years. */
export type Grouping = 'auto' | 'min2'

/** Formats a number for the locale, with at most `fractionDigits` decimals. */
export function numberText(
  value: number,
  locale: string,
  { fractionDigits = 0, grouping = 'auto' }: { fractionDigits?: number; grouping?: Grouping } = {},
): string {
  const options = { maximumFractionDigits: fractionDigits, useGrouping: grouping }
  return new Intl.NumberFormat(locale, options).format(value)
}
