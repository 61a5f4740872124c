import type { ServiceContext } from '@/server/actor.ts'
import { confirmPending } from '@/server/modules/account/contact/contact.ts'
import { findPending, type PendingContact } from '@/server/modules/account/contact/pending-store.ts'
import { findPendingRegistration } from '../registration-store.ts'
import { findAccount, findByEmail } from '../sign-in-store.ts'
import { sendCode, verifyCode } from './codes.ts'
import { type Addressed, toCodeTarget } from './targets.ts'

/** Sends a code to sign in, verify an address, or confirm a contact change. */
export async function sendAddressedCode(context: ServiceContext, sent: Addressed): Promise<void> {
  const target = await toCodeTarget(context.deps, sent)
  const pending = await findPendingChange(context, sent)
  if (!pending) return sendCode(context, target)
  const accountId = pending.account_id
  await sendCode(context, { purpose: 'change', target: target.target, accountId })
}

/**
 * Checks a code and returns the account's `auth_id`. Raises as `withCode` and `confirmPending` do.
 */
export async function verifyAddressedCode(
  context: ServiceContext,
  { otp, ...sent }: Addressed & { otp: string },
): Promise<string> {
  const pending = await findPendingChange(context, sent)
  if (!pending) return verifyCode(context, { ...sent, code: otp })
  await confirmPending(context, pending, otp)
  return (await findAccount(context.deps.db, pending.account_id))?.auth_id ?? ''
}

/**
 * The contact change that a code confirms. Guests can only confirm addresses without an account: a
 * code by SMS signs in, and must never verify a number for another account.
 */
async function findPendingChange(
  { deps, viewer }: ServiceContext,
  sent: Addressed,
): Promise<PendingContact | undefined> {
  const { purpose, target } = await toCodeTarget(deps, sent)
  const at = deps.clock()
  if (viewer.kind === 'member') return findPending(deps.db, { target, accountId: viewer.id, at })
  if (purpose !== 'email') return undefined
  const pending = await findPending(deps.db, { target, at })
  if (!pending) return undefined
  const isElse =
    (await findByEmail(deps.db, target)) ??
    (await findPendingRegistration(deps.db, { email: target, at }))
  return isElse === undefined ? pending : undefined
}
