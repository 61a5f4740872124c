import type { ServiceContext } from '@/server/actor.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { requireStaff } from '@/server/viewer.ts'

/** Created before the transaction, because it reads settings. */
export type ReviewContext = {
  queue: Queue
  /** Null for automatic decisions. */
  adminId: number | null
  /** Base URL of links in mails. */
  origin: string
  /** Listing term in days. */
  listingDays: number
  at: Date
}

/** Context of an admin's decision. Raises forbidden. */
export async function openReviewContext(context: ServiceContext): Promise<ReviewContext> {
  const { id } = requireStaff(context)
  return { ...(await automaticReviewContext(context)), adminId: id }
}

/** Context of an automatic decision. */
export async function automaticReviewContext({
  deps,
  origin,
}: ServiceContext): Promise<ReviewContext> {
  const { listing_days: listingDays } = await deps.settings.read()
  return { queue: deps.queue, adminId: null, origin, listingDays, at: deps.clock() }
}

/** `revision` is the version that was reviewed. */
export type ReviewDecision = {
  id: number
  revision: number
  decision: 'approved' | 'rejected'
  /** Required to reject. */
  reason: string
}
