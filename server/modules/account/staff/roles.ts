import type { Kysely } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { lockActiveStaff, lockRoleHolder, type RoleHolderRow, updateRole } from './role-store.ts'

type RoleChange = {
  /** Null for the operator. */
  actorId: number | null
  person: RoleHolderRow
  /** Null makes the account a member's. */
  role: Role | null
  /** Reactivates the account. */
  isActivated?: boolean
  at: Date
}

/** Active staff, locked until the transaction ends. */
export function lockStaff(tx: Kysely<DB>): Promise<{ id: number; role: Role }[]> {
  return lockActiveStaff(tx)
}

/** Undefined if there is no such account; locked until the transaction ends. */
export function findRoleHolder(tx: Kysely<DB>, id: number): Promise<RoleHolderRow | undefined> {
  return lockRoleHolder(tx, id)
}

/** Gives, changes or takes away a role, and logs it. */
export async function changeRole(tx: Kysely<DB>, change: RoleChange): Promise<void> {
  const { actorId, person, role, isActivated = false, at } = change
  const { id, name } = person
  await updateRole(tx, { id, role, isActivated, at })
  const isOther = person.role !== null && person.role !== role
  await writeAudit(tx, {
    actorId,
    action: role === null ? 'demoted' : isOther ? 'roleChanged' : 'promoted',
    subject: { kind: 'account', id, name },
    change: { before: { role: person.role ?? '' }, after: { role: role ?? '' } },
    at,
  })
}
