'use client'

import { X } from 'lucide'
import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapCluster, MapListing, MapWindow } from '@/client/api/map.ts'
import type { PropertyCard } from '@/client/api/property-card.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import type { Bounds } from '@/domain/distance.ts'
import { boxOf, isSameBox, WORLD } from '@/domain/map-box.ts'
import type { SearchFilters } from '@/domain/search-filters.ts'
import { toLngLatBounds } from './engine.ts'
import { followList, listLights } from './list-link.ts'
import { MapFrame } from './map-frame.tsx'
import { MapNotice } from './map-notice.tsx'
import { createPins, type Pins, type PinWords } from './pins.ts'
import { useClusters, useExtent } from './use-clusters.ts'
import { useMap } from './use-map.ts'

type SearchMapProps = {
  filters: SearchFilters
  /** The homes of the list beside; those that are pointed at there are lit here, and the reverse. */
  cards: readonly PropertyCard[]
  /** The box that somebody moved the map to. */
  onMove: (bounds: Bounds) => void
  /** What is shown of a home whose pin was chosen. */
  card: (listing: MapListing) => ReactNode
}

/** All homes of a search where they are, in step with the list. */
export function SearchMap({ filters, cards, onMove, card }: SearchMapProps) {
  const { t, language } = useText()
  const label = `${t('map.title')}. ${t('map.keys')}`
  const { container, state } = useMap({ language, label, bounds: filters.bounds ?? WORLD })
  const { map } = state
  const [chosen, setChosen] = useState<MapListing | null>(null)
  const moved = useMoves(map, onMove)
  const isPlaced = usePlacing(map, filters, moved.byHand)
  const clusters = useClusters(filters, isPlaced ? moved.shown : null)
  usePins({ map, clusters: clusters.found?.clusters, cards, chosen, onChoose: setChosen })
  return (
    <MapFrame container={container} state={state} className="h-full">
      {map ? <MapNotice clusters={clusters} /> : null}
      {chosen ? (
        <div
          data-pin-card=""
          className="absolute inset-x-3 bottom-7 z-raised mx-auto max-w-sm rounded-md bg-surface text-ink shadow-floating"
        >
          {card(chosen)}
          <IconButton
            variant="photo"
            size="sm"
            label={t('map.close')}
            onClick={() => setChosen(null)}
            className="absolute end-2 top-2"
          >
            <Icon of={X} />
          </IconButton>
        </div>
      ) : null}
    </MapFrame>
  )
}

/** The window of the map after each move; moves by a person are told. */
function useMoves(map: MapLibre | null, onMove: (bounds: Bounds) => void) {
  const [shown, setShown] = useState<MapWindow | null>(null)
  const byHand = useRef<Bounds | null>(null)
  const told = useEffectEvent(onMove)
  useEffect(() => {
    if (!map) return
    const onMoveEnd = (event: { originalEvent?: unknown; isByHand?: boolean }) => {
      const window = windowOf(map)
      setShown(window)
      if (!event.originalEvent && !event.isByHand) return
      byHand.current = window.bounds
      told(window.bounds)
    }
    setShown(windowOf(map))
    map.on('moveend', onMoveEnd)
    return () => {
      map.off('moveend', onMoveEnd)
    }
  }, [map])
  return { shown, byHand }
}

/** Goes where the address says, or else to all that is found; answers whether the map is there. */
function usePlacing(
  map: MapLibre | null,
  filters: SearchFilters,
  byHand: { current: Bounds | null },
): boolean {
  const [isPlaced, setPlaced] = useState(false)
  const { bounds } = filters
  const extent = useExtent(filters, bounds === null)
  useEffect(() => {
    if (!map) return
    if (bounds) {
      const isOwn = isSameBox(bounds, byHand.current)
      if (!isOwn) map.fitBounds(toLngLatBounds(bounds), { padding: 0, animate: false })
      setPlaced(true)
    } else if (extent !== undefined) {
      if (extent) {
        const options = { padding: 56, maxZoom: NEAREST_ZOOM, animate: false }
        map.fitBounds(toLngLatBounds(extent), options)
      }
      setPlaced(true)
    }
  }, [map, bounds, extent, byHand])
  return isPlaced
}

type PinsInput = {
  map: MapLibre | null
  clusters: readonly MapCluster[] | undefined
  cards: readonly PropertyCard[]
  chosen: MapListing | null
  onChoose: (listing: MapListing | null) => void
}

/** Signs on the map, lit with the homes of the list. */
function usePins({ map, clusters, cards, chosen, onChoose }: PinsInput): void {
  const { t, formats } = useText()
  const pins = useRef<Pins>(null)
  const onClick = useEffectEvent((cluster: MapCluster) => {
    if (cluster.listing) onChoose(cluster.listing)
    else map?.fitBounds(boxOfCluster(cluster), { padding: 64, maxZoom: 17.5 }, { isByHand: true })
  })
  const onClose = useEffectEvent(() => onChoose(null))
  const cardOf = useEffectEvent((id: number) => cards.find((card) => card.id === id))
  useEffect(() => {
    if (!map) return
    const created = createPins(map, {
      click: onClick,
      point: (cluster) => listLights(cluster?.listing?.id ?? null),
    })
    pins.current = created
    const close = () => onClose()
    map.on('click', close)
    const unfollow = followList((id) => {
      const card = id === null ? undefined : cardOf(id)
      created.light(card ? { id: card.id, position: card.position } : null)
    })
    return () => {
      unfollow()
      map.off('click', close)
      created.remove()
      pins.current = null
    }
  }, [map])
  useEffect(() => {
    const words: PinWords = {
      price: ({ listing }) => formats.briefPrice(listing?.price ?? 0),
      count: (count) => formats.number(count),
      label: ({ listing, count }) =>
        listing
          ? `${listing.title}, ${formats.fullPrice(listing.price)}`
          : t('map.homes', { count }),
    }
    if (clusters) pins.current?.show(clusters, words)
  }, [clusters, formats, t])
  useEffect(() => pins.current?.select(chosen?.id ?? null), [chosen])
}

function windowOf(map: MapLibre): MapWindow {
  const box = map.getBounds()
  const edges = {
    south: box.getSouth(),
    west: box.getWest(),
    north: box.getNorth(),
    east: box.getEast(),
  }
  return { bounds: boxOf(edges), zoom: Math.max(0, map.getZoom()) }
}

function boxOfCluster({ bounds }: MapCluster): [number, number, number, number] {
  const [south = 0, west = 0, north = 0, east = 0] = bounds
  return [west, south, east, north]
}

/** Of the first look: near enough to see streets, far enough to see the town. */
const NEAREST_ZOOM = 13
