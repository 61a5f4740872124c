import type { Kysely } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import { isClosedDemo } from '../auth/closed-demo.ts'
import { enqueueMessage } from '../auth/codes/messages.ts'
import { idOfResetToken, isInvitationToken, newSeed } from '../auth/codes/secrets.ts'
import { toEmailKey } from '../auth/codes/targets.ts'
import { openOperatorAccount } from '../auth/operator-account.ts'
import { checkNewPassword } from '../auth/passwords/new-password.ts'
import { deleteResets, writePassword } from '../auth/passwords/reset-store.ts'
import { requireRecentSignIn, type SentProof } from '../auth/recent-sign-in.ts'
import { type AccountRow, findByEmail, lockIdentity } from '../auth/sign-in-store.ts'
import { deleteTokens } from '../auth/token-store.ts'
import { deletePending } from '../contact/pending-store.ts'
import {
  deleteInvitation,
  findInvitation,
  type InvitationRow,
  saveInvitation,
  updateName,
} from './invitation-store.ts'
import { changeRole, findRoleHolder } from './roles.ts'

/** Lifetime of the link, as its mail says. */
const LINK_MS = 3 * 24 * 3_600_000

/**
 * Mails a link to become staff, which works once. Raises forbidden, conflict (key `alreadyStaff`)
 * for an address of somebody with a role, LimitReached, and as `requireRecentSignIn` does.
 */
export async function inviteStaff(
  context: ServiceContext,
  { email: sent, role, ...proof }: SentProof & { email: string; role: Role },
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock, limits } = context.deps
  await limits.consume('invitationsByAccount', String(actorId))
  await requireRecentSignIn(context, proof)
  const email = sent.trim()
  const key = toEmailKey(email)
  await db.transaction().execute(async (tx) => {
    const at = clock()
    await lockIdentity(tx, [key])
    if ((await findByEmail(tx, key))?.role) throw alreadyStaff()
    const expiresAt = new Date(at.getTime() + LINK_MS)
    const invitation = { email, role, seed: newSeed(), invitedBy: actorId, at, expiresAt }
    const invitationId = await saveInvitation(tx, invitation)
    await writeAudit(tx, {
      actorId,
      action: 'staffInvited',
      subject: { kind: 'staff-invitation', id: invitationId, name: email },
      change: { before: { role: '' }, after: { role } },
      at,
    })
    await enqueueMessage(context, tx, { kind: 'staffInvitation', invitationId })
  })
}

/** Its link stops working. Raises forbidden, notFound. */
export async function withdrawInvitation(context: ServiceContext, id: number): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const gone = await deleteInvitation(tx, id)
    if (!gone) throw failure('notFound', 'This invitation was not found.')
    await writeAudit(tx, {
      actorId,
      action: 'invitationWithdrawn',
      subject: { kind: 'staff-invitation', id, name: gone.email },
      change: { before: { role: gone.role }, after: { role: '' } },
      at: clock(),
    })
  })
}

export type OpenInvitation = { email: string; role: Role; needsPassword: boolean }

/** What the link leads to. Raises notFound, LimitReached. */
export async function viewInvitation(
  context: ServiceContext,
  token: string,
): Promise<OpenInvitation> {
  const { email, role } = await requireInvitation(context, token)
  const known = await findByEmail(context.deps.db, toEmailKey(email))
  return { email, role, needsPassword: needsPassword(known) }
}

export type Acceptance = {
  token: string
  name?: string | undefined
  password?: string | undefined
  re_password?: string | undefined
}

/**
 * Gives the role to the account of the address, or to a new one. The link proves the address, so a
 * password that somebody else chose before ends. Raises notFound, invalid, LimitReached,
 * TooManyHashes, conflict (key `alreadyStaff`) for who got a role meanwhile.
 */
export async function acceptInvitation(context: ServiceContext, sent: Acceptance): Promise<void> {
  const { deps } = context
  const invitation = await requireInvitation(context, sent.token)
  const known = await findByEmail(deps.db, toEmailKey(invitation.email))
  const passwordHash = needsPassword(known)
    ? await hashPassword(context, sent, known ?? { email: invitation.email, name: sent.name ?? '' })
    : null
  const at = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    await lockIdentity(tx, [toEmailKey(invitation.email)])
    if (!(await deleteInvitation(tx, invitation.id))) throw linkGone()
    const id = await openAccount(context, tx, { invitation, sent, passwordHash, at })
    const person = await findRoleHolder(tx, id)
    if (!person) throw linkGone()
    if (person.role) throw alreadyStaff()
    await changeRole(tx, { actorId: id, person, role: invitation.role, isActivated: true, at })
  })
}

type Opening = {
  invitation: InvitationRow
  sent: Acceptance
  passwordHash: string | null
  at: Date
}

/** Id of the account of the address, with a proven address. */
async function openAccount(
  context: ServiceContext,
  tx: Kysely<DB>,
  { invitation: { email }, sent, passwordHash, at }: Opening,
): Promise<number> {
  const known = await findByEmail(tx, toEmailKey(email))
  if (known && isClosedDemo(context, known)) throw linkGone()
  if (known?.is_email_verified) return known.id
  // The account appeared or lost its proof meanwhile, and nobody chose a password.
  if (passwordHash === null) throw linkGone()
  const name = cleanText(sent.name ?? '', 'name')
  if (known) {
    await writePassword(tx, { id: known.id, passwordHash, at })
    await updateName(tx, { id: known.id, name })
    await deleteResets(tx, known.id)
    await deletePending(tx, { accountId: known.id })
    await deleteTokens(tx, known.id)
    return known.id
  }
  const { language } = context
  const id = await openOperatorAccount(tx, { name, email, passwordHash, language, at })
  if (id === null) throw linkGone()
  return id
}

function needsPassword(known: AccountRow | undefined): boolean {
  return !known?.is_email_verified
}

async function hashPassword(
  { deps }: ServiceContext,
  { name = '', password = '', re_password = '' }: Acceptance,
  owner: Parameters<typeof checkNewPassword>[1],
): Promise<string> {
  if (cleanText(name, 'name') === '') throw invalid({ name: faultWords.nameRequired })
  if (password === '') throw invalid({ password: faultWords.passwordRequired })
  checkNewPassword({ password, re_password }, owner)
  return deps.passwords.hash(password)
}

async function requireInvitation(
  { deps, clientAddress }: ServiceContext,
  token: string,
): Promise<InvitationRow> {
  await deps.limits.consume('invitationTriesByAddress', clientAddress)
  const id = idOfResetToken(token)
  const found =
    id === undefined ? undefined : await findInvitation(deps.db, { id, at: deps.clock() })
  if (!found || !isInvitationToken(token, found, deps.config.secretKey)) throw linkGone()
  return found
}

function linkGone() {
  return failure('notFound', 'This link has expired or has already been used.')
}

function alreadyStaff() {
  return failure('conflict', 'This person has a role already.', { key: 'alreadyStaff' })
}
