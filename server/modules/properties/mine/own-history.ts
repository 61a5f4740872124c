import { toMajor } from '@/domain/money/price.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { readReviews } from '@/server/modules/listing-posts/review-log.ts'
import { memberOf } from '@/server/viewer.ts'
import { readHistory } from '../history-store.ts'
import { notThere } from '../posting/posting.ts'
import { findOwnProperty } from '../posting/posting-store.ts'
import type { Schemas } from '../wire.ts'

type Happening = Schemas['ListingHappening']

/** History for the owner, newest first. Raises notFound. */
export async function propertyHistory(
  { deps, viewer }: ServiceContext,
  id: number,
): Promise<Happening[]> {
  const held = await findOwnProperty(deps.db, { id, ownerId: memberOf(viewer).id })
  if (!held) throw notThere()
  const decisions = await reviewHappenings(deps.db, { kind: 'property', id })
  const events = await readHistory(deps.db, id)
  const happenings = events.map((event, at): Happening => {
    const before = event.kind === 'price' ? events[at - 1] : undefined
    return {
      kind: event.kind,
      price: toMajor(event.price_minor, event.currency),
      former_price: before ? toMajor(before.price_minor, before.currency) : null,
      reason: null,
      happened_at: wireDate(event.happened_at),
    }
  })
  return [...decisions, ...happenings.reverse()].sort((one, other) =>
    other.happened_at.localeCompare(one.happened_at),
  )
}

export async function reviewHappenings(
  ...asked: Parameters<typeof readReviews>
): Promise<Happening[]> {
  const reviews = await readReviews(...asked)
  return reviews.map(({ decision, reason, created_at }) => ({
    kind: decision,
    price: null,
    former_price: null,
    reason: reason || null,
    happened_at: wireDate(created_at),
  }))
}
