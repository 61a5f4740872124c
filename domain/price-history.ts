/** What can happen to a listing in public. */
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

/** Whole days for which a listing has been offered until `now`, breaks left out. Events are in their order. */
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

/** Percent by which a price rose (or, negative, fell); null when there is nothing to compare. */
export function priceChange(former: number | null | undefined, price: number): number | null {
  if (!former || former === price) return null
  return ((price - former) / former) * 100
}

function isOffered(kind: ListingEventKind): boolean {
  return kind === 'listed' || kind === 'price' || kind === 'period' || kind === 'back'
}
