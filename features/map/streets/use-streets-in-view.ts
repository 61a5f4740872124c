import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { StreetArea } from '@/client/api/streets.ts'
import { notesOn, type StreetNotes } from './street-notes.ts'
import { useStreetAreas } from './use-street-areas.ts'

const STREET_ZOOM = 12
const NOTHING: StreetNotes = { attributions: [], isInvented: false, isWithoutStreets: false }

/** What the areas under the map's middle and edges ask to be said. */
export function useStreetsInView(map: MapLibre): StreetNotes {
  const streets = useStreetAreas()
  const [view, setView] = useState(NOTHING)
  useEffect(() => {
    if (!streets) return
    const look = () => {
      const next = viewOf(map, streets.areas)
      setView((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    look()
    map.on('moveend', look)
    return () => void map.off('moveend', look)
  }, [map, streets])
  return view
}

function viewOf(map: MapLibre, areas: readonly StreetArea[]): StreetNotes {
  const box = map.getBounds()
  const [south, west, north, east] = [box.getSouth(), box.getWest(), box.getNorth(), box.getEast()]
  const seen = areas.filter(({ bounds }) => {
    const isBeside = bounds.west > east || bounds.east < west
    return !isBeside && bounds.south <= north && bounds.north >= south
  })
  return notesOn(seen, map.getZoom() >= STREET_ZOOM)
}
