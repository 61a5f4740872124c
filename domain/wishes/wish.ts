import type { searchSorts } from '../search/search-filters.ts'

/** Languages that have a lexicon. */
export const wishLanguages = ['en', 'de', 'es', 'ar'] as const

export type WishLanguage = (typeof wishLanguages)[number]

export const MAX_WISH_LENGTH = 6_000

/** In the URL of results: other scripts take up to nine characters for each of theirs. */
export const MAX_TYPED_WISH = 500

export const wishCategories = [
  'house',
  'apartment',
  'townhouse',
  'villa',
  'loft',
  'cabin',
  'office',
  'land',
] as const

export type WishCategory = (typeof wishCategories)[number]

export type WishSort = (typeof searchSorts)[number]

export type Range = { min?: number; max?: number }

export type PricePeriod = 'day' | 'week' | 'month' | 'year'
export type AreaUnit = 'm2' | 'sqft' | 'acre' | 'ha'

/** Square meters; `unit` is the one that was typed. */
export type AreaRange = Range & { unit?: AreaUnit }

export type WishPlaceKind = 'city' | 'neighborhood' | 'postal_code' | 'street' | 'state'

export type WishPlace = { kind: WishPlaceKind; name: string }

export type WishMode = 'foot' | 'bicycle' | 'car' | 'transit'

/** Either `kind` or `name` is there. */
export type WishNear = {
  kind?: string
  name?: string
  mode?: WishMode
  minutes?: number
  km?: number
}

export type RejectedFilters = {
  category?: string[]
  places?: WishPlace[]
  near?: WishNear[]
  features?: string[]
  parking?: string[]
  heating?: string[]
  keywords?: string[]
}

/** Amounts in the site's currency; areas in square meters. */
export type WishFilters = {
  offer?: 'buy' | 'rent'
  category?: WishCategory[]
  bedrooms?: Range
  bathrooms?: Range
  rooms?: Range
  price?: Range & { period?: PricePeriod }
  area?: AreaRange
  plot?: AreaRange
  year?: Range
  floor?: Range & { at?: 'top' }
  places?: WishPlace[]
  near?: WishNear[]
  features?: string[]
  furnished?: 'yes' | 'partly' | 'no'
  pets?: 'yes' | 'no'
  parking?: string[]
  heating?: string[]
  energy?: string
  /** `now`, `YYYY-MM-DD`; `--MM-DD` or `--MM` if no year was typed. */
  available_from?: string
  /** Days. */
  listed?: number
  with?: ('video' | 'floor_plan' | 'tour')[]
  premium?: boolean
  featured?: boolean
  keywords?: string[]
  not?: RejectedFilters
}

/** A wish as read: every word is in one of the parts, or has no meaning of its own. */
export type Wish = {
  filters: WishFilters
  sort: WishSort | null
  /** Words as typed that no filter stands for. */
  unknown: string[]
  /** Words as typed about a protected class. */
  refused: string[]
}
