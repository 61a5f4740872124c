import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type HomePage, homeQueries } from '@/client/api/home.ts'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import type { Position } from '@/domain/place/distance.ts'
import { placeName } from '@/domain/place/place-name.ts'

export type HomePlace = Position & { radiusKm?: number }

/** Radius around the visitor's location. */
const RADIUS_KM = 50

export type ShownHome = {
  /** Undefined only if loading failed. */
  page: HomePage | undefined
  /** Place the page is or should be narrowed to. */
  near: HomePlace | undefined
  /** Name of the visitor's location; null if none is set or the URL names another. */
  placeName: string | null
}

/**
 * Home page around the place in the URL, else around the visitor's location, else as in the initial
 * HTML, which is also the fallback while loading and on errors.
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
