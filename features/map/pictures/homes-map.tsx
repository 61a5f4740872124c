'use client'

import { Marker } from 'maplibre-gl'
import { useEffect } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { keepClearOfControls } from '../engine/clear-of-controls.ts'
import { MapFrame } from '../engine/map-frame.tsx'
import { useMap } from '../engine/use-map.ts'
import { boundsOfPicture, focusAfterPicture } from './picture-frame.ts'
import type { PictureView } from './picture-view.ts'

export type MapHome = {
  id: number
  title: string
  price: string
  /** Address of its page. */
  href: string
  position: Position
}

export type HomesMapProps = {
  homes: readonly MapHome[]
  /** The replaced picture's. */
  view: PictureView
  label: string
}

/** Map of a list of homes; each pin leads to its home. */
export default function HomesMap({ homes, view, label }: HomesMapProps) {
  const { t, language } = useText()
  const bounds = boundsOfPicture(view)
  const { container, state } = useMap({ language, label: `${label}. ${t('map.keys')}`, bounds })
  const { map } = state
  useEffect(() => {
    if (!map) return
    map.scrollZoom.disable()
    focusAfterPicture(map)
  }, [map])
  useEffect(() => {
    if (!map) return
    const markers = homes.map((home) => {
      const { longitude, latitude } = home.position
      return new Marker({ element: createMarker(home) }).setLngLat([longitude, latitude]).addTo(map)
    })
    const clear = () => keepClearOfControls(map, markers)
    clear()
    map.on('moveend', clear)
    return () => {
      map.off('moveend', clear)
      for (const marker of markers) marker.remove()
    }
  }, [map, homes])
  return <MapFrame container={container} state={state} className="size-full" />
}

/** Not in tab order: keyboard users have the same homes in the list. */
function createMarker({ id, title, price, href }: MapHome): HTMLElement {
  const element = document.createElement('a')
  element.href = href
  element.tabIndex = -1
  element.className = 'map-sign'
  element.dataset.kind = 'home'
  element.dataset.home = String(id)
  element.dir = 'auto'
  element.textContent = price
  element.ariaLabel = `${title}, ${price}`
  return element
}
