import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { type AdvertNoticeKind, isAdvertNotice } from './advert-words.ts'
import { deleteDecisionNotice, insertDecisionNotice } from './decision-store.ts'

export type DecisionKind =
  | 'approved'
  | 'rejected'
  | 'expiring'
  | 'expired'
  | 'verified'
  | 'not-verified'
  | 'listing-moved'
  | 'listing-received'
  | AdvertNoticeKind

/** Null for a verification. */
export type DecisionSubject = { propertyId: number } | { projectId: number } | null

export type Decision = {
  accountId: number
  kind: DecisionKind
  about: DecisionSubject
  reason?: string
  /** Base URL of links without PUBLIC_URL. */
  origin: string
  at: Date
}

/** Delay of the mail, so that an undone decision is never mailed. */
const UNDO_MS = 10_000

/** Notifies the owner on the site and by mail when the transaction commits. */
export async function notifyOwner(
  { queue }: { queue: Queue },
  transaction: Kysely<DB>,
  { origin, ...notice }: Decision,
): Promise<void> {
  const notificationId = await insertDecisionNotice(transaction, notice)
  const startAfter = new Date(notice.at.getTime() + (canBeUndone(notice.kind) ? UNDO_MS : 0))
  await queue.enqueue(transaction, 'listing.message', { notificationId, origin }, { startAfter })
}

const FINAL: readonly DecisionKind[] = ['expiring', 'expired', 'listing-moved', 'listing-received']

function canBeUndone(kind: DecisionKind): boolean {
  return !FINAL.includes(kind) && !isAdvertNotice(kind)
}

/** Retracts a notification; a mail not yet sent is dropped. */
export function retractNotification(
  transaction: Kysely<DB>,
  notice: Pick<Decision, 'accountId' | 'kind' | 'about' | 'at'>,
): Promise<void> {
  return deleteDecisionNotice(transaction, notice)
}

/** Notifies the account on the site only. */
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
