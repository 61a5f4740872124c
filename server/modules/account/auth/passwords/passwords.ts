import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { deletePending } from '@/server/modules/account/contact/pending-store.ts'
import { isClosedDemo } from '../closed-demo.ts'
import { enqueueMessage } from '../codes/messages.ts'
import { idOfResetToken, isResetToken, newSeed } from '../codes/secrets.ts'
import { RESET_MS, toEmailKey } from '../codes/targets.ts'
import { distrustPasskeys } from '../passkeys/passkey-store.ts'
import { deleteIdleRecoveryCodes } from '../second-factor/factor-store.ts'
import { findAccount, findByEmail } from '../sign-in-store.ts'
import { deleteTokens } from '../token-store.ts'
import { checkNewPassword } from './new-password.ts'
import { deleteResets, findReset, insertReset, takeReset, writePassword } from './reset-store.ts'

/**
 * Mails a reset link. Unknown addresses take the same steps, but get no mail. Raises LimitReached.
 */
export async function sendReset(context: ServiceContext, email: string): Promise<void> {
  const { deps, clientAddress } = context
  await deps.limits.consume('resetsByAddress', clientAddress)
  await deps.limits.consume('resetsByEmail', toEmailKey(email))
  const at = deps.clock()
  await deps.db.transaction().execute(async (transaction) => {
    const found = await findByEmail(transaction, toEmailKey(email))
    const known = found && isClosedDemo(context, found) ? undefined : found
    const resetId = await insertReset(transaction, {
      accountId: known?.id,
      seed: newSeed(),
      at,
      expiresAt: new Date(at.getTime() + RESET_MS),
    })
    await enqueueMessage(context, transaction, { kind: 'reset', resetId })
  })
}

/**
 * Sets a password by a reset link, ends all sessions, and distrusts passkeys. Raises notFound for an invalid link,
 * invalid, LimitReached, TooManyHashes.
 */
export async function resetPassword(
  context: ServiceContext,
  sent: { token: string; password: string; re_password: string },
): Promise<void> {
  const { deps, clientAddress } = context
  await deps.limits.consume('codeTriesByAddress', clientAddress)
  const at = deps.clock()
  const id = idOfResetToken(sent.token)
  const reset = id === undefined ? undefined : await findReset(deps.db, { id, at })
  if (!reset?.account_id || !isResetToken(sent.token, reset, deps.config.secretKey)) throw gone()
  const account = await findAccount(deps.db, reset.account_id)
  if (!account || isClosedDemo(context, account)) throw gone()
  checkNewPassword(sent, account)
  const passwordHash = await deps.passwords.hash(sent.password)
  await deps.db.transaction().execute(async (transaction) => {
    const accountId = await takeReset(transaction, { id: reset.id, at })
    if (accountId === undefined) throw gone()
    await writePassword(transaction, { id: accountId, passwordHash, at })
    await deleteResets(transaction, accountId)
    await deletePending(transaction, { accountId })
    await deleteTokens(transaction, accountId)
    await distrustPasskeys(transaction, accountId)
    await deleteIdleRecoveryCodes(transaction, accountId)
    await enqueueMessage(context, transaction, { kind: 'password', accountId })
  })
}

function gone() {
  return failure('notFound', 'This link has expired or has already been used.')
}
