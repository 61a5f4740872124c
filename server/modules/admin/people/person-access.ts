import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { enqueueMessage } from '@/server/modules/account/auth/codes/messages.ts'
import { endSignIns } from '@/server/modules/account/auth/operator-account.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { endAccountFactor } from '@/server/modules/account/auth/second-factor/operator-factor.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import { ownAccount, requireMemberAccount } from '../access.ts'
import { lockPerson, type PersonRow } from './people-store.ts'
import { findProfile } from './person-store.ts'

type Ending = SentProof & { id: number; reason: string }

/**
 * Signs a person out on all devices and mails them. Raises forbidden, notFound, invalid without a
 * reason, conflict (key `ownAccount` or `noSignIns`), and as `requireRecentSignIn` does.
 */
export async function endPersonSignIns(context: ServiceContext, sent: Ending): Promise<void> {
  await endAccess(context, sent, (tx) => endTokens(tx, sent.id))
}

/** The same after a proof, and on request only of members: then raises conflict (key `staffAccount`). */
export async function endProvenSignIns(
  context: ServiceContext,
  { id, reason, membersOnly }: { id: number; reason: string; membersOnly: boolean },
): Promise<void> {
  await writeEnd(context, { id, reason }, (tx, person) => {
    if (membersOnly) requireMemberAccount(person)
    return endTokens(tx, id)
  })
}

async function endTokens(tx: Kysely<DB>, id: number): Promise<'signInsEnded'> {
  if ((await endSignIns(tx, id)) === 0) {
    throw failure('conflict', 'This person is signed in nowhere.', { key: 'noSignIns' })
  }
  return 'signInsEnded'
}

/**
 * Ends a person's second factor and sign-ins, and mails them. Raises as `endPersonSignIns` does,
 * and conflict (key `noSecondFactor`).
 */
export async function endPersonFactor(context: ServiceContext, sent: Ending): Promise<void> {
  await endAccess(context, sent, async (tx) => {
    if (!(await endAccountFactor(tx, sent.id))) {
      throw failure('conflict', 'This person has no second factor.', { key: 'noSecondFactor' })
    }
    return 'secondFactorOff'
  })
}

type End = (tx: Kysely<DB>, person: PersonRow) => Promise<'signInsEnded' | 'secondFactorOff'>

async function endAccess(
  context: ServiceContext,
  { id, reason, ...proof }: Ending,
  end: End,
): Promise<void> {
  if (reason.trim() === '') throw invalid({ reason: 'Please say why.' })
  if (id === requireStaff(context).id) throw ownAccount()
  await requireRecentSignIn(context, proof)
  await writeEnd(context, { id, reason }, end)
}

async function writeEnd(
  context: ServiceContext,
  { id, reason }: { id: number; reason: string },
  end: End,
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  if (id === actorId) throw ownAccount()
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person) throw failure('notFound', 'This person was not found.')
    const action = await end(tx, person)
    await writeAudit(tx, {
      actorId,
      action,
      subject: { kind: 'account', id, name: `#${id}` },
      reason: reason.trim(),
      at: clock(),
    })
    // The person reads the mail, not the staff.
    const { language_code: language = context.language } = (await findProfile(tx, id)) ?? {}
    const kind = action === 'signInsEnded' ? 'signInsEndedByStaff' : 'factorEndedByStaff'
    await enqueueMessage({ ...context, language }, tx, { kind, accountId: id })
  })
}
