/** Reading of "1.500": `group` for money, `decimal` for rates, else the locale's decimal sign. */
export type SeparatorMeaning = 'group' | 'decimal' | '.' | ','

/**
 * Non-negative, any common grouping, either decimal sign (also trailing), Latin or Arabic digits.
 * Null for anything else.
 */
export function typedNumber(text: string, loneSign: SeparatorMeaning = 'group'): number | null {
  const plain = text.replace(/[\s'’٬]/g, '').replace(/[٠-٩۰-۹]/g, latinDigit)
  const lone = LONE.exec(plain)?.[1]
  if (lone && (loneSign === 'decimal' || loneSign === lone)) return Number(plain.replace(',', '.'))
  if (COMMA_GROUPS.test(plain)) return Number(plain.replaceAll(',', ''))
  if (POINT_GROUPS.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return UNGROUPED.test(plain) ? Number(plain.replace(/[,٫]/, '.')) : null
}

const LONE = /^[1-9]\d{0,2}([.,])\d{3}$/
// India groups lakhs by two.
const COMMA_GROUPS = /^[1-9]\d{0,2}(,\d{2,3}){0,6},\d{3}(\.\d{1,10})?$/
const POINT_GROUPS = /^[1-9]\d{0,2}(\.\d{3}){1,7}(,\d{1,10})?$/
const UNGROUPED = /^\d{1,20}([.,٫]\d{0,10})?$/

/** Both Arabic ranges start where the low four bits are zero. */
function latinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) & 15)
}
