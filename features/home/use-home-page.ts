import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type HomePage, homeQueries } from '@/client/api/home.ts'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import type { Position } from '@/domain/distance.ts'
import { placeName } from '@/domain/place-name.ts'

export type HomePlace = Position & { radiusKm?: number }

/** How far around the visitor's place the first page looks. */
const RADIUS_KM = 50

export type ShownHome = {
  /** Undefined only where it could not be read. */
  page: HomePage | undefined
  /** What the page was narrowed to, or was to be. */
  near: HomePlace | undefined
  /** The name of the place that the visitor has set; null while there is none or the address names another. */
  placeName: string | null
}

/**
 * The first page around the place of the address, else around the one the visitor has set, else
 * as it was read for the first HTML, which also stays where the narrower one cannot be read.
 */
export function useHomePage(asked?: HomePlace): ShownHome {
  const client = useApiClient()
  const set = useCurrentLocation()
  const own = asked ? null : set
  const { data: whole } = useQuery(homeQueries.page(client, asked))
  const { data: around } = useQuery({
    ...homeQueries.page(client, own ? { ...own.coordinates, radiusKm: RADIUS_KM } : undefined),
    enabled: own !== null,
  })
  if (!own || !around) return { page: whole, near: asked, placeName: null }
  return { page: around, near: own.coordinates, placeName: placeName(own) }
}
