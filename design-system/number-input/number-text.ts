/** Code points of zero in Arabic and Persian digits. */
const ZEROS = [0x0660, 0x06f0]
const BETWEEN_DIGITS = /[\s'’\u200e\u200f\u061c]/g

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

/**
 * Parses typed numbers: the locale's separators, or a decimal point in any locale. A single
 * grouping sign not followed by three digits counts as the decimal separator. Undefined if not a
 * number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const { group, decimal } = separators(locale)
  const plain = latin(text).replace(BETWEEN_DIGITS, '')
  const grouped = new RegExp(
    `^-?\\d{1,3}(${escaped(group)}\\d{2,3})*${escaped(group)}\\d{3}(?!\\d)`,
  )
  const withoutGroups = grouped.test(plain) ? plain.replaceAll(group, '') : plain
  const value = withoutGroups.replace(decimal, '.').replace(group, '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : undefined
}

function separators(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-12_345.6)
  const sign = (type: string) => latin(parts.find((part) => part.type === type)?.value ?? '')
  return { group: sign('group').trim() || ',', decimal: sign('decimal') || '.' }
}

function latin(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (ZEROS.findLast((zero) => code >= zero) ?? 0))
    })
    .replaceAll('−', '-')
}

function escaped(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
