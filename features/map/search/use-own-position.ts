import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { currentPosition } from '@/client/integrations/geolocation.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { Position } from '@/domain/place/distance.ts'
import { toLocationProblem } from '@/domain/place/place-location.ts'

/** Close enough for the streets around. */
const NEAR_ZOOM = 14

/** Asks the device where it is, marks the place and moves the map there. */
export function useOwnPosition(map: MapLibre | null) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  const [position, setPosition] = useState<Position | null>(null)
  const label = t('map.here')
  useEffect(() => {
    if (!map || !position) return
    const element = document.createElement('span')
    element.className = 'map-spot'
    element.dataset.kind = 'own'
    element.role = 'img'
    element.ariaLabel = label
    const marker = new Marker({ element }).setLngLat([position.longitude, position.latitude])
    marker.addTo(map)
    return () => void marker.remove()
  }, [map, position, label])
  const ask = () => {
    setAsking(true)
    currentPosition()
      .then(
        (found) => {
          setPosition(found)
          const center: [number, number] = [found.longitude, found.latitude]
          map?.flyTo({ center, zoom: Math.max(map.getZoom(), NEAR_ZOOM) }, { isByHand: true })
        },
        (error: unknown) => showToast('error', t(`places.${toLocationProblem(error)}`)),
      )
      .finally(() => setAsking(false))
  }
  return { ask, isAsking }
}
