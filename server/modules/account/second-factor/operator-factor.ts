import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { logFactor } from '@/server/modules/admin/factor-log.ts'
import { endSignIns, findForOperator } from '../operator-account.ts'
import { deleteFactor } from './factor-store.ts'

/** `off`: nothing was to be ended. */
export type EndedFactor = 'done' | 'off' | 'nobody'

/**
 * Ends the second factor of the account of an address, for somebody who has lost the app and the recovery codes, as
 * the operator of the installation; writes that into the log. Every sign-in of the account ends with it.
 */
export async function endFactorOf(
  db: Kysely<DB>,
  { email, at }: { email: string; at: Date },
): Promise<EndedFactor> {
  return db.transaction().execute(async (transaction) => {
    const known = await findForOperator(transaction, email)
    if (!known) return 'nobody'
    const { id: accountId } = known
    if (!(await deleteFactor(transaction, { accountId }))) return 'off'
    await endSignIns(transaction, accountId)
    await logFactor(transaction, { accountId, action: 'secondFactorOff', byOperator: true, at })
    return 'done'
  })
}
