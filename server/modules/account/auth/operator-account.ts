import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { deriveResetToken, newSeed } from './codes/secrets.ts'
import { toEmailKey } from './codes/targets.ts'
import { clearPassword, insertReset } from './passwords/reset-store.ts'
import { createAccount, findByEmail, lockIdentity } from './sign-in-store.ts'
import { deleteTokens } from './token-store.ts'

export type OperatorsAccount = {
  accountId: number
  isNew: boolean
  /** Single-use token to set the password. */
  token: string
}

/**
 * Finds or creates an account for an operator command. Clears a password set without verifying the
 * address.
 */
export async function accountForOperator(
  transaction: Kysely<DB>,
  wanted: { email: string; name: string; secret: string; at: Date; expiresAt: Date },
): Promise<OperatorsAccount> {
  const { email, name, secret, at, expiresAt } = wanted
  const key = toEmailKey(email)
  await lockIdentity(transaction, [key])
  const known = await findByEmail(transaction, key)
  if (known && !known.is_email_verified) {
    await clearPassword(transaction, known.id)
    await deleteTokens(transaction, known.id)
  }
  const account = known ?? (await openAccount(transaction, { email, name, at }))
  const seed = newSeed()
  const id = await insertReset(transaction, { accountId: account.id, seed, at, expiresAt })
  return { accountId: account.id, isNew: !known, token: deriveResetToken({ id, seed }, secret) }
}

/** Creates an account whose address counts as verified; null if the address has one already. */
export async function openOperatorAccount(
  transaction: Kysely<DB>,
  wanted: { email: string; name: string; passwordHash: string; language: string; at: Date },
): Promise<number | null> {
  const key = toEmailKey(wanted.email)
  await lockIdentity(transaction, [key])
  if (await findByEmail(transaction, key)) return null
  const { id } = await createAccount(transaction, {
    ...wanted,
    loginType: 3,
    isEmailVerified: true,
    mobile: null,
  })
  return id
}

/** Finds an account by address, verified or not. */
export async function findForOperator(
  db: Kysely<DB>,
  email: string,
): Promise<{ id: number } | undefined> {
  return findByEmail(db, toEmailKey(email))
}

/** Returns the number of ended sign-ins. */
export function endSignIns(transaction: Kysely<DB>, accountId: number): Promise<number> {
  return deleteTokens(transaction, accountId)
}

function openAccount(
  transaction: Kysely<DB>,
  { email, name, at }: { email: string; name: string; at: Date },
) {
  return createAccount(transaction, {
    loginType: 3,
    name,
    email,
    isEmailVerified: false,
    mobile: null,
    language: 'en',
    at,
  })
}
