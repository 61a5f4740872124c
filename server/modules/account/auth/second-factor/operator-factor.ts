import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { endSignIns, findForOperator } from '../operator-account.ts'
import { deletePasskeys } from '../passkeys/passkey-store.ts'
import { logFactor } from './factor-log.ts'
import { deleteAllRecoveryCodes, deleteFactor, listFactorAccounts } from './factor-store.ts'

/** `off` means that there was no factor. */
export type EndedFactor = 'done' | 'off' | 'nobody'

/**
 * Operator command for a lost app and lost recovery codes. Also ends all sessions, and is logged.
 */
export async function removeSecondFactor(
  db: Kysely<DB>,
  { email, at }: { email: string; at: Date },
): Promise<EndedFactor> {
  return db.transaction().execute(async (transaction) => {
    const known = await findForOperator(transaction, email)
    if (!known) return 'nobody'
    const { id: accountId } = known
    if (!(await endAccountFactor(transaction, accountId))) return 'off'
    await logFactor(transaction, { accountId, action: 'secondFactorOff', byOperator: true, at })
    return 'done'
  })
}

/**
 * Ends the apps of all accounts, which the present secret cannot read, and their sign-ins. Passkeys
 * need no secret and stay.
 */
export async function endAllFactors(transaction: Kysely<DB>): Promise<void> {
  for (const accountId of await listFactorAccounts(transaction)) {
    if (await deleteFactor(transaction, { accountId })) await endSignIns(transaction, accountId)
  }
  await deleteAllRecoveryCodes(transaction)
}

/** Deletes app, passkeys and recovery codes, and ends all sessions; false without a factor. */
export async function endAccountFactor(
  transaction: Kysely<DB>,
  accountId: number,
): Promise<boolean> {
  const hadPasskeys = await deletePasskeys(transaction, { accountId })
  const hadApp = await deleteFactor(transaction, { accountId })
  if (!hadApp && !hadPasskeys) return false
  await endSignIns(transaction, accountId)
  return true
}
