/** Reading of a lone sign before three digits, as in "1.500"; `ask` gives both readings. */
export type LoneSign = 'group' | 'decimal' | 'ask'

export type TwoReadings = readonly [grouped: number, decimal: number]

/**
 * Digits of common scripts with any common grouping and decimal sign, and nothing else: the part of
 * `parseNumber` that is small enough for a page's first load. Null if the signs make no number.
 */
export function parseDigits(text: string, lone?: 'group' | 'decimal'): number | null
export function parseDigits(text: string, lone: LoneSign): number | TwoReadings | null
export function parseDigits(text: string, lone: LoneSign = 'group'): number | TwoReadings | null {
  const plain = latinDigits(text.trim()).replace(GROUP_SIGNS, '_').replaceAll('،', ',')
  if (plain.length > MAX_LENGTH) return null
  const [, sign = ''] = GROUPED.exec(plain) ?? []
  if (!sign) return UNGROUPED.test(plain) ? toNumber(plain) : null
  const grouped = toNumber(plain.replaceAll(sign, ''))
  if (lone === 'group' || !LONE.test(plain)) return grouped
  const decimal = toNumber(plain)
  return lone === 'ask' ? [grouped, decimal] : decimal
}

/** Whether a text is a number as forms and the wire hold it. */
export function isPlainNumber(text: string): boolean {
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(text)
}

/** Digits of other scripts as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String((code & 15) - (code > INDIC[0] && code < INDIC[1] ? 6 : 0))
  })
}

const toNumber = (plain: string) => Number(plain.replace(/[,٫]/, '.'))

const MAX_LENGTH = 40
/** Signs that only group. */
const GROUP_SIGNS = /[\s'’‘ʼ`´٬]+/g
const LONE = /^\d+[.,]\d{3}$/
/** Groups of three, or of two as in India ("1,25,000"); the decimal sign is another one. */
const GROUPED = /^[1-9]\d{0,2}([.,_])(?:(?:\d{2}\1)*|(?:\d{3}\1)*)\d{3}(?:(?!\1)[.,٫]\d*)?$/
const UNGROUPED = /^(?:\d+(?:[.,٫]\d*)?|[.,٫]\d+)$/
/** Arabic, Persian, Thai, full width; Devanagari, Bengali, Gujarati and Tamil start at …6. */
const DIGITS = /[٠-٩۰-۹๐-๙０-９०-९০-৯૦-૯௦-௯]/g
const INDIC = [0x0965, 0x0df0] as const
