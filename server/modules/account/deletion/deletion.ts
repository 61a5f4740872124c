import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { uploadsLeftBy } from '@/server/modules/uploads/sweep.ts'
import { requireMember } from '@/server/viewer.ts'
import { requireRecentSignIn, type SentProof } from '../auth/recent-sign-in.ts'
import { type DeletedAccount, deletePerson, findAccountToDelete } from './deletion-store.ts'

const FILES_AT_A_TIME = 200

/**
 * Deletes the viewer's account and data; a job deletes the files. Raises forbidden for staff,
 * LimitReached, and as `requireRecentSignIn` does.
 */
export async function deleteAccount(context: ServiceContext, proof: SentProof): Promise<void> {
  const { deps, viewer } = context
  const { id, role, withheldRole } = requireMember(viewer)
  if (role || withheldRole) throw failure('forbidden', 'Staff cannot delete their account.')
  await deps.limits.consume('leavingByAccount', String(id))
  await requireRecentSignIn(context, proof)
  if (!(await eraseAccount(deps, id))) throw failure('unauthenticated')
}

/**
 * Deletes an account and its data in one transaction, in which `log` runs before anything goes. False without such an account.
 */
export async function eraseAccount(
  deps: ServiceContext['deps'],
  id: number,
  log?: (transaction: Kysely<DB>) => Promise<void>,
): Promise<boolean> {
  const uploads = await deps.db.transaction().execute(async (transaction) => {
    const deletedAccount = await findAccountToDelete(transaction, id)
    if (!deletedAccount) return undefined
    await log?.(transaction)
    const onTheirWay = await uploadsLeftBy(transaction, id)
    const files = await deletePerson(transaction, deletedAccount)
    await forgetQueued(deps.queue, transaction, deletedAccount)
    for (let first = 0; first < files.length; first += FILES_AT_A_TIME) {
      const some = files.slice(first, first + FILES_AT_A_TIME)
      await deps.queue.enqueue(transaction, 'files.remove', { files: some })
    }
    return onTheirWay
  })
  for (const upload of uploads ?? []) await deps.staging.remove(upload)
  return uploads !== undefined
}

async function forgetQueued(
  queue: Queue,
  transaction: Kysely<DB>,
  { id, email, is_email_verified }: DeletedAccount,
): Promise<void> {
  await queue.forget(transaction, 'account.message', 'accountId', String(id))
  if (!email || !is_email_verified) return
  await queue.forget(transaction, 'mail.send', 'to', email)
  await queue.forget(transaction, 'mail.send', 'replyTo', email)
}
