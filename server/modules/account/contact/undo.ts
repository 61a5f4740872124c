import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { deriveResetToken, idOfResetToken, isUndoToken, newSeed } from '../auth/codes/secrets.ts'
import { RESET_MS, toEmailKey } from '../auth/codes/targets.ts'
import { deletePasskeys } from '../auth/passkeys/passkey-store.ts'
import { deleteResets, insertReset } from '../auth/passwords/reset-store.ts'
import { logFactor } from '../auth/second-factor/factor-log.ts'
import { deleteFactor, deleteIdleRecoveryCodes } from '../auth/second-factor/factor-store.ts'
import { lockIdentity } from '../auth/sign-in-store.ts'
import { deleteTokens } from '../auth/token-store.ts'
import { refuseTaken } from './contact.ts'
import { deletePending } from './pending-store.ts'
import {
  closeAccount,
  findUndo,
  restoreContact,
  takeUndosFrom,
  type UndoRow,
} from './undo-store.ts'

/**
 * Undoes a contact change and later ones by a mailed link. Ends all sessions, and removes the
 * password, and a second factor and passkeys added since, which may be an attacker's. Returns a token to set a
 * password. Raises notFound, conflict if another account has the contact now, LimitReached.
 */
export async function undoContactChange(context: ServiceContext, token: string): Promise<string> {
  const { deps, clientAddress } = context
  await deps.limits.consume('codeTriesByAddress', clientAddress)
  const at = deps.clock()
  const id = idOfResetToken(token)
  const undo = id === undefined ? undefined : await findUndo(deps.db, { id, at })
  if (!undo || !isUndoToken(token, undo, deps.config.secretKey)) throw gone()
  const { account_id: accountId } = undo
  return deps.db.transaction().execute(async (transaction) => {
    const undos = await takeUndosFrom(transaction, { id: undo.id, accountId })
    if (undos[0]?.id !== undo.id) throw gone()
    for (const kind of ['email', 'mobile'] as const) {
      const first = undos.find((row) => row.kind === kind)
      if (first) await restore(transaction, first, at)
    }
    await closeAccount(transaction, { id: accountId, since: undo.created_at, at })
    const factor = { accountId, confirmedSince: undo.created_at }
    if (await deleteFactor(transaction, factor)) {
      await logFactor(transaction, { accountId, action: 'secondFactorOff', at })
    }
    if (await deletePasskeys(transaction, { accountId, addedSince: undo.created_at })) {
      await deleteIdleRecoveryCodes(transaction, accountId)
      await logFactor(transaction, { accountId, action: 'passkeyRemoved', at })
    }
    await deletePending(transaction, { accountId })
    await deleteTokens(transaction, accountId)
    await deleteResets(transaction, accountId)
    const seed = newSeed()
    const expiresAt = new Date(at.getTime() + RESET_MS)
    const resetId = await insertReset(transaction, { accountId, seed, at, expiresAt })
    return deriveResetToken({ id: resetId, seed }, deps.config.secretKey)
  })
}

async function restore(transaction: Kysely<DB>, undo: UndoRow, at: Date): Promise<void> {
  if (undo.former !== null && undo.was_proven) {
    const target = toEmailKey(undo.former)
    await lockIdentity(transaction, [target])
    await refuseTaken(transaction, target, undo.account_id)
  }
  await restoreContact(transaction, undo, at)
}

function gone() {
  return failure('notFound', 'This link has expired or has already been used.')
}
