import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { type NearTown, townsNear } from './towns-near.ts'

/** Towns near the middle of the map, as soon as it rests. */
export function useTownsNear(map: MapLibre, language: string): readonly NearTown[] {
  const [towns, setTowns] = useState<readonly NearTown[]>([])
  useEffect(() => {
    const look = () => {
      const next = townsNear(map, language)
      setTowns((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    look()
    map.on('idle', look)
    return () => void map.off('idle', look)
  }, [map, language])
  return towns
}
