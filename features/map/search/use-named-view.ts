import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/** Layers of neighborhoods first, then of towns. */
const NAMES = ['street-neighborhood', 'quarter', 'street-town', 'place']
const MAX_NAMES = 2

/** Names on the map nearest to its middle, for people who do not see it. */
export function useNamedView(map: MapLibre | null, language: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!map) return
    const look = () => {
      const next = namesInView(map, language)
      setNames((last) => (last.join() === next.join() ? last : next))
    }
    map.on('idle', look)
    return () => void map.off('idle', look)
  }, [map, language])
  return names
}

function namesInView(map: MapLibre, language: string): string[] {
  // An operator's style has other layers.
  const layers = NAMES.filter((id) => map.getLayer(id))
  if (layers.length === 0) return []
  const middle = map.getCenter()
  const found = map.queryRenderedFeatures({ layers }).flatMap(({ geometry, properties }) => {
    const name: unknown = properties[`name:${language}`] ?? properties.name
    if (geometry.type !== 'Point' || typeof name !== 'string') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return [{ name, away: Math.hypot(longitude - middle.lng, latitude - middle.lat) }]
  })
  const names = found.toSorted((one, other) => one.away - other.away).map(({ name }) => name)
  return [...new Set(names)].slice(0, MAX_NAMES)
}
