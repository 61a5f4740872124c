'use client'

import { Marker } from 'maplibre-gl'
import { useEffect } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { boundsAround, type Position } from '@/domain/distance.ts'
import { MapFrame } from './map-frame.tsx'
import { useMap } from './use-map.ts'

export type PlaceMapProps = {
  position: Position
  label: string
}

/** One place and what lies around it. */
export default function PlaceMap({ position, label }: PlaceMapProps) {
  const { t, language } = useText()
  const bounds = boundsAround(position, SHOWN_KM)
  const { container, state } = useMap({ language, label: `${label}. ${t('map.keys')}`, bounds })
  const { map } = state
  useEffect(() => {
    if (!map) return
    const element = document.createElement('span')
    element.className = 'map-spot'
    element.role = 'img'
    element.ariaLabel = label
    const marker = new Marker({ element })
    marker.setLngLat([position.longitude, position.latitude]).addTo(map)
    map.scrollZoom.disable()
    return () => {
      marker.remove()
    }
  }, [map, position, label])
  return <MapFrame container={container} state={state} className="h-80 rounded-lg sm:h-96" />
}

const SHOWN_KM = 10
