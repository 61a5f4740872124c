import { ApiError } from '@/client/api/calls/api-error.ts'
import { type StreetAreas, streetsQueries } from '@/client/api/streets.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import type { Page } from './load-page.ts'

/**
 * Areas with streets, for pages that show pictures of maps. Null without pictures: the provider does
 * not draw them, did not answer, or the operator has a map style of their own.
 */
export async function streetAreas(page: Page): Promise<StreetAreas | null> {
  return process.env.MAP_STYLE_URL ? null : readAreas(page)
}

/** Whether travel times over streets are known anywhere. */
export async function hasTravelTimes(page: Page): Promise<boolean> {
  return (await readAreas(page))?.areas.some(({ hasTravel }) => hasTravel) ?? false
}

async function readAreas(page: Page): Promise<StreetAreas | null> {
  if (!hasExtension(page.settings.extensions, 'map-streets')) return null
  try {
    return await page.ownReads.read(streetsQueries.areas(page.client))
  } catch (error) {
    // The page tells more than its map.
    if (error instanceof ApiError) return null
    throw error
  }
}
