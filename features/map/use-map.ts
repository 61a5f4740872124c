import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMap, type MapOptions, NoGraphics } from './engine.ts'

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
  useEffect(() => {
    const element = container.current
    if (!element) return
    try {
      const { map, remove } = createMap({ ...first.current, container: element })
      setState({ status: 'ready', map })
      return remove
    } catch (error) {
      setState({ status: error instanceof NoGraphics ? 'noGraphics' : 'failed', map: null })
    }
  }, [])
  return { container, state }
}
