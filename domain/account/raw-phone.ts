/** Without marks that come along when a number is copied. */
export function visiblePhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '')
}

/** A `tel:` URL without knowing the country's numbers; null without digits. */
export function rawPhoneLink(stored: string): string | null {
  const [number = '', extension] = visiblePhone(stored).split(';ext=')
  const digits = number.replace(/(?!^\+)[^\p{Nd}]/gu, '')
  if (!/\p{Nd}/u.test(digits)) return null
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}

/** Older accounts have digits with country code. */
export function withPlus(stored: string): string {
  return /^[1-9]\d+$/.test(stored) ? `+${stored}` : stored
}
