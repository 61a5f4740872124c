import { decodeAreas } from '@hearth/streets/geometry/area-code'
import { boxOfArea } from '@hearth/streets/geometry/drawn-area'
import type { Map as MapLibre, PaddingOptions } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Bounds } from '@/domain/place/distance.ts'
import { boxAround, isSameBox, isWider, toMapBox } from '@/domain/place/map-box.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { MapViewport } from '@/machines/map/map-search.types.ts'
import { toLngLatBounds } from '../engine/engine.ts'
import { type Drawing, useExtent } from './use-map-search.ts'

type Send = Drawing['send']

/**
 * Reports moves after the initial placement, and whether the person made them. A map of another shape
 * than the link's shows homes beyond its box: that counts as a move, so that the list shows them, too.
 */
export function useMoves(
  map: MapLibre | null,
  { isPlaced, filters }: { isPlaced: boolean; filters: SearchFilters },
  send: Send,
) {
  const isBeyondLink = useEffectEvent((view: Bounds) => {
    const { bounds, area, city, state, country } = filters
    // Other places would be given up for what the map shows.
    const isAlone = `${area}${city}${state}${country}` === ''
    return bounds !== null && isAlone && isWider(view, bounds)
  })
  useEffect(() => {
    if (!map || !isPlaced) return
    const onMoveStart = () => send({ type: 'map.moveStarted' })
    const onMoveEnd = (event: { originalEvent?: unknown; isByHand?: boolean }) => {
      const isByHand = Boolean(event.originalEvent || event.isByHand)
      send({ type: 'map.moveEnded', viewport: getViewport(map), isByHand })
    }
    const viewport = getViewport(map)
    send({ type: 'map.moveEnded', viewport, isByHand: isBeyondLink(viewport.bounds) })
    map.on('movestart', onMoveStart)
    map.on('moveend', onMoveEnd)
    return () => {
      map.off('movestart', onMoveStart)
      map.off('moveend', onMoveEnd)
    }
  }, [map, isPlaced, send])
}

/**
 * Fits the map to the URL's bounds, otherwise to the drawn areas or all results. Returns whether
 * that is done.
 */
export function usePlacing(
  map: MapLibre | null,
  { bounds, ...filters }: SearchFilters,
  reported: { current: Bounds | null },
): boolean {
  const [isPlaced, setPlaced] = useState(false)
  const { area } = filters
  const found = useExtent({ ...filters, bounds }, bounds === null && area === '')
  const drawn = useMemo(() => boxAround(listBoxes(area)), [area])
  const extent = area ? drawn : found
  useEffect(() => {
    if (!map) return
    if (bounds) {
      const isOwn = isSameBox(bounds, reported.current)
      if (!isOwn) go(bounds, { padding: NO_PADDING })
      setPlaced(true)
    } else if (extent !== undefined) {
      if (extent) go(extent, { padding: PADDING, maxZoom: NEAREST_ZOOM })
      setPlaced(true)
    }

    function go(box: Bounds, options: { padding: PaddingOptions; maxZoom?: number }) {
      map?.fitBounds(toLngLatBounds(box), { ...options, animate: false })
      // The map has left the last reported bounds.
      reported.current = null
    }
  }, [map, bounds, extent, reported])
  return isPlaced
}

function listBoxes(area: string): number[][] {
  return (decodeAreas(area) ?? []).map((drawn) => {
    const { south, west, north, east } = boxOfArea(drawn)
    return [south, west, north, east]
  })
}

export function getViewport(map: MapLibre): MapViewport {
  const box = map.getBounds()
  const edges = {
    south: box.getSouth(),
    west: box.getWest(),
    north: box.getNorth(),
    east: box.getEast(),
  }
  return { bounds: toMapBox(edges), zoom: Math.max(0, map.getZoom()) }
}

/** Initial limit: close enough for streets, far enough for the city. */
const NEAREST_ZOOM = 13

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 }
/** Pixels, so that no home of the results begins beneath the tools on the map. */
const PADDING = { top: 64, right: 56, bottom: 88, left: 56 }
