import type { RequestContext } from '@/server/http/handler.ts'
import { sendCode, verifyCode } from './codes.ts'
import { confirmPending } from './contact.ts'
import { findPending, type PendingContact } from './pending-store.ts'
import { findWish } from './registration-store.ts'
import { findAccount, findByEmail } from './sign-in-store.ts'
import { type Addressed, targetOf } from './targets.ts'

/** Has a code sent to sign in by, to prove an address, or to prove what a member has asked to change to. */
export async function sendAddressedCode(context: RequestContext, sent: Addressed): Promise<void> {
  const target = targetOf(sent)
  const pending = await pendingOf(context, sent)
  if (!pending) return sendCode(context, target)
  const accountId = pending.account_id
  await sendCode(context, { purpose: 'change', target: target.target, accountId })
}

/** Weighs a code and answers the `auth_id` of its account. Raises what `withCode` and `changeContact` do. */
export async function verifyAddressedCode(
  context: RequestContext,
  { otp, ...sent }: Addressed & { otp: string },
): Promise<string> {
  const pending = await pendingOf(context, sent)
  if (!pending) return verifyCode(context, { ...sent, code: otp })
  await confirmPending(context, pending, otp)
  return (await findAccount(context.deps.db, pending.account_id))?.auth_id ?? ''
}

/**
 * The change that a code is about. Guests prove only addresses that open no account: a code by SMS signs them in, and
 * must never end up proving a number for somebody else.
 */
async function pendingOf(
  { deps, viewer }: RequestContext,
  sent: Addressed,
): Promise<PendingContact | undefined> {
  const { purpose, target } = targetOf(sent)
  const at = deps.clock()
  if (viewer.kind === 'member') return findPending(deps.db, { target, accountId: viewer.id, at })
  if (purpose !== 'email') return undefined
  const pending = await findPending(deps.db, { target, at })
  if (!pending) return undefined
  const isElse =
    (await findByEmail(deps.db, target)) ?? (await findWish(deps.db, { email: target, at }))
  return isElse === undefined ? pending : undefined
}
