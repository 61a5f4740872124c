import { toFields } from '@/domain/values/records.ts'

/** Feed preferences; an open part matches everything. */
export type FeedPreferences = {
  categories: readonly number[]
  /** Nearby place types. */
  facilities: readonly number[]
  /** Major units; null for no limit. */
  lowest: number | null
  highest: number | null
  offer: FeedOffer | null
  /** '' for any. */
  city: string
}

export type FeedOffer = 'sell' | 'rent'

export const noFeedPreferences: FeedPreferences = {
  categories: [],
  facilities: [],
  lowest: null,
  highest: null,
  offer: null,
  city: '',
}

export const feedReasons = ['category', 'facilities', 'price', 'offer', 'city'] as const

export type FeedReason = (typeof feedReasons)[number]

/** Open parts may arrive as ''. */
export function toFeedPreferences(wire: unknown): FeedPreferences {
  const { category_ids, outdoor_facilitiy_ids, price_range, property_type, city } = toFields(wire)
  const [lowest, highest] = toTexts(price_range)
  const offers = toTexts(property_type)
  return {
    categories: toIds(category_ids),
    facilities: toIds(outdoor_facilitiy_ids),
    lowest: parseAmount(lowest),
    highest: parseAmount(highest),
    offer: offers.length === 1 ? (offerOfCode(offers[0]) ?? null) : null,
    city: typeof city === 'string' ? city : '',
  }
}

/** Open parts are omitted. */
export function feedPreferencesToWire({
  categories,
  facilities,
  lowest,
  highest,
  offer,
  city,
}: FeedPreferences) {
  const isOpen = lowest === null && highest === null
  return {
    ...(categories.length > 0 ? { category_ids: categories.join() } : {}),
    ...(facilities.length > 0 ? { outdoor_facilitiy_ids: facilities.join() } : {}),
    ...(isOpen ? {} : { price_range: `${lowest ?? ''},${highest ?? ''}` }),
    ...(offer ? { property_type: offer === 'rent' ? '1' : '0' } : {}),
    ...(city.trim() ? { city: city.trim() } : {}),
  }
}

export function saysAnything(preferences: FeedPreferences): boolean {
  return Object.keys(feedPreferencesToWire(preferences)).length > 0
}

export function toFeedReasons(wire: unknown): FeedReason[] {
  return Array.isArray(wire) ? feedReasons.filter((reason) => wire.includes(reason)) : []
}

function toTexts(part: unknown): string[] {
  return Array.isArray(part) ? part.map(String) : []
}

function toIds(part: unknown): number[] {
  return toTexts(part)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}

function parseAmount(text: string | undefined): number | null {
  const amount = Number(text || Number.NaN)
  return Number.isFinite(amount) ? amount : null
}

function offerOfCode(code: string | undefined): FeedOffer | undefined {
  if (code === '0') return 'sell'
  return code === '1' ? 'rent' : undefined
}
