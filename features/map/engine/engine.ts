import './map.css'
import { addProtocol, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Bounds } from '@/domain/place/distance.ts'
import { unwrapped } from '@/domain/place/map-box.ts'
import { baseStyle } from '../style/map-style.ts'
import { STREET_SOURCE } from '../style/street-style.ts'
import { operatorStyle } from './operator-style.ts'
import { readColors } from './read-colors.ts'

/** The browser lacks WebGL 2, which maps need. */
export class NoGraphics extends Error {}

export type MapOptions = {
  container: HTMLElement
  language: string
  label: string
  bounds: Bounds
  maxZoom?: number
}

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())
addProtocol('pmtiles', new Protocol().tile)

export type OpenMap = {
  map: MapLibre
  /** Draws the streets of these areas. Does nothing on an operator's own style. */
  showStreets: (streets: StreetAreas) => void
  remove: () => void
}

/** Map with our own geodata, in the page's colors; follows theme changes. @throws NoGraphics */
export function createMap(options: MapOptions): OpenMap {
  const { container, language, label, bounds, maxZoom = LAST_ZOOM } = options
  if (!hasGraphics()) throw new NoGraphics('no WebGL 2')
  let streets: StreetAreas | null = null
  const style = () => createStyle(container, language, streets)
  const map = new MapLibre({
    container,
    style: style(),
    bounds: toLngLatBounds(bounds),
    fitBoundsOptions: { padding: 0 },
    // An operator's style names its own sources.
    attributionControl: operatorStyle() ? { compact: false } : false,
    maxZoom,
    minZoom: 1,
    dragRotate: false,
    pitchWithRotate: false,
    rollEnabled: false,
    touchPitch: false,
    locale: { 'Map.Title': label },
    fadeDuration: 120,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // A diff against a style that has not loaded warns and starts over anyway.
  let isStyled = false
  map.on('style.load', () => {
    isStyled = true
  })
  const restyle = () => {
    delete container.dataset.drawn
    map.setStyle(style(), { diff: isStyled })
    // A style without a difference draws nothing, and the map would never be idle again.
    map.triggerRepaint()
  }
  const unfollow = followColors(restyle)
  map.on('idle', () => {
    const hasStreets = Boolean(map.getSource(STREET_SOURCE))
    container.dataset.drawn = hasStreets ? 'streets' : 'ground'
  })
  return {
    map,
    showStreets(areas) {
      if (operatorStyle() || streets?.version === areas.version) return
      streets = areas
      if (areas.areas.length > 0 || map.getSource(STREET_SOURCE)) restyle()
    },
    remove: () => {
      unfollow()
      map.remove()
    },
  }
}

export function toLngLatBounds(bounds: Bounds): [number, number, number, number] {
  const { south, west, north, east } = unwrapped(bounds)
  return [west, south, east, north]
}

/** Maximum zoom; the base map has no more detail beyond it. */
const LAST_ZOOM = 17.5

function hasGraphics(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

function createStyle(container: HTMLElement, language: string, streets: StreetAreas | null) {
  const own = operatorStyle()
  if (own) return own
  return baseStyle(readColors(container), {
    language,
    origin: location.origin,
    fonts: listFonts(container),
    streets,
  })
}

/** Font families of the page's text; MapLibre requests each as a separate stack. */
function listFonts(element: HTMLElement): string[] {
  return (
    getComputedStyle(element)
      .fontFamily.split(',')
      .map((name) => name.trim().replaceAll('"', ''))
      // Size-matched placeholders for fonts that are loading; waiting for them would fail.
      .filter((name) => !/ Fallback$| on (Linux|Android)$/.test(name))
  )
}

/** Calls on theme changes, chosen or by the system. Returns a cleanup function. */
function followColors(onChange: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  scheme.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    scheme.removeEventListener('change', onChange)
  }
}
