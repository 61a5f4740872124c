import type { Kysely } from 'kysely'
import { cleanText } from '@/domain/text/clean-text.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  deriveSetupToken,
  isSetupToken,
  newSeed,
} from '@/server/modules/account/auth/codes/secrets.ts'
import { openOperatorAccount } from '@/server/modules/account/auth/operator-account.ts'
import { checkNewPassword } from '@/server/modules/account/auth/passwords/new-password.ts'
import { changeRole } from '@/server/modules/account/staff/roles.ts'
import { hasStaff, lockFirstRun, markStarted, readFirstRun, saveLinkSeed } from './setup-store.ts'

export type SetupState = {
  /** There is no administrator yet. */
  isOpen: boolean
  /** Only who has the link may go on: the request comes from another machine. */
  needsLink: boolean
}

/** Whether the first administrator can be made, and by whom. */
export async function viewSetup({
  deps,
  isLocal,
}: Pick<ServiceContext, 'deps' | 'isLocal'>): Promise<SetupState> {
  const isOpen = !(await hasStaff(deps.db))
  return { isOpen, needsLink: isOpen && !isLocal }
}

export type FirstAdministrator = {
  token?: string | undefined
  name: string
  email: string
  password: string
  re_password: string
}

/**
 * Makes the first administrator, from this machine or with the link that the start printed, which
 * works once. Raises invalid, LimitReached, TooManyHashes, forbidden (key `setupLink`) and
 * conflict (key `setupDone`) once there is an administrator.
 */
export async function createFirstAdministrator(
  context: ServiceContext,
  sent: FirstAdministrator,
): Promise<void> {
  const { deps, clientAddress, language } = context
  const { db, limits, passwords, clock } = deps
  await limits.consume('setupsByAddress', clientAddress)
  await requireOpen(context, db, sent.token)
  checkNewPassword(sent, sent)
  const passwordHash = await passwords.hash(sent.password)
  const at = clock()
  const email = sent.email.trim()
  const name = cleanText(sent.name, 'name')
  await db.transaction().execute(async (tx) => {
    await lockFirstRun(tx)
    await requireOpen(context, tx, sent.token)
    const account = { name, email, passwordHash, language, at }
    const id = await openOperatorAccount(tx, account)
    if (id === null) throw invalid({ email: 'has an account already' })
    const person = { id, name, role: null }
    await changeRole(tx, { actorId: null, person, role: 'administrator', at })
    await markStarted(tx)
  })
}

/** The token of the link for another machine; null while there is an administrator. */
export async function createSetupToken(db: Kysely<DB>, secret: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const { link_seed } = await lockFirstRun(tx)
    if (await hasStaff(tx)) return null
    const seed = link_seed ?? newSeed()
    if (!link_seed) await saveLinkSeed(tx, seed)
    return deriveSetupToken(seed, secret)
  })
}

async function requireOpen(
  { isLocal, deps }: ServiceContext,
  db: Kysely<DB>,
  token: string | undefined,
): Promise<void> {
  // Read before the staff: the transaction that makes the administrator ends both, and a link
  // gone in between is no wrong one.
  const { link_seed } = await readFirstRun(db)
  if (await hasStaff(db)) {
    throw failure('conflict', 'This marketplace has an administrator already.', {
      key: 'setupDone',
    })
  }
  if (isLocal) return
  const isRight = link_seed !== null && isSetupToken(token ?? '', link_seed, deps.config.secretKey)
  if (isRight) return
  throw failure('forbidden', 'Please open the link that was printed at the start.', {
    key: 'setupLink',
  })
}
