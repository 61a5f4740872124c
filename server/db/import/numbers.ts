/**
 * Parses a number with optional thousands separators and currency sign. `mark` is the decimal mark.
 * Undefined if invalid.
 */
export function readNumber(text: string, mark: '.' | ',' = '.'): number | undefined {
  const bare = text.replace(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '').replace(/[\s'’]/gu, '')
  if (!PATTERNS[mark].test(bare)) return undefined
  const plain = mark === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.')
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}

/** Case-insensitive. */
export function readBoolean(text: string): boolean | undefined {
  return WORDS.get(text.trim().toLowerCase())
}

const PATTERNS = {
  '.': /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?(e[+-]?\d+)?$/i,
  ',': /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d*)?$/,
}

const WORDS = new Map([
  ...['true', 'yes', 'y', 't', '1', 'on'].map((word): [string, boolean] => [word, true]),
  ...['false', 'no', 'n', 'f', '0', 'off'].map((word): [string, boolean] => [word, false]),
])
