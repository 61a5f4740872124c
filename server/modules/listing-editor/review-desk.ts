import type { ServiceContext } from '@/server/actor.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { requireAdmin } from '@/server/viewer.ts'

/** Created before the transaction, because it reads settings. */
export type ReviewDesk = {
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
export async function openReviewDesk(context: ServiceContext): Promise<ReviewDesk> {
  const { id } = requireAdmin(context)
  return { ...(await deskOf(context)), adminId: id }
}

/** Context of an automatic decision. */
export async function deskOf({ deps, origin }: ServiceContext): Promise<ReviewDesk> {
  const { listing_days: listingDays } = await deps.settings.read()
  return { queue: deps.queue, adminId: null, origin, listingDays, at: deps.clock() }
}

/** `revision` is the version that was reviewed. */
export type Verdict = {
  id: number
  revision: number
  decision: 'approved' | 'rejected'
  /** Required to reject. */
  reason: string
}
