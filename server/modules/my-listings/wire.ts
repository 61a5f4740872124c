import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { ListingHistory } from './service.ts'

type Happening = components['schemas']['ListingHappening']

/** Newest first. */
export function toHappenings({ reviews, events }: ListingHistory): Happening[] {
  const decisions = reviews.map(
    ({ decision, reason, created_at }): Happening => ({
      kind: decision,
      price: null,
      former_price: null,
      reason: reason || null,
      happened_at: wireDate(created_at),
    }),
  )
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
