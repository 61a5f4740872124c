import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { type Archive, openArchive } from '@/server/modules/account/deletion/archive.ts'
import { eraseAccount } from '@/server/modules/account/deletion/deletion.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import { ownAccount } from '../access.ts'
import { lockPerson } from './people-store.ts'

type DataAct = SentProof & { id: number; reason: string }

/**
 * Everything that is kept of a person, with a line in the log. Raises forbidden, notFound, invalid
 * without a reason, conflict (key `ownAccount`), LimitReached, and as `requireRecentSignIn` does.
 */
export async function exportPerson(context: ServiceContext, act: DataAct): Promise<Archive> {
  const { deps } = context
  const entry = await requireAct(context, act, 'dataExported')
  await deps.limits.consume('archivesByAccount', String(entry.actorId))
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockPerson(tx, act.id))) throw noPerson()
    await writeAudit(tx, entry)
  })
  return openArchive(deps, act.id)
}

/**
 * Deletes a person's account and data. Raises forbidden, notFound, invalid without a reason, conflict
 * (key `ownAccount` or `staffAccount`), and as `requireRecentSignIn` does.
 */
export async function erasePerson(context: ServiceContext, act: DataAct): Promise<void> {
  const entry = await requireAct(context, act, 'accountErased')
  const isErased = await eraseAccount(context.deps, act.id, async (tx) => {
    const person = await lockPerson(tx, act.id)
    if (person?.role) {
      throw failure('conflict', 'This is an account of staff. Take the role away first.', {
        key: 'staffAccount',
      })
    }
    await writeAudit(tx, entry)
  })
  if (!isErased) throw noPerson()
}

/** The line for the log. A number stands for the person, as the log stays. */
async function requireAct<Action extends 'dataExported' | 'accountErased'>(
  context: ServiceContext,
  { id, reason, ...proof }: DataAct,
  action: Action,
) {
  const { id: actorId } = requireStaff(context)
  if (reason.trim() === '') throw invalid({ reason: 'Please say why.' })
  if (id === actorId) throw ownAccount()
  await requireRecentSignIn(context, proof)
  const subject = { kind: 'account' as const, id, name: `#${id}` }
  return { actorId, action, subject, reason: reason.trim(), at: context.deps.clock() }
}

function noPerson() {
  return failure('notFound', 'This person was not found.')
}
