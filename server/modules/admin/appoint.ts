import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  accountForOperator,
  findForOperator,
} from '@/server/modules/account/auth/operator-account.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import {
  grantAdministrator,
  lockAdministrators,
  lockPerson,
  revokeAdministrator,
} from './people-store.ts'

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
    const { accountId } = account
    await grantAdministrator(tx, { id: accountId, at })
    await writeAudit(tx, {
      actorId: null,
      action: 'promoted',
      subject: { kind: 'account', id: accountId, name: name || email },
      at,
    })
    return { ...account, expiresAt }
  })
}

/** `last`: no admin would remain. */
export type Dismissal = 'done' | 'noAdministrator' | 'last'

/**
 * Operator command: removes admin rights and logs it. The last active admin keeps them unless
 * forced.
 */
export async function dismissAdministrator(
  db: Kysely<DB>,
  { email, isForced, at }: { email: string; isForced: boolean; at: Date },
): Promise<Dismissal> {
  return db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx)
    const known = await findForOperator(tx, email)
    const person = known && (await lockPerson(tx, known.id))
    if (!person?.is_admin) return 'noAdministrator'
    const { id, name } = person
    if (administrators.length === 1 && administrators[0] === id && !isForced) return 'last'
    await revokeAdministrator(tx, { id, at })
    await writeAudit(tx, {
      actorId: null,
      action: 'demoted',
      subject: { kind: 'account', id, name: name || email },
      at,
    })
    return 'done'
  })
}
