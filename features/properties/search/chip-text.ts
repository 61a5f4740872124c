import type { Category, ListingParameter } from '@/client/api/property-catalog.ts'
import type { Text } from '@/client/text/text.ts'
import { type FilterChip, isChoice } from '@/domain/search/filter-chips.ts'
import type { filterRanges } from '@/domain/search/search-filters.ts'

/** Names for the slugs and ids in filters. */
export type FilterNames = {
  categories: readonly Pick<Category, 'slug' | 'name' | 'facilities'>[]
  facilities: readonly Pick<ListingParameter, 'id' | 'name'>[]
}

/** Label of an active filter: "2+ bedrooms", "Up to $500,000.00". */
export function chipText(chip: FilterChip, { t, formats }: Text, names: FilterNames): string {
  if (isChoice(chip)) return t(`properties.chip.${chip.value}`)
  switch (chip.name) {
    case 'category':
      return names.categories.find(({ slug }) => slug === chip.value)?.name ?? chip.value
    case 'city':
    case 'state':
    case 'country':
      return chip.value
    case 'price': {
      const price = rangeText(chip, 'price', t, formats.price)
      return chip.isMonthly ? t('properties.chip.perMonth', { price }) : price
    }
    case 'drawn':
      return chip.label || t('properties.chip.drawn', { count: chip.value })
    case 'parameter': {
      const facility = names.facilities.find(({ id }) => id === chip.value)?.name
      return facility
        ? t('properties.chip.facility', { facility })
        : t('properties.chip.unknownFacility')
    }
    case 'near':
      return t('properties.chip.near', { distance: formats.away(chip.radiusKm) })
    case 'travel': {
      const { mode, minutes, name } = chip.limit
      return t(`properties.chip.travel.${mode}`, {
        count: minutes,
        place: name || t('properties.chip.travelPlace'),
      })
    }
    default:
      if ('least' in chip) return rangeText(chip, chip.name, t, formats.number)
      if (!('value' in chip)) return t(`properties.chip.${chip.name}`)
      return typeof chip.value === 'number'
        ? t(`properties.chip.${chip.name}`, { count: chip.value })
        : t(`properties.chip.${chip.name}`, { words: chip.value })
  }
}

type Ends = { least: number | null; most: number | null }

function rangeText(
  { least, most }: Ends,
  name: keyof typeof filterRanges,
  t: Text['t'],
  write: (value: number) => string,
): string {
  if (least !== null && most !== null) {
    return t(`properties.chip.${name}Range`, { least: write(least), most: write(most) })
  }
  return least === null
    ? t(`properties.chip.${name}To`, { most: write(most ?? 0) })
    : t(`properties.chip.${name}From`, { least: write(least) })
}
