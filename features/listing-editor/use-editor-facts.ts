import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { type AskingCategory, listingEditorQueries } from '@/client/api/member/listing-editor.ts'
import { type NearbyPlaceKind, propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import { useSettings } from '@/client/api/use-settings.ts'
import { type DistanceUnit, distanceUnits } from '@/domain/place/distance.ts'

export type EditorFacts = {
  categories: readonly AskingCategory[]
  /** Kinds of nearby places; empty for projects. */
  outdoor: readonly NearbyPlaceKind[]
  settings: WebSettings
  /** Unit of distances to nearby places. */
  unit: DistanceUnit
}

type EditorFactsState = { facts: EditorFacts | undefined; error: unknown; retry: () => void }

/** Loads the data the editor depends on. */
export function useEditorFacts(kind: DraftKind): EditorFactsState {
  const client = useApiClient()
  const hasNearby = kind === 'property'
  const categories = useQuery(listingEditorQueries.categories(client))
  const settings = useSettings()
  const nearby = useQuery({
    ...propertyCatalogQueries.nearbyPlaces(client),
    enabled: hasNearby,
  })
  const outdoor = hasNearby ? nearby.data : NONE
  const needed = hasNearby ? [categories, settings, nearby] : [categories, settings]
  const failed = needed.find(({ data, isError }) => isError && data === undefined)
  return {
    facts:
      categories.data && settings.data && outdoor
        ? {
            categories: categories.data,
            outdoor,
            settings: settings.data,
            unit: toDistanceUnit(settings.data),
          }
        : undefined,
    error: failed?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of needed) if (isError) void refetch()
    },
  }
}

const NONE: readonly NearbyPlaceKind[] = []

function toDistanceUnit({ distance_option }: WebSettings): DistanceUnit {
  return distanceUnits.find((unit) => unit === distance_option) ?? 'km'
}
