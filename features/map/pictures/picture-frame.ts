import type { Map as MapLibre } from 'maplibre-gl'
import type { Bounds } from '@/domain/place/distance.ts'
import { boundsAtZoom, type PictureView } from './picture-view.ts'

/** CSS pixels: as high as the classes `h-80` and `sm:h-100` of the frame. */
const PHONE = { width: 320, height: 320 }
const WIDE = { width: 400, height: 400 }

/** Bounds that show what the picture showed. */
export function boundsOfPicture(view: Pick<PictureView, 'center' | 'zoom' | 'wideZoom'>): Bounds {
  const { center, zoom, wideZoom = zoom } = view
  const isWide = window.matchMedia('(min-width: 40rem)').matches
  return isWide ? boundsAtZoom(center, wideZoom, WIDE) : boundsAtZoom(center, zoom, PHONE)
}

/** The map takes over the focus that opening it gave to the picture's frame. */
export function focusAfterPicture(map: MapLibre): void {
  const canvas = map.getCanvas()
  const frame = canvas.closest('[data-map-picture]')
  if (frame && frame === document.activeElement) canvas.focus({ preventScroll: true })
}
