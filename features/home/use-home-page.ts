import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { HomeSection } from '@/client/api/cards/home-sections.ts'
import { type HomePage, homeQueries } from '@/client/api/home.ts'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import type { Position } from '@/domain/place/distance.ts'
import { placeName } from '@/domain/place/place-name.ts'
import { keepOrder, useSteady } from '@/features/listing-card/use-steady.ts'

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
  const isAround = own !== null && around !== undefined
  const near = isAround ? own.coordinates : asked
  const page = useSteady(JSON.stringify(near ?? null), isAround ? around : whole, joinHomes)
  return { page, near, placeName: isAround ? placeName(own) : null }
}

/** Featured homes take turns, which moves no card that somebody looks at. */
function joinHomes(shown: HomePage, now: HomePage): HomePage {
  const sections = shown.sections.map((section) => {
    const other = now.sections.find(({ type }) => type === section.type)
    if (!other) return section
    return { ...section, rows: keepOrder<object>(section.rows, other.rows) } as HomeSection
  })
  return { ...now, slides: shown.slides, sections }
}
