import type { Kysely } from 'kysely'
import { cleanText } from '@/domain/text/clean-text.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type CodeRow, insertCode } from './codes/code-store.ts'
import { enqueueMessage } from './codes/messages.ts'
import { newSeed } from './codes/secrets.ts'
import { CODE_MS, toEmailKey, toPhoneNumber } from './codes/targets.ts'
import { checkNewPassword } from './passwords/new-password.ts'
import { insertRegistration, takeRegistration } from './registration-store.ts'
import { createAccount } from './sign-in-store.ts'

export type SentRegistration = {
  name: string
  email: string
  mobile?: string | undefined
  password: string
  re_password: string
}

/** Time to verify the address. */
const REGISTRATION_MS = 86_400_000

/**
 * Mails a code. An existing account's owner is told instead, which the reply does not reveal.
 * Raises invalid, LimitReached, TooManyHashes.
 */
export async function register(context: ServiceContext, sent: SentRegistration): Promise<void> {
  const { deps, clientAddress, language } = context
  const mobile = sent.mobile === undefined ? null : await toPhoneNumber(deps, sent.mobile, 'mobile')
  checkNewPassword(sent, sent)
  await deps.limits.consume('registrationsByAddress', clientAddress)
  await deps.limits.consume('registrationsByEmail', toEmailKey(sent.email))
  const passwordHash = await deps.passwords.hash(sent.password)
  const at = deps.clock()
  await deps.db.transaction().execute(async (transaction) => {
    const registrationId = await insertRegistration(transaction, {
      email: sent.email.trim(),
      name: cleanText(sent.name, 'name'),
      mobile,
      passwordHash,
      language,
      at,
      expiresAt: new Date(at.getTime() + REGISTRATION_MS),
    })
    const codeId = await insertCode(transaction, {
      purpose: 'email',
      target: toEmailKey(sent.email),
      registrationId,
      seed: newSeed(),
      at,
      expiresAt: new Date(at.getTime() + CODE_MS),
    })
    await enqueueMessage(context, transaction, { kind: 'code', codeId })
  })
}

/** Creates the account of a registration; returns its `auth_id`. */
export async function openRegistered(
  transaction: Kysely<DB>,
  { target, registration_id: id }: CodeRow,
  at: Date,
): Promise<string | undefined> {
  const registration =
    id === null ? undefined : await takeRegistration(transaction, { id, email: target })
  if (!registration) return undefined
  const { auth_id } = await createAccount(transaction, {
    loginType: 3,
    name: registration.name,
    email: registration.email,
    isEmailVerified: true,
    mobile: registration.mobile,
    passwordHash: registration.password_hash,
    language: registration.language_code,
    at,
  })
  return auth_id
}
