/**
 * Value of digits with separators: "1.200" and "1,200" are 1200, "1,2" and "1.2" are 1.2.
 * Not a number if there are too many digits.
 */
export function parseDigits(digits: string): number {
  const plain = digits.replace(/['’٬]/g, '').replace(/٫/g, '.')
  if (plain.length > 20) return Number.NaN
  const parts = plain.split(/[.,]/)
  if (parts.length === 1) return Number(plain)
  const [whole = '', ...rest] = parts
  const last = rest.at(-1) ?? ''
  const areGroups = rest.every((part) => part.length === 3) && whole.length <= 3 && whole !== '0'
  if (areGroups && !/٫/.test(digits)) return Number(parts.join(''))
  const isGroupedBefore = rest.slice(0, -1).every((part) => part.length === 3)
  return isGroupedBefore ? Number(`${parts.slice(0, -1).join('')}.${last}`) : Number.NaN
}
