import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import { hashToken } from '@/server/modules/account/auth/codes/secrets.ts'
import { TEST_NOW } from './deps.ts'

export type SignedIn = {
  id: number
  /** As `call` sends it. */
  token: string
}

const DAY_MS = 86_400_000

/** A member with a token of the tests' moment, good for 90 days as a sign-in is. */
export async function signedIn(
  db: Kysely<DB>,
  facts: {
    name?: string
    isAdmin?: boolean
    role?: Role
    isActive?: boolean
    signedInAt?: Date
    tokenExpiresAt?: Date
  } = {},
): Promise<SignedIn> {
  const slug = `member-${randomBytes(4).toString('hex')}`
  const account = await db
    .insertInto('account')
    .values({
      slug,
      name: facts.name ?? slug,
      role: facts.role ?? (facts.isAdmin ? 'administrator' : null),
      is_active: facts.isActive ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await tokenFor(db, account.id, {
    at: facts.signedInAt ?? TEST_NOW,
    expiresAt: facts.tokenExpiresAt ?? new Date(TEST_NOW.getTime() + 90 * DAY_MS),
  })
  return { id: account.id, token }
}

/** Another sign-in of an account. */
export async function tokenFor(
  db: Kysely<DB>,
  accountId: number,
  sign: { at: Date; expiresAt: Date },
): Promise<string> {
  const random = randomBytes(30).toString('base64url')
  const { id } = await db
    .insertInto('access_token')
    .values({
      account_id: accountId,
      token_hash: hashToken(random),
      created_at: sign.at,
      proven_at: sign.at,
      expires_at: sign.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${random}`
}
