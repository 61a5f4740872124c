import type { ListingRefusal, ListingRequest } from '@/domain/listing/listing-gate.ts'

/** What the page goes on with once the person may list. */
export type ListingIntent = 'startListing' | 'publishListing' | 'makePremium'

export type ListingGateContext = {
  wish: ListingRequest | null
  intent: ListingIntent | null
  /** Last refusal, until the next check completes. */
  refusal: ListingRefusal | null
  failure: unknown
}

export type ListingGateEvent =
  | { type: 'listing.requested'; wish: ListingRequest; intent: ListingIntent }
  | { type: 'gate.rechecked' }
  | { type: 'gate.canceled' }

export type ListingGateEmitted = { type: 'listingAllowed'; intent: ListingIntent }

/** A check refused for a reason that this version does not know. */
export class UnknownRefusal extends Error {
  override readonly name = 'UnknownRefusal'

  constructor(reason: unknown) {
    super(`no words for the refusal ${String(reason)}`)
  }
}
