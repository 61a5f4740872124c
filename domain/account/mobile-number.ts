/** E.164, at least seven digits. */
const DIGITS = /^[1-9]\d{6,14}$/

/** Digits with country code, without the trunk zero of "+44 (0)20". Null if invalid. */
export function plainNumber(written: string): string | null {
  const digits = written
    .trim()
    .replace('(0)', '')
    .replace(/^00/, '')
    .replaceAll(/[\s+().-]/g, '')
  return DIGITS.test(digits) ? digits : null
}
