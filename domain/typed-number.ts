/**
 * What a single comma or point before exactly three digits is ("1.500"): money is hardly written to
 * the thousandth, so there it sets a group apart; a rate has no groups, so there it is the decimal
 * sign; of other measures the decimal sign of the reader's language decides.
 */
export type LoneSign = 'group' | 'decimal' | '.' | ','

/**
 * A number of nothing or more as people type it: groups set apart by spaces, apostrophes, commas or
 * points, either decimal sign (also the last of what is still being typed), Latin or Arabic digits.
 * Null for anything else.
 */
export function typedNumber(text: string, loneSign: LoneSign = 'group'): number | null {
  const plain = text.replace(/[\s'’٬]/g, '').replace(/[٠-٩۰-۹]/g, latinDigit)
  const lone = LONE.exec(plain)?.[1]
  if (lone && (loneSign === 'decimal' || loneSign === lone)) return Number(plain.replace(',', '.'))
  if (COMMA_GROUPS.test(plain)) return Number(plain.replaceAll(',', ''))
  if (POINT_GROUPS.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return UNGROUPED.test(plain) ? Number(plain.replace(/[,٫]/, '.')) : null
}

const LONE = /^[1-9]\d{0,2}([.,])\d{3}$/
// Groups of two are how India writes lakhs.
const COMMA_GROUPS = /^[1-9]\d{0,2}(,\d{2,3}){0,6},\d{3}(\.\d{1,10})?$/
const POINT_GROUPS = /^[1-9]\d{0,2}(\.\d{3}){1,7}(,\d{1,10})?$/
const UNGROUPED = /^\d{1,20}([.,٫]\d{0,10})?$/

/** Both rows of digits begin at a code point whose last four bits are nought. */
function latinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) & 15)
}
