import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { hashToken, newTokenRandom } from '@/server/modules/account/auth/codes/secrets.ts'
import { insertLink } from './inquiry-store.ts'

export type NewLink = { token: string; tokenHash: string }

/** The secret of a link; only its hash is stored. */
export function newLink(): NewLink {
  const token = newTokenRandom()
  return { token, tokenHash: hashToken(token) }
}

/**
 * The link in the reply to an inquiry without address. It is derived from the client id, so that a
 * repeat gets the same one although only its hash is stored.
 */
export function replyLink(clientId: string | undefined, secret: string): NewLink {
  if (clientId === undefined) return newLink()
  const words = `inquiry-link:${clientId.toLowerCase()}`
  const token = createHmac('sha256', secret).update(words).digest('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function saveLink(
  tx: Kysely<DB>,
  { tokenHash }: NewLink,
  { inquiryId, at }: { inquiryId: number; at: Date },
): Promise<void> {
  return insertLink(tx, { tokenHash, inquiryId, at })
}
