'use client'

import { LocateFixed, X } from 'lucide'
import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import type { MapCluster, MapListing } from '@/client/api/map.ts'
import { useDeviceList } from '@/client/state/use-device-lists.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import type { Bounds } from '@/domain/place/distance.ts'
import { WORLD } from '@/domain/place/map-box.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { MapNote } from '../engine/map-foot.tsx'
import { MAP_TOOL, MapFrame } from '../engine/map-frame.tsx'
import { toPosition } from '../engine/pen.ts'
import { useMap } from '../engine/use-map.ts'
import { AreaTools } from './area-tools.tsx'
import { DrawingPanel } from './drawing-panel.tsx'
import { FollowTools } from './follow-tools.tsx'
import { MapLiveRegion } from './map-live-region.tsx'
import { MapNotice } from './map-notice.tsx'
import { useMapMarkers } from './use-map-markers.ts'
import { useMapSearch } from './use-map-search.ts'
import { getViewport, useMoves, usePlacing } from './use-map-viewport.ts'
import { useOwnPosition } from './use-own-position.ts'
import { usePen } from './use-pen.ts'
import { useTravelArea } from './use-travel-area.ts'

type SearchMapProps = {
  filters: SearchFilters
  /** Homes of the list, highlighted in sync. */
  cards: readonly PropertyCard[]
  onMove: (bounds: Bounds) => void
  /** Drawn areas in URL format, and the map's bounds. */
  onAreas: (area: string, bounds: Bounds | null) => void
  card: (listing: MapListing) => ReactNode
}

export function SearchMap({ filters, cards, onMove, onAreas, card }: SearchMapProps) {
  const { t, language } = useText()
  const label = `${t('map.title')}. ${t('map.keys')}`
  const { container, state } = useMap({ language, label, bounds: filters.bounds ?? WORLD })
  const { map } = state
  const [chosen, setChosen] = useState<MapListing | null>(null)
  const reported = useRef<Bounds | null>(null)
  const { clusters, drawing, following, send } = useMapSearch(filters, {
    onMove: (bounds) => {
      reported.current = bounds
      onMove(bounds)
    },
    onAreas: (area) => {
      reported.current = map && getViewport(map).bounds
      onAreas(area, reported.current)
    },
  })
  useMoves(map, { isPlaced: usePlacing(map, filters, reported), filters }, send)
  const travelNote = useTravelArea(map, filters.travel)
  const isDrawing = drawing.mode !== null
  const isAtFirst = usePen(map, drawing, t('map.draw.keys'))
  const start = useFocus(map, isDrawing)
  const hidden = useDeviceList('hidden')
  const signs = useSigns(clusters.found?.clusters, hidden)
  const { isAway } = following
  useMapMarkers({ map, clusters: signs, cards, chosen, isAway, onChoose: setChosen })
  const own = useOwnPosition(map)
  return (
    <MapFrame
      container={container}
      state={state}
      className="h-full"
      tools={
        <IconButton
          {...MAP_TOOL}
          label={t('map.locate')}
          aria-busy={own.isAsking}
          onClick={own.ask}
        >
          <Icon of={LocateFixed} />
        </IconButton>
      }
      foot={
        <>
          {travelNote ? <MapNote role="status">{t(`map.travel.${travelNote}`)}</MapNote> : null}
          {isDrawing || chosen ? null : (
            <FollowTools following={following} found={clusters.found} />
          )}
          {chosen && !isDrawing && !hidden?.includes(chosen.id) ? (
            <ChosenHome onClose={() => setChosen(null)}>{card(chosen)}</ChosenHome>
          ) : null}
        </>
      }
    >
      {map ? <MapLiveRegion map={map} chosen={chosen} /> : null}
      {map ? <MapNotice clusters={clusters} isAllHidden={signs?.length === 0} /> : null}
      {map && !isDrawing ? <AreaTools drawing={drawing} startRef={start} /> : null}
      {map && isDrawing ? (
        <>
          {drawing.mode === 'polygon' ? <span aria-hidden="true" className="map-cross" /> : null}
          <DrawingPanel
            drawing={drawing}
            isAtFirst={isAtFirst}
            onSetPoint={() =>
              send({ type: 'drawing.pointSet', position: toPosition(map.getCenter()) })
            }
          />
        </>
      ) : null}
    </MapFrame>
  )
}

function ChosenHome({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useText()
  return (
    <div className="px-3 pb-2">
      <div
        data-pin-card=""
        className="pointer-events-auto relative mx-auto max-w-sm rounded-md bg-surface text-ink shadow-floating"
      >
        {children}
        <IconButton
          variant="photo"
          size="sm"
          label={t('map.close')}
          onClick={onClose}
          className="absolute end-2 top-2"
        >
          <Icon of={X} />
        </IconButton>
      </div>
    </div>
  )
}

/** Omits hidden homes; clusters still count them. */
function useSigns(clusters: readonly MapCluster[] | undefined, hidden: readonly number[] | null) {
  return useMemo(
    () => clusters?.filter(({ listing }) => !listing || !hidden?.includes(listing.id)),
    [clusters, hidden],
  )
}

/** Focuses the map while drawing, and the draw button afterwards. */
function useFocus(map: MapLibre | null, isDrawing: boolean) {
  const start = useRef<HTMLButtonElement>(null)
  const hasDrawn = useRef(false)
  useEffect(() => {
    if (isDrawing) map?.getCanvas().focus()
    else if (hasDrawn.current) start.current?.focus()
    hasDrawn.current = isDrawing
  }, [map, isDrawing])
  return start
}
