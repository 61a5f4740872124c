import type { ListingKind } from '@/domain/listing/listing-gate.ts'

/** Something that happened to a listing. */
export type CountedAct = {
  name: 'view' | 'favourite' | 'inquiry' | 'chat' | 'viewing'
  /** Null for an inquiry or chat about no listing. */
  listing: { kind: ListingKind; id: number } | null
  /** Only of views, which do not count for the owner; null for visitors. */
  viewerId?: number | null
}

/** A search by its conditions; 0 and '' stand for none. */
export type CountedSearch = {
  /** As sent; only known cities are stored. */
  city: string
  categorySlug: string
  /** -1 for either. */
  offer: -1 | 0 | 1
  bedrooms: number
  /** Rounded up, in units of the currency. */
  maxPrice: number
  isPartial: boolean
  isMissed: boolean
}

/** `at` is the start of a quarter of an hour, ISO 8601. */
export type Times<Counted> = Counted & { at: string; times: number }
