import type { Chunk } from '../chunks.ts'
import type {
  AreaRange,
  PricePeriod,
  Range,
  RejectedFilters,
  WishFilters,
  WishNear,
  WishPlace,
  WishSort,
} from '../wish.ts'

type ListKey = 'category' | 'features' | 'parking' | 'heating' | 'with' | 'keywords'

/** Filters that grow while a text is read. */
export type FilterBuilder = {
  filters: WishFilters
  sort: WishSort | null
  offers: Set<'buy' | 'rent'>
  /** Number that is a price only because nothing else was said of it. */
  barePrice: Chunk | null
  add: (key: ListKey, value: string, isRejected: boolean) => void
  addPlace: (place: WishPlace, isRejected: boolean) => void
  addNear: (near: WishNear, isRejected: boolean) => void
  /** Merges with a range of the same filter. */
  setRange: (
    key: 'bedrooms' | 'bathrooms' | 'rooms' | 'price' | 'area' | 'plot' | 'year' | 'floor',
    range: Range & Pick<AreaRange, 'unit'> & { period?: PricePeriod; at?: 'top' },
  ) => void
}

export function createFilterBuilder(): FilterBuilder {
  const filters: WishFilters = {}
  const rejected = (): RejectedFilters => {
    filters.not ??= {}
    return filters.not
  }
  return {
    filters,
    sort: null,
    offers: new Set(),
    barePrice: null,
    add(key, value, isRejected) {
      if (isRejected && key !== 'with') push(rejected(), key, value)
      else push(filters, key, value)
    },
    addPlace(place, isRejected) {
      const owner = isRejected ? rejected() : filters
      owner.places ??= []
      const isKnown = owner.places.some((it) => it.kind === place.kind && it.name === place.name)
      if (!isKnown) owner.places.push(place)
    },
    addNear(near, isRejected) {
      const owner = isRejected ? rejected() : filters
      owner.near ??= []
      const known = owner.near.find((it) => it.kind === near.kind && it.name === near.name)
      if (known) Object.assign(known, near)
      else owner.near.push(near)
    },
    setRange(key, range) {
      const known: Range | undefined = filters[key]
      const isAroundBefore = key === 'price' && known?.min !== undefined && known.max !== undefined
      if (isAroundBefore && range.min === undefined && (range.max ?? 0) > (known.max ?? 0) * 0.95) {
        known.min = undefined
      }
      Object.assign(filters, { [key]: { ...known, ...range } })
    },
  }
}

function push<Key extends string>(
  owner: { [Name in Key]?: string[] },
  key: Key,
  value: string,
): void {
  const values: string[] = owner[key] ?? []
  if (!values.includes(value)) values.push(value)
  Object.assign(owner, { [key]: values })
}
