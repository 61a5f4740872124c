import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { createKeep } from '@/client/api/calls/freshness.ts'
import { createReads } from '@/client/api/calls/reads.ts'
import { type ListingParameter, propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { SITE_FRESH_MILLISECONDS } from '@/client/api/site-settings.ts'

/**
 * Parameters usable as filters: checkbox, radio and dropdown only. Cached as long as categories;
 * empty on failure, since search works without them.
 */
export function chosenParameters(client: ApiClient): Promise<ListingParameter[]> {
  return keep(client.language, async () => {
    const all = await createReads().read(propertyCatalogQueries.facilities(client))
    return all.filter(({ type_of_parameter: type }) => chosen.has(type))
  }).catch(() => [])
}

const chosen = new Set<ListingParameter['type_of_parameter']>([
  'checkbox',
  'radiobutton',
  'dropdown',
])

const keep = createKeep<ListingParameter[]>({ freshMilliseconds: SITE_FRESH_MILLISECONDS })
