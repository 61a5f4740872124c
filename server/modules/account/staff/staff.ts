import type { Kysely } from 'kysely'
import { may, type Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { requireStaff } from '@/server/viewer.ts'
import { requireRecentSignIn, type SentProof } from '../auth/recent-sign-in.ts'
import { type InvitationRow, readInvitations } from './invitation-store.ts'
import { type RoleHolderRow, readStaff, type StaffRow } from './role-store.ts'
import { changeRole, findRoleHolder, lockStaff } from './roles.ts'

export type StaffView = { people: StaffRow[]; invitations: InvitationRow[] }

/** Everybody with a role, and open invitations. Raises forbidden. */
export async function listStaff(context: ServiceContext): Promise<StaffView> {
  requireStaff(context)
  const { db } = context.deps
  return { people: await readStaff(db), invitations: await readInvitations(db) }
}

/**
 * Changes the role of another member of staff. Raises forbidden, notFound, conflict (key
 * `ownAccount` for the own one, or an unchanged role), and as `requireRecentSignIn` does.
 */
export async function changeStaffRole(
  context: ServiceContext,
  { id, role, ...proof }: SentProof & { id: number; role: Role },
): Promise<void> {
  await decide(context, { id, role, proof })
}

/** Makes a member of staff a member again. Raises as `changeStaffRole` does. */
export async function removeStaff(
  context: ServiceContext,
  { id, ...proof }: SentProof & { id: number },
): Promise<void> {
  await decide(context, { id, role: null, proof })
}

async function decide(
  context: ServiceContext,
  { id, role, proof }: { id: number; role: Role | null; proof: SentProof },
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  if (id === actorId) {
    throw failure('conflict', 'This is your own account.', { key: 'ownAccount' })
  }
  await requireRecentSignIn(context, proof)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    await requireStillAllowed(tx, actorId)
    const person = await requireHolder(tx, id)
    if (person.role === role) throw failure('conflict', 'This person has the role already.')
    await changeRole(tx, { actorId, person, role, at: clock() })
  })
}

/**
 * If two administrators remove each other at once, the second one fails here, so one always
 * remains. Raises forbidden.
 */
async function requireStillAllowed(tx: Kysely<DB>, actorId: number): Promise<void> {
  const actor = (await lockStaff(tx)).find(({ id }) => id === actorId)
  if (!actor || !may(actor, 'staff')) throw failure('forbidden')
}

async function requireHolder(tx: Kysely<DB>, id: number): Promise<RoleHolderRow> {
  const person = await findRoleHolder(tx, id)
  if (!person?.role) throw failure('notFound', 'This person has no role here.')
  return person
}
