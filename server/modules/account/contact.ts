import type { Kysely } from 'kysely'
import { faultWords } from '@/domain/said-faults.ts'
import type { DB } from '@/generated/database.ts'
import { failure, invalid } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { memberOf } from '@/server/http/viewer.ts'
import type { CodeTarget } from './code-store.ts'
import { sendCode, withCode } from './codes.ts'
import { writeEmail, writeMobile } from './contact-store.ts'
import { enqueueMessage } from './messages.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { deleteResets } from './reset-store.ts'
import { findByEmail, findByMobile, lockIdentity } from './sign-in-store.ts'
import { keyOf, numberOf } from './targets.ts'

export type SentContact = { email?: string | undefined; mobile?: string | undefined }

/**
 * Has a code sent to an address or number that the viewer wants to have. Raises invalid, LimitReached and what
 * `requireRecentSignIn` does.
 */
export async function askContact(
  context: RequestContext,
  { password, ...sent }: SentContact & { password?: string | undefined },
): Promise<void> {
  const change = changeOf(context, sent)
  await requireRecentSignIn(context, { password })
  await sendCode(context, change)
}

/**
 * Gives the viewer's account an address or number by the code that was sent there. Raises conflict
 * for one that opens another account, and what `withCode` does.
 */
export async function changeContact(
  context: RequestContext,
  { otp, ...sent }: SentContact & { otp: string },
): Promise<void> {
  const { id } = memberOf(context.viewer)
  const at = context.deps.clock()
  const change = changeOf(context, sent)
  await withCode(context, { ...change, code: otp }, async (transaction) => {
    await lockIdentity(transaction, [change.target])
    await refuseTaken(transaction, change.target, id)
    if (sent.email === undefined) {
      await writeMobile(transaction, { id, mobile: change.target, at })
      return
    }
    const former = await writeEmail(transaction, { id, email: sent.email.trim(), at })
    await deleteResets(transaction, id)
    if (former && keyOf(former) !== change.target) {
      await enqueueMessage(context, transaction, {
        kind: 'formerAddress',
        accountId: id,
        email: former,
      })
    }
  })
}

function changeOf({ viewer }: RequestContext, { email, mobile }: SentContact): CodeTarget {
  if (email !== undefined && mobile !== undefined) throw invalid({ mobile: 'must come by itself' })
  if (email === undefined && mobile === undefined)
    throw invalid({ email: faultWords.emailRequired })
  const target = email === undefined ? numberOf(mobile ?? '', 'mobile') : keyOf(email)
  return { purpose: 'change', target, accountId: memberOf(viewer).id }
}

async function refuseTaken(db: Kysely<DB>, target: string, ownId: number): Promise<void> {
  const isAddress = target.includes('@')
  const holder = isAddress ? await findByEmail(db, target) : await findByMobile(db, target)
  if (!holder || holder.id === ownId) return
  throw failure('conflict', isAddress ? 'Email already in use' : 'Phone number already in use', {
    key: isAddress ? 'emailTaken' : 'mobileTaken',
  })
}
