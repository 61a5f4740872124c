'use client'

import { circleAround } from '@hearth/streets/geometry/drawn-area'
import { boundsAround, type Position } from '@hearth/streets/geometry/position'
import { Marker } from 'maplibre-gl'
import { useEffect } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { createAreaLayer } from '../engine/area-layer.ts'
import { MapFrame } from '../engine/map-frame.tsx'
import { useMap } from '../engine/use-map.ts'
import { boundsOfPicture, focusAfterPicture } from './picture-frame.ts'

export type PlaceMapProps = {
  position: Position
  /** Meters around an approximate position; absent if it is exact. */
  radius?: number
  label: string
  /** The replaced picture's; without one, shows the town. */
  zoom?: number
  className?: string
}

/** Map of one place and its surroundings. */
export default function PlaceMap(props: PlaceMapProps) {
  const { position, radius, label, zoom, className = 'h-80 rounded-lg sm:h-96' } = props
  const { t, language } = useText()
  const shownKm = radius ? (radius * 3) / 1000 : SHOWN_KM
  const bounds = zoom
    ? boundsOfPicture({ center: position, zoom })
    : boundsAround(position, shownKm)
  const title = radius ? `${label}. ${t('map.around')}` : label
  const { container, state } = useMap({ language, label: `${title}. ${t('map.keys')}`, bounds })
  const { map } = state
  useEffect(() => {
    if (!map) return
    map.scrollZoom.disable()
    focusAfterPicture(map)
    if (radius) {
      const layer = createAreaLayer(map)
      layer.show([{ outline: circleAround(position, radius), holes: [] }], null)
      return layer.remove
    }
    const element = document.createElement('span')
    element.className = 'map-spot'
    element.role = 'img'
    element.ariaLabel = label
    const marker = new Marker({ element })
    marker.setLngLat([position.longitude, position.latitude]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, position, radius, label])
  return (
    <MapFrame container={container} state={state} className={className}>
      {map && radius ? (
        <p className="pointer-events-none absolute inset-x-14 top-3 z-raised mx-auto w-fit rounded-full bg-surface px-4 py-1.5 text-center text-sm shadow-raised">
          {t('map.around')}
        </p>
      ) : null}
    </MapFrame>
  )
}

const SHOWN_KM = 10
