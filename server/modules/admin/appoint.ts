import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  accountForOperator,
  findForOperator,
} from '@/server/modules/account/auth/operator-account.ts'
import { changeRole, findRoleHolder, lockStaff } from '@/server/modules/account/staff/roles.ts'

export type NewAdministrator = {
  accountId: number
  isNew: boolean
  /** Single-use token to set the password. */
  token: string
  expiresAt: Date
}

/** Lifetime of the link; long enough for an operator to forward it. */
const LINK_MS = 24 * 3_600_000

/** Operator command: makes an account an admin, creating it if needed, and logs it. */
export async function appointAdministrator(
  db: Kysely<DB>,
  { email, name, secret, at }: { email: string; name: string; secret: string; at: Date },
): Promise<NewAdministrator> {
  const expiresAt = new Date(at.getTime() + LINK_MS)
  return db.transaction().execute(async (tx) => {
    const account = await accountForOperator(tx, { email, name, secret, at, expiresAt })
    const person = await findRoleHolder(tx, account.accountId)
    if (!person) throw new Error(`The account ${account.accountId} was not found`)
    await changeRole(tx, { actorId: null, person, role: 'administrator', isActivated: true, at })
    return { ...account, expiresAt }
  })
}

/** `last`: no admin would remain. */
export type Dismissal = 'done' | 'noStaff' | 'last'

/**
 * Operator command: removes the role of any member of staff and logs it. The last active
 * administrator keeps it unless forced.
 */
export async function dismissAdministrator(
  db: Kysely<DB>,
  { email, isForced, at }: { email: string; isForced: boolean; at: Date },
): Promise<Dismissal> {
  return db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const known = await findForOperator(tx, email)
    const person = known && (await findRoleHolder(tx, known.id))
    if (!person?.role) return 'noStaff'
    const isLast = staff.every(({ role, id }) => role !== 'administrator' || id === person.id)
    if (person.role === 'administrator' && isLast && !isForced) return 'last'
    await changeRole(tx, { actorId: null, person, role: null, at })
    return 'done'
  })
}
