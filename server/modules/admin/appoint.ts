import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { accountForOperator, findForOperator } from '@/server/modules/account/operator-account.ts'
import { writeAudit } from './audit-store.ts'
import {
  lockAdministrators,
  lockPerson,
  writeAdministrator,
  writeNoAdministrator,
} from './people-store.ts'

export type Appointed = {
  accountId: number
  isNew: boolean
  /** Opens the page that sets the password, once. */
  token: string
  expiresAt: Date
}

/** How long the link is good: an operator may pass it on to somebody who is away. */
const LINK_MS = 24 * 3_600_000

/**
 * Makes the account of an address an administrator's, or opens one, as the operator of the installation; writes that
 * into the log.
 */
export async function appoint(
  db: Kysely<DB>,
  { email, name, secret, at }: { email: string; name: string; secret: string; at: Date },
): Promise<Appointed> {
  const expiresAt = new Date(at.getTime() + LINK_MS)
  return db.transaction().execute(async (tx) => {
    const account = await accountForOperator(tx, { email, name, secret, at, expiresAt })
    const { accountId } = account
    await writeAdministrator(tx, { id: accountId, at })
    await writeAudit(tx, {
      actorId: null,
      action: 'promoted',
      subject: { kind: 'account', id: accountId, name: name || email },
      at,
    })
    return { ...account, expiresAt }
  })
}

/** `last`: nobody could decide anything any more. */
export type Dismissal = 'done' | 'noAdministrator' | 'last'

/**
 * Takes the rights of an administrator from the account of an address, as the operator of the installation; writes
 * that into the log. The account goes on as a member's. The last administrator who can sign in stays unless forced.
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
    await writeNoAdministrator(tx, { id, at })
    await writeAudit(tx, {
      actorId: null,
      action: 'demoted',
      subject: { kind: 'account', id, name: name || email },
      at,
    })
    return 'done'
  })
}
