import { addressQueries } from '@/client/api/addresses.ts'
import { type ReadWish, wishQueries } from '@/client/api/wishes.ts'
import { decodeTravel, encodeTravel, MAX_TRAVEL_LIMITS } from '@/domain/place/travel.ts'
import { WALK_MINUTES } from '@/domain/search/search-around.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { toWishSearch, type WishSpot } from '@/domain/wishes/wish-search.ts'
import type { UnansweredWish } from '@/features/properties/wish/wish-line.tsx'
import type { Page } from './load-page.ts'
import { hasTravelTimes } from './street-areas.ts'

/**
 * Path of the search that a typed wish stands for, with the filters chosen beside it. A wish without
 * any filter is searched as words.
 */
export async function wishPath(page: Page, text: string, chosen: SearchFilters): Promise<string> {
  const words = routes.properties({ ...chosen, search: text })
  const wish = await readWish(page, text)
  if (!wish) return words
  const { filters, spots } = toWishSearch(wish, await listCategories(page), chosen)
  let found = filters
  for (const spot of spots) found = await withSpot(page, found, spot)
  const isAnswered = routes.properties(found) !== routes.properties(chosen)
  return isAnswered || wish.refused.length > 0 ? routes.properties(found, text) : words
}

/** Parts of a wish that the search does not answer; null if it answers all. */
export async function findUnanswered(
  page: Page,
  text: string,
  shown: SearchFilters,
): Promise<UnansweredWish | null> {
  const wish = await readWish(page, text)
  if (!wish) return null
  const { spots, left } = toWishSearch(wish, await listCategories(page))
  const missing = spots.filter(({ travel }) =>
    travel ? !shown.travel : !shown.area && !shown.travel,
  )
  return {
    text,
    unknown: [...wish.unknown, ...missing.map(({ name }) => name)],
    refused: wish.refused,
    left,
  }
}

async function readWish(
  { ownReads, client, settings }: Page,
  text: string,
): Promise<ReadWish | null> {
  if (!hasExtension(settings.extensions, 'wishes')) return null
  return await ownReads.read(wishQueries.read(client, text)).catch(() => null)
}

function listCategories(page: Page) {
  return page.categories().catch(() => [])
}

/** Within the border of a neighborhood, else within reach of the place; unchanged if it is unknown. */
async function withSpot(page: Page, filters: SearchFilters, { name, travel }: WishSpot) {
  if (!(await hasTravelTimes(page))) return filters
  const { ownReads, client } = page
  const { city } = filters
  const query = addressQueries.find(client, { text: name, city })
  const [place] = await ownReads.read(query).catch(() => [])
  if (!place) return filters
  const { label, area, latitude, longitude } = place
  if (!travel && area) return { ...filters, area, areaName: label }
  const limits = decodeTravel(filters.travel) ?? []
  if (limits.length >= MAX_TRAVEL_LIMITS) return filters
  const limit = { ...(travel ?? { mode: 'foot', minutes: WALK_MINUTES }), latitude, longitude }
  return { ...filters, travel: encodeTravel([...limits, { ...limit, name: label }]) }
}
