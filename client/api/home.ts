import { queryOptions } from '@tanstack/react-query'
import type { Position } from '@/domain/place/distance.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { viewerKey } from './calls/query-keys.ts'
import type { HomeSection } from './cards/home-sections.ts'
import { asCards } from './cards/property-card.ts'

export type Slide = components['schemas']['Slider']

export type HomePage = {
  /** In the provider's order. */
  sections: HomeSection[]
  slides: Slide[]
  /** Whether the position matched anything; if not, the sections are not narrowed by it. */
  isNarrowed: boolean
}

export const homeQueries = {
  page: (client: ApiClient, near?: Position & { radiusKm?: number }) =>
    queryOptions({
      queryKey: viewerKey(client, 'home', 'page', near),
      queryFn: async ({ signal }): Promise<HomePage> => {
        const { latitude, longitude, radiusKm: radius } = near ?? {}
        const params = { query: { latitude, longitude, radius, ...asCards } }
        // A page arrives with its sections; few ask for others.
        const [{ data }, { toHomeSection }] = await Promise.all([
          client.http.GET('/homepage-data', { params, signal }).then(getReply),
          import('./cards/home-sections.ts'),
        ])
        return {
          sections: data.sections.flatMap((section) => toHomeSection(section) ?? []),
          slides: data.slider_section,
          isNarrowed: data.homepage_location_data_available,
        }
      },
    }),
}
