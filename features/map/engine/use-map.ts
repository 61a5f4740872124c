import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStreetAreas } from '../streets/use-street-areas.ts'
import { createMap, type MapOptions, NoGraphics, type OpenMap } from './engine.ts'

export type MapState =
  | { status: 'loading' | 'noGraphics' | 'failed'; map: null }
  | { status: 'ready'; map: MapLibre }

/** Creates a map in an element. Only the first options count. */
export function useMap(options: Omit<MapOptions, 'container'>): {
  container: RefObject<HTMLDivElement | null>
  state: MapState
} {
  const container = useRef<HTMLDivElement>(null)
  const first = useRef(options)
  const [state, setState] = useState<MapState>({ status: 'loading', map: null })
  const opened = useRef<OpenMap>(null)
  const streets = useStreetAreas()
  useEffect(() => {
    const element = container.current
    if (!element) return
    try {
      const own = createMap({ ...first.current, container: element })
      opened.current = own
      setState({ status: 'ready', map: own.map })
      return () => {
        opened.current = null
        own.remove()
      }
    } catch (error) {
      setState({ status: error instanceof NoGraphics ? 'noGraphics' : 'failed', map: null })
    }
  }, [])
  useEffect(() => {
    if (state.map && streets) opened.current?.showStreets(streets)
  }, [state.map, streets])
  return { container, state }
}
