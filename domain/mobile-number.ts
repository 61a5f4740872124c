/** The digits that a telephone number can have with its country's code (E.164, and none shorter than seven). */
const DIGITS = /^[1-9]\d{6,14}$/

/**
 * A telephone number with country code as accounts keep it: its digits, without plus sign, spaces
 * and the zero that is only dialled within a country, as in +44 (0)20. Null when it cannot be one.
 */
export function plainNumber(written: string): string | null {
  const digits = written
    .trim()
    .replace('(0)', '')
    .replace(/^00/, '')
    .replaceAll(/[\s+().-]/g, '')
  return DIGITS.test(digits) ? digits : null
}
