import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { stepOfCode } from '@/server/gateways/totp/totp.ts'
import { findFactor, takeRecoveryCode, takeStep } from './factor-store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { unseal } from './sealing.ts'

const APP_CODE = /^\d{6}$/

export type AcceptedCode = 'app' | 'recovery'

/** Redeems a code of the app or a recovery code; undefined if wrong or used. */
export async function takeCode(
  context: ServiceContext,
  transaction: Kysely<DB>,
  { accountId, code }: { accountId: number; code: string },
): Promise<AcceptedCode | undefined> {
  const { clock, config } = context.deps
  const at = clock()
  const typed = code.replace(/\s/g, '')
  if (APP_CODE.test(typed)) {
    const step = await appStep(context, transaction, { accountId, code: typed })
    return step !== null && (await takeStep(transaction, { accountId, step })) ? 'app' : undefined
  }
  const hash = hashRecoveryCode(typed, { secretKey: config.secretKey, accountId })
  return (await takeRecoveryCode(transaction, { accountId, hash, at })) ? 'recovery' : undefined
}

/** The time step of a code, also during setup; null if wrong. */
export async function appStep(
  { deps: { clock, config }, log }: ServiceContext,
  db: Kysely<DB>,
  { accountId, code }: { accountId: number; code: string },
): Promise<number | null> {
  const row = await findFactor(db, accountId)
  if (!row) return null
  const secret = unseal(row.sealed_secret, { secretKey: config.secretKey, accountId })
  if (secret === undefined) {
    log.error(
      { accountId },
      'A second factor cannot be read: SECRET_KEY is another one than before',
    )
    return null
  }
  return stepOfCode({ secret, code, at: clock() })
}
