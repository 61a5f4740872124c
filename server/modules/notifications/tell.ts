import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { deleteDecisionNotice, insertDecisionNotice } from './decision-store.ts'

/** What happened to a listing, or to somebody's verification. */
export type DecisionKind =
  | 'approved'
  | 'rejected'
  | 'expiring'
  | 'expired'
  | 'verified'
  | 'not-verified'

/** What it happened to; a verification is about the account alone. */
export type DecisionSubject = { propertyId: number } | { projectId: number } | null

export type Decision = {
  /** Who is told. */
  accountId: number
  kind: DecisionKind
  about: DecisionSubject
  /** The administrator's words; '' without any. */
  reason?: string
  /** Absolute base of pages, for the mail when PUBLIC_URL does not say. */
  origin: string
  at: Date
}

/** A mail waits so long, as what a person decided may be undone. */
const UNDO_MS = 10_000

/** Tells the owner of a decision, on the page and by mail, when the transaction commits. */
export async function tellDecision(
  { queue }: { queue: Queue },
  transaction: Kysely<DB>,
  { origin, ...notice }: Decision,
): Promise<void> {
  const notificationId = await insertDecisionNotice(transaction, notice)
  const isByTime = notice.kind === 'expiring' || notice.kind === 'expired'
  const startAfter = new Date(notice.at.getTime() + (isByTime ? 0 : UNDO_MS))
  await queue.enqueue(transaction, 'listing.message', { notificationId, origin }, { startAfter })
}

/** Takes back what was told of a decision at this moment; a mail that has not gone yet does not go. */
export function untellDecision(
  transaction: Kysely<DB>,
  notice: Pick<Decision, 'accountId' | 'kind' | 'about' | 'at'>,
): Promise<void> {
  return deleteDecisionNotice(transaction, notice)
}

/** Tells a person on the page that a package was granted to them or ended. */
export async function notifyPackageChange(
  transaction: Kysely<DB>,
  change: {
    accountId: number
    kind: 'package-granted' | 'package-ended'
    packageId: number
    reason: string
    at: Date
  },
): Promise<void> {
  const { packageId, ...notice } = change
  await insertDecisionNotice(transaction, { ...notice, about: { packageId } })
}
