import type { Kysely } from 'kysely'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { requireMember } from '@/server/viewer.ts'
import { sendCode, withCode } from '../auth/codes/codes.ts'
import { enqueueMessage } from '../auth/codes/messages.ts'
import { newSeed } from '../auth/codes/secrets.ts'
import { toEmailKey, toPhoneNumber } from '../auth/codes/targets.ts'
import { deleteResets } from '../auth/passwords/reset-store.ts'
import { requireRecentSignIn } from '../auth/recent-sign-in.ts'
import { findByEmail, findByMobile, lockIdentity } from '../auth/sign-in-store.ts'
import { type PreviousContact, writeContact } from './contact-store.ts'
import {
  type ContactKind,
  deletePending,
  findPending,
  type PendingContact,
  savePending,
} from './pending-store.ts'
import { insertUndo } from './undo-store.ts'

export type SentContact = { email?: string | undefined; mobile?: string | undefined }

const DAY_MS = 86_400_000
/** Time to confirm a change. */
const PENDING_MS = 7 * DAY_MS
/** Time to undo a change. */
const UNDO_MS = 7 * DAY_MS

type AskedContact = SentContact & { password?: string | undefined }

/**
 * Authorizes a change; returns whether it is pending already. Raises invalid, and as
 * `requireRecentSignIn` does unless pending.
 */
export async function allowContact(
  context: ServiceContext,
  { password, ...sent }: AskedContact,
): Promise<boolean> {
  const { deps, viewer } = context
  const { target } = await toContactChange(deps, sent)
  const { id: accountId } = requireMember(viewer)
  const waits = await findPending(deps.db, { target, accountId, at: deps.clock() })
  if (!waits || password !== undefined) await requireRecentSignIn(context, { password })
  return waits !== undefined
}

/** Saves a pending change and sends a code. Raises LimitReached, and as `allowContact` does. */
export async function askContact(context: ServiceContext, asked: AskedContact): Promise<void> {
  await allowContact(context, asked)
  const { deps, viewer } = context
  const { kind, value, target } = await toContactChange(deps, asked)
  const { id: accountId } = requireMember(viewer)
  const at = deps.clock()
  const expiresAt = new Date(at.getTime() + PENDING_MS)
  await savePending(deps.db, { accountId, kind, value, at, expiresAt })
  await sendCode(context, { purpose: 'change', target, accountId })
}

/**
 * Changes the viewer's contact by a code. Raises conflict if another account has the address or
 * number, and as `withCode` does.
 */
export async function changeContact(
  context: ServiceContext,
  { otp, ...sent }: SentContact & { otp: string },
): Promise<void> {
  const { kind, value } = await toContactChange(context.deps, sent)
  await confirmPending(context, { account_id: requireMember(context.viewer).id, kind, value }, otp)
}

/** Changes an account's contact by a code. Raises as `changeContact` does. */
export async function confirmPending(
  context: ServiceContext,
  { account_id: accountId, kind, value }: PendingContact,
  code: string,
): Promise<void> {
  const target = toEmailKey(value)
  const at = context.deps.clock()
  await withCode(context, { purpose: 'change', target, accountId, code }, async (transaction) => {
    await lockIdentity(transaction, [target])
    await refuseTaken(transaction, target, accountId)
    const previous = await writeContact(transaction, { id: accountId, kind, value, at })
    await deletePending(transaction, { accountId, kind })
    if (kind === 'email') await deleteResets(transaction, accountId)
    if (previous.value !== null && toEmailKey(previous.value) !== target) {
      await notifyPreviousContact(context, transaction, { accountId, kind, previous, at })
    }
  })
}

/** Sends an undo link, in case of an account takeover. */
async function notifyPreviousContact(
  context: ServiceContext,
  transaction: Kysely<DB>,
  change: { accountId: number; kind: ContactKind; previous: PreviousContact; at: Date },
): Promise<void> {
  const { accountId, kind, previous, at } = change
  const undoId = await insertUndo(transaction, {
    account_id: accountId,
    kind,
    former: previous.value,
    was_proven: previous.isProven,
    seed: newSeed(),
    created_at: at,
    expires_at: new Date(at.getTime() + UNDO_MS),
  })
  await enqueueMessage(context, transaction, { kind: 'contactChanged', accountId, undoId })
}

async function toContactChange(
  deps: Pick<Deps, 'settings'>,
  { email, mobile }: SentContact,
): Promise<{ kind: ContactKind; value: string; target: string }> {
  if (email !== undefined && mobile !== undefined) throw invalid({ mobile: 'must come by itself' })
  if (email !== undefined) return { kind: 'email', value: email.trim(), target: toEmailKey(email) }
  if (mobile === undefined) throw invalid({ email: faultWords.emailRequired })
  const number = await toPhoneNumber(deps, mobile, 'mobile')
  return { kind: 'mobile', value: number, target: number }
}

/** Raises conflict if another account has the address or number. */
export async function refuseTaken(db: Kysely<DB>, target: string, ownId: number): Promise<void> {
  const isAddress = target.includes('@')
  const holder = isAddress ? await findByEmail(db, target) : await findByMobile(db, target)
  if (!holder || holder.id === ownId) return
  throw failure('conflict', isAddress ? 'Email already in use' : 'Phone number already in use', {
    key: isAddress ? 'emailTaken' : 'mobileTaken',
  })
}
