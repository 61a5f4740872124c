import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const RANDOM_BYTES = 32
const SIGNATURE_BYTES = 18
const TOKEN = /^(\d{1,10})\.([\w-]{24})$/
const MAX_ID = 2_147_483_647

/** Creates a token; only its hash is stored. */
export function newConfirmation(): { token: string; hash: string } {
  const token = randomBytes(RANDOM_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}

/**
 * Token of links in alert mails. Not stored but signed with the installation's secret; valid until
 * the search is deleted.
 */
export function signedToken(id: number, secret: string): string {
  return `${id}.${signature(id, secret, SEARCH)}`
}

/** Verifies a token; undefined if invalid. */
export function idOfToken(token: string, secret: string): number | undefined {
  return verifiedId(token, secret, SEARCH)
}

const SEARCH = 'saved-search'

/** As above, for all searches of an account. */
export function signedAccountToken(accountId: number, secret: string): string {
  return `a${accountId}.${signature(accountId, secret, ACCOUNT)}`
}

/** Verifies an account's token; undefined if invalid. */
export function parseAccountToken(token: string, secret: string): number | undefined {
  return token.startsWith('a') ? verifiedId(token.slice(1), secret, ACCOUNT) : undefined
}

const ACCOUNT = 'saved-searches-of-account'

function verifiedId(token: string, secret: string, purpose: string): number | undefined {
  const [, digits, signed] = TOKEN.exec(token) ?? []
  const id = Number(digits)
  if (!signed || id > MAX_ID) return undefined
  const expected = signature(id, secret, purpose)
  return timingSafeEqual(Buffer.from(signed), Buffer.from(expected)) ? id : undefined
}

function signature(id: number, secret: string, purpose: string): string {
  const digest = createHmac('sha256', secret).update(`${purpose}:${id}`).digest()
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url')
}
