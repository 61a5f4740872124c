import { createHmac, randomBytes } from 'node:crypto'

const RECOVERY_CODES = 10
/** Excludes letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const HALF = 5
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** Each code has 50 random bits, such as `7k2mq-x9d4t`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(2 * HALF)].map((byte) => ALPHABET[byte % ALPHABET.length])
    return `${letters.slice(0, HALF).join('')}-${letters.slice(HALF).join('')}`
  })
}

/** Corrects common misreadings before hashing. */
export function hashRecoveryCode(
  code: string,
  { secretKey, accountId }: { secretKey: string; accountId: number },
): string {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[oil]/g, (letter) => MISREAD[letter] ?? letter)
  return createHmac('sha256', secretKey)
    .update(`recovery-code:${accountId}:${plain}`)
    .digest('base64url')
}
