import type { Kysely } from 'kysely'
import { encodeTravel } from '@/domain/place/travel.ts'
import type { DB } from '@/generated/database.ts'
import {
  type FilterQuery,
  type FilterSetting,
  readFilters,
  readPlainFilters,
} from '../properties/search/filters.ts'
import type { City, ListingFilters } from '../properties/search/listing-filters.ts'
import { normalizeNames } from './store.ts'

/** Equal for searches that list the same homes. Raises invalid as `readFilters` does. */
export async function searchKey(
  db: Kysely<DB>,
  query: FilterQuery,
  setting: FilterSetting,
): Promise<string> {
  const filters = readFilters(query, setting)
  const places = await normalizeNames(db, placesIn(filters))
  const { around, boxes, areas, travel } = filters
  const { propertyType, minBedrooms, minBathrooms, ...plain } = readPlainFilters(query)
  const { minArea, maxArea, promoted, premium, ...later } = plain
  const key: Record<string, unknown> = {
    type: propertyType,
    category: filters.categoryId || query.category_slug_id,
    places: sorted(places),
    min: query.min_price || undefined,
    max: query.max_price,
    bedrooms: minBedrooms,
    bathrooms: minBathrooms,
    minArea,
    maxArea,
    text: filters.query && 'text' in filters.query ? folded(filters.query.text) : undefined,
    excluded: sorted(filters.excluded?.map(folded)),
    parameters: sorted(filters.parameterIds),
    promoted,
    premium,
    around: around && [around.latitude, around.longitude, around.radiusKm],
    boxes: sorted(boxes?.map(({ south, west, north, east }) => [south, west, north, east])),
    areas: sorted(areas),
    travel: sorted(travel?.map((limit) => encodeTravel([{ ...limit, name: '' }]))),
    // Sorted, since keys are stored.
    ...Object.fromEntries(Object.entries(later).sort()),
  }
  return JSON.stringify(key)
}

function placesIn({ cities, city, state, country }: ListingFilters): string[] {
  const places: Partial<City>[] = cities ?? [{ city, state, country }]
  const texts = places.map((place) => [place.city ?? '', place.state ?? '', place.country ?? ''])
  const named = texts.filter((place) => place.some((name) => name !== ''))
  return named.map((place) => place.join('\n'))
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Unique values; undefined for none. */
function sorted(values: readonly unknown[] = []): string[] | undefined {
  const texts = new Set(values.map((value) => JSON.stringify(value)))
  return texts.size > 0 ? [...texts].sort() : undefined
}
