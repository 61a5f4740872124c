import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { catalogueQueries, type OutdoorFacility } from '@/client/api/catalogue.ts'
import { type AskingCategory, listingPostQueries } from '@/client/api/member/listing-posts.ts'
import { settingsQueries, type WebSettings } from '@/client/api/settings.ts'
import { type DistanceUnit, distanceUnits } from '@/domain/place/distance.ts'

export type PropertyFacts = {
  categories: readonly AskingCategory[]
  outdoor: readonly OutdoorFacility[]
  settings: WebSettings
  /** Unit of distances to nearby places. */
  unit: DistanceUnit
}

/** Loads the data the property editor depends on. */
export function usePropertyFacts(): {
  facts: PropertyFacts | undefined
  error: unknown
  retry: () => void
} {
  const client = useApiClient()
  const categories = useQuery(listingPostQueries.categories(client))
  const outdoor = useQuery(catalogueQueries.outdoorFacilities(client))
  const settings = useQuery(settingsQueries.web(client))
  const asked = [categories, outdoor, settings]
  const failed = asked.find(({ data, isError }) => isError && data === undefined)
  return {
    facts:
      categories.data && outdoor.data && settings.data
        ? {
            categories: categories.data,
            outdoor: outdoor.data,
            settings: settings.data,
            unit: unitOf(settings.data),
          }
        : undefined,
    error: failed?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch()
    },
  }
}

function unitOf({ distance_option }: WebSettings): DistanceUnit {
  return distanceUnits.find((unit) => unit === distance_option) ?? 'km'
}
