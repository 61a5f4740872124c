import type { ApiClient } from '@/client/api/api-client.ts'
import { catalogueQueries, type Facility } from '@/client/api/catalogue.ts'
import { createKeep } from '@/client/api/freshness.ts'
import { createReads } from '@/client/api/reads.ts'
import { SITE_FRESH_MILLISECONDS } from '@/client/api/site-settings.ts'

/**
 * Facilities to choose from when searching: those a home has or has not, without numbers, texts and
 * files. Kept as long as categories are; none while the provider does not tell them, for a search
 * works without.
 */
export function keptFacilities(client: ApiClient): Promise<Facility[]> {
  return keep(client.language, async () => {
    const all = await createReads().read(catalogueQueries.facilities(client))
    return all.filter(({ type_of_parameter: type }) => chosen.has(type))
  }).catch(() => [])
}

const chosen = new Set<Facility['type_of_parameter']>(['checkbox', 'radiobutton', 'dropdown'])

const keep = createKeep<Facility[]>({ freshMilliseconds: SITE_FRESH_MILLISECONDS })
