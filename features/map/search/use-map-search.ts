import type { DrawnArea, Ring } from '@hearth/streets/geometry/drawn-area'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type MapClusters, mapQueries } from '@/client/api/map.ts'
import { mapSearch } from '@/client/flows/map-search.ts'
import { isMapFollowing, keepMapFollowing } from '@/client/state/map-following.ts'
import type { Bounds } from '@/domain/place/distance.ts'
import type { DrawingPurpose } from '@/domain/place/drawing.ts'
import { boxAround, WORLD } from '@/domain/place/map-box.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type {
  DrawingMode,
  DrawingNews,
  MapSearchEvent,
  MapViewport,
} from '@/machines/map/map-search.types.ts'

export type Clusters = {
  /** Keeps the previous ones while loading. */
  found: MapClusters | undefined
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

export type Drawing = {
  areas: readonly DrawnArea[]
  /** Drawing mode; null while not drawing. */
  mode: DrawingMode | null
  purpose: DrawingPurpose
  points: Ring
  news: DrawingNews | null
  send: (event: MapSearchEvent) => void
}

/** Whether the list goes where the map is moved. */
export type Following = {
  isOn: boolean
  /** The list shows another area than the map. */
  isAway: boolean
  choose: (isOn: boolean) => void
  searchHere: () => void
}

type Listeners = {
  onMove: (bounds: Bounds) => void
  onAreas: (area: string) => void
}

/** Homes in the map's view, and the areas drawn on it. */
export function useMapSearch(filters: SearchFilters, { onMove, onAreas }: Listeners) {
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => mapSearch({ queries, client }))
  const [isFollowing] = useState(isMapFollowing)
  const actor = useActorRef(machine, { input: { filters, isFollowing } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { answered, areas, purpose, points, news } = state.context
  const { send } = actor

  const tellMove = useEffectEvent(onMove)
  const tellAreas = useEffectEvent(onAreas)
  useEffect(() => {
    const subscriptions = [
      actor.on('boxSearched', ({ bounds }) => tellMove(bounds)),
      actor.on('sightMoved', ({ bounds }) => tellMove(bounds)),
      actor.on('areasDrawn', ({ area }) => tellAreas(area)),
    ]
    const onOnline = () => actor.send({ type: 'search.retried' })
    window.addEventListener('online', onOnline)
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      window.removeEventListener('online', onOnline)
    }
  }, [actor])
  useEffect(() => send({ type: 'search.changed', filters }), [send, filters])

  const asked = answered ?? { filters, viewport: EVERYTHING }
  const { data } = useQuery({
    ...mapQueries.clusters(client, asked.filters, asked.viewport),
    enabled: false,
  })
  const clusters: Clusters = {
    found: answered ? data : undefined,
    isLoading: state.hasTag('busy'),
    isFailed: state.matches({ following: 'failed' }),
    retry: () => send({ type: 'search.retried' }),
  }
  const mode = state.value.drawing === 'idle' ? null : state.value.drawing
  const drawing: Drawing = { areas, mode, purpose, points, news, send }
  const following: Following = {
    isOn: state.context.isFollowing,
    isAway: state.context.isAway,
    choose: (isOn) => {
      keepMapFollowing(isOn)
      send({ type: 'following.selected', isOn })
    },
    searchHere: () => send({ type: 'area.searched' }),
  }
  return { clusters, drawing, following, send }
}

/** Bounds of all results; undefined until known, null if there are none. */
export function useExtent(filters: SearchFilters, isWanted: boolean) {
  const client = useApiClient()
  const { data, isError } = useQuery({
    ...mapQueries.clusters(client, filters, EVERYTHING),
    enabled: isWanted,
    select: toExtent,
  })
  return isError ? null : data
}

/** Outside the hook, so that `select` returns a stable object. */
function toExtent({ clusters }: MapClusters) {
  return boxAround(clusters.map(({ bounds }) => bounds))
}

const EVERYTHING: MapViewport = { bounds: WORLD, zoom: 0 }
