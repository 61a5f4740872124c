/** Number of plainly grouped digits, where a lone sign before three digits groups; null for others. */
export function parseDigits(text: string): number | null {
  const plain = toPlain(text)
  const [, sign] = GROUPED.exec(plain) ?? []
  return sign || UNGROUPED.test(plain) ? toNumber(plain.replaceAll(sign ?? '_', '')) : null
}

/** The other reading of "1.500", where a lone sign may mark decimals. */
export function parseLoneDecimal(text: string): number | null {
  const plain = toPlain(text)
  return LONE.test(plain) ? toNumber(plain) : null
}

/** Whether a text is a number as forms and the wire hold it. */
export function isPlainNumber(text: string): boolean {
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(text)
}

function toPlain(text: string): string {
  return text
    .trim()
    .replace(/[\s'’٬]+/g, '_')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

const toNumber = (plain: string) => Number(plain.replace(/[,٫]/, '.'))

const LONE = /^[1-9]\d{0,2}[.,]\d{3}$/
/** Groups of three, or of two as in India ("1,25,000"); the decimal sign is another one. */
const GROUPED = /^[1-9]\d{0,2}([.,_])(?:(?:\d\d\1)*|(?:\d{3}\1)*)\d{3}(?:(?!\1)[.,٫]\d*)?$/
const UNGROUPED = /^(?:\d{1,20}(?:[.,٫]\d*)?|[.,٫]\d+)$/
