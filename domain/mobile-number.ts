/** E.164, at least seven digits. */
const DIGITS = /^[1-9]\d{6,14}$/

/**
 * Normalizes to digits with country code, dropping the trunk zero of "+44 (0)20". Null when
 * invalid.
 */
export function plainNumber(written: string): string | null {
  const digits = written
    .trim()
    .replace('(0)', '')
    .replace(/^00/, '')
    .replaceAll(/[\s+().-]/g, '')
  return DIGITS.test(digits) ? digits : null
}
