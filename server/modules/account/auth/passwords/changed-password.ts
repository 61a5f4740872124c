import { faultWords } from '@/domain/text/fault-words.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { deletePending } from '@/server/modules/account/contact/pending-store.ts'
import { requireMember } from '@/server/viewer.ts'
import { isClosedDemo } from '../closed-demo.ts'
import { enqueueMessage } from '../codes/messages.ts'
import { requireRecentSignIn } from '../recent-sign-in.ts'
import { type AccountRow, findAccount } from '../sign-in-store.ts'
import { deleteOtherTokens, markProven } from '../token-store.ts'
import { checkNewPassword, type NewPassword } from './new-password.ts'
import { replacePassword } from './password-store.ts'
import { deleteResets } from './reset-store.ts'

type SentChange = NewPassword & {
  current_password?: string | undefined
  otp?: string | undefined
}

/**
 * Changes or sets the viewer's password and ends all other sessions. Raises invalid, conflict
 * without a verified address, LimitReached, TooManyHashes, and as `requireRecentSignIn` does.
 */
export async function changePassword(context: ServiceContext, sent: SentChange): Promise<void> {
  const { deps, viewer } = context
  const { id: accountId, tokenId } = requireMember(viewer)
  const account = await findAccount(deps.db, accountId)
  if (!account || isClosedDemo(context, account)) throw failure('unauthenticated')
  checkNewPassword(sent, account)
  await prove(context, account, sent)
  const passwordHash = await deps.passwords.hash(sent.password)
  const at = deps.clock()
  await deps.db.transaction().execute(async (transaction) => {
    const change = { id: accountId, previousHash: account.password_hash, passwordHash, at }
    if (!(await replacePassword(transaction, change))) throw wrongPassword()
    await deleteResets(transaction, accountId)
    await deletePending(transaction, { accountId })
    await deleteOtherTokens(transaction, { accountId, keptId: tokenId })
    await markProven(transaction, { tokenId, at })
    await enqueueMessage(context, transaction, { kind: 'passwordChanged', accountId })
  })
}

async function prove(
  context: ServiceContext,
  { id, password_hash, is_email_verified }: AccountRow,
  { current_password, otp }: SentChange,
): Promise<void> {
  if (password_hash === null) {
    if (!is_email_verified) throw failure('conflict', NO_ADDRESS, { key: 'emailNotVerified' })
    return requireRecentSignIn(context, { otp })
  }
  if (current_password === undefined) {
    throw invalid({ current_password: faultWords.passwordRequired })
  }
  const { limits, passwords } = context.deps
  const key = `account ${id}`
  await limits.consume('signInsByAddress', context.clientAddress)
  await limits.consume('signInsByAccount', key)
  if (!(await passwords.matches(current_password, password_hash))) throw wrongPassword()
  await limits.giveBack('signInsByAccount', key)
}

function wrongPassword() {
  return invalid({ current_password: faultWords.passwordWrong })
}

const NO_ADDRESS = 'Please add an e-mail address and confirm it first.'
