import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { ReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { notifyOwner, retractNotification } from '@/server/modules/notifications/notify.ts'
import {
  insertDecision,
  type LockedApplication,
  lockApplication,
  readLastDecision,
  writeStatus,
} from './review-store.ts'

/** `revision` is the version that was reviewed. */
export type VerificationDecision = {
  id: number
  revision: number
  decision: 'success' | 'failed'
  /** Sent to the applicant. */
  reason: string
}

/** The decided application, for the audit log. */
export type DecidedVerification = { accountId: number; name: string; revision: number }

/**
 * Decides an application within the caller's transaction and notifies the applicant. Raises
 * notFound; invalid for a rejection without a reason; conflict `stale` (resubmitted since, with the
 * current state in `data`) or `wrongStep` (already decided).
 */
export async function decideVerification(
  tx: Kysely<DB>,
  { queue, origin, adminId, at }: ReviewContext,
  { id, revision, decision, reason }: VerificationDecision,
): Promise<DecidedVerification> {
  const words = reason.trim()
  if (decision === 'failed' && words === '') throw invalid({ reason: 'is required' })
  const application = await lock(tx, { id, revision })
  if (application.status !== 'pending') throw wrongStep()
  await writeStatus(tx, { id, status: decision, at })
  await insertDecision(tx, { id, decision, reason: words, adminId, at })
  const { account_id: accountId } = application
  const kind = NOTICES[decision]
  await notifyOwner({ queue }, tx, { accountId, kind, about: null, reason: words, origin, at })
  return toDecided(application)
}

/**
 * Undoes the last decision: the application is pending again, at its previous position. Raises
 * notFound, and conflict as `decideVerification` does.
 */
export async function undoVerification(
  tx: Kysely<DB>,
  { adminId, at }: ReviewContext,
  { id, revision }: Pick<VerificationDecision, 'id' | 'revision'>,
): Promise<DecidedVerification> {
  const application = await lock(tx, { id, revision })
  const last = await readLastDecision(tx, id)
  if (!last || last.decision === 'undone' || last.decision !== application.status) throw wrongStep()
  await writeStatus(tx, { id, status: 'pending', at })
  await insertDecision(tx, { id, decision: 'undone', reason: '', adminId, at })
  const { account_id: accountId } = application
  const kind = NOTICES[last.decision]
  await retractNotification(tx, { accountId, kind, about: null, at: last.created_at })
  return toDecided(application)
}

async function lock(
  tx: Kysely<DB>,
  { id, revision }: Pick<VerificationDecision, 'id' | 'revision'>,
): Promise<LockedApplication> {
  const application = await lockApplication(tx, id)
  if (!application) throw failure('notFound', 'This application was not found.')
  if (application.revision === revision) return application
  throw failure('conflict', 'This has changed in the meantime.', {
    key: 'stale',
    data: { revision: application.revision, status: application.status },
  })
}

function wrongStep() {
  return failure('conflict', 'This has already been decided.', { key: 'wrongStep' })
}

function toDecided({ account_id, name, revision }: LockedApplication): DecidedVerification {
  return { accountId: account_id, name, revision: revision + 1 }
}

const NOTICES = { success: 'verified', failed: 'not-verified' } as const
