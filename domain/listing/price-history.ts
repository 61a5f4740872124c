import { isPriceOnRequest } from '@/domain/money/listing-price.ts'

export const listingEventKinds = [
  'listed',
  'price',
  'period',
  'sold',
  'rented',
  'withdrawn',
  'back',
] as const

export type ListingEventKind = (typeof listingEventKinds)[number]

type Dated = { kind: ListingEventKind; at: Date }

const DAY_MS = 86_400_000

/** Whole days until `now`, breaks excluded; events must be chronological. */
export function daysOnMarket(events: readonly Dated[], now: Date): number {
  let offeredMs = 0
  let since: Date | null = null
  for (const { kind, at } of events) {
    if (isOffered(kind)) since ??= at
    else if (since) {
      offeredMs += at.getTime() - since.getTime()
      since = null
    }
  }
  if (since) offeredMs += now.getTime() - since.getTime()
  return Math.max(0, Math.floor(offeredMs / DAY_MS))
}

/** Percent; null without a change. */
export function priceChange(previous: number | null | undefined, price: number): number | null {
  if (!previous || previous === price || isPriceOnRequest(price)) return null
  return ((price - previous) / previous) * 100
}

function isOffered(kind: ListingEventKind): boolean {
  return kind === 'listed' || kind === 'price' || kind === 'period' || kind === 'back'
}
