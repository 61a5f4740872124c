'use client'

import { boundsAround, type Position } from '@hearth/streets/geometry/position'
import { Check } from 'lucide'
import { type Map as MapLibre, type MapMouseEvent, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { toMapBox, WORLD } from '@/domain/place/map-box.ts'
import { MapFrame } from '../engine/map-frame.tsx'
import { findPanStep, toPosition } from '../engine/pen.ts'
import { useMap } from '../engine/use-map.ts'

export type PickerMapProps = {
  /** Initial center; the whole world without one. */
  position: Position | null
  /** Marked on the map, which follows it. */
  pin?: Position | null
  onPick: (position: Position) => void
  /** Button text; "Look around here" by default. */
  pickLabel?: string
  shownKm?: number
}

/** Picks the place under the crosshair. */
export default function PickerMap({
  position,
  pin = null,
  onPick,
  pickLabel,
  shownKm = SHOWN_KM,
}: PickerMapProps) {
  const { t, language } = useText()
  const label = `${t('places.mapTitle')}. ${t('places.mapKeys')}`
  const bounds = position ? boundsAround(position, shownKm) : WORLD
  const { container, state } = useMap({ language, label, bounds })
  const { map } = state
  const pick = () => {
    if (map) onPick(getCenter(map))
  }
  usePointing(map, pick)
  usePin(map, pin)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('places.mapHint')}</p>
      <MapFrame container={container} state={state} className="h-64 rounded-md sm:h-72">
        {map ? <span aria-hidden="true" className="map-cross" /> : null}
      </MapFrame>
      {map ? (
        <Button onClick={pick} className="self-start">
          <Icon of={Check} />
          {pickLabel ?? t('places.pick')}
        </Button>
      ) : null}
    </div>
  )
}

/** Goes where the pin was moved by other means, such as an address. */
function usePin(map: MapLibre | null, pin: Position | null): void {
  const shown = useRef<Position | null>(pin)
  useEffect(() => {
    if (!map || !pin) return
    const element = document.createElement('span')
    element.className = 'map-spot pointer-events-none'
    element.ariaHidden = 'true'
    const center: [number, number] = [pin.longitude, pin.latitude]
    const marker = new Marker({ element }).setLngLat(center).addTo(map)
    if (pin !== shown.current && !isSame(pin, getCenter(map))) map.easeTo({ center })
    shown.current = pin
    return () => {
      marker.remove()
    }
  }, [map, pin])
}

function isSame(one: Position, other: Position): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude
}

/** A click centers its place, arrow keys pan, Enter picks. */
function usePointing(map: MapLibre | null, pick: () => void): void {
  const onPick = useEffectEvent(pick)
  useEffect(() => {
    if (!map) return
    const canvas = map.getCanvas()
    const onClick = ({ lngLat }: MapMouseEvent) => map.easeTo({ center: lngLat, duration: 200 })
    const onKey = (event: KeyboardEvent) => {
      const step = findPanStep(event)
      if (step) map.panBy(step, { animate: false })
      else if (event.key === 'Enter') onPick()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    map.on('click', onClick)
    canvas.addEventListener('keydown', onKey)
    return () => {
      map.off('click', onClick)
      canvas.removeEventListener('keydown', onKey)
    }
  }, [map])
}

/** Normalizes the longitude, and rounds to about a meter. */
function getCenter(map: MapLibre): Position {
  const { latitude, longitude } = toPosition(map.getCenter())
  const { south, west } = toMapBox({
    south: latitude,
    north: latitude,
    west: longitude,
    east: longitude,
  })
  return { latitude: south, longitude: west }
}

const SHOWN_KM = 30
