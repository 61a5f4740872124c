import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { StreetArea } from '@/client/api/streets.ts'
import { toMapBox } from '@/domain/place/map-box.ts'
import { notesOfView, type StreetNotes } from './street-notes.ts'
import { useStreetAreas } from './use-street-areas.ts'

const NOTHING: StreetNotes = { attributions: [], isInvented: false, isWithoutStreets: false }

/** Notes required by the areas under the map's center and edges. */
export function useStreetsInView(map: MapLibre): StreetNotes {
  const streets = useStreetAreas()
  const [view, setView] = useState(NOTHING)
  useEffect(() => {
    if (!streets) return
    const look = () => {
      const next = toStreetNotes(map, streets.areas)
      setView((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    look()
    map.on('moveend', look)
    return () => void map.off('moveend', look)
  }, [map, streets])
  return view
}

function toStreetNotes(map: MapLibre, areas: readonly StreetArea[]): StreetNotes {
  const box = map.getBounds()
  const [south, west, north, east] = [box.getSouth(), box.getWest(), box.getNorth(), box.getEast()]
  return notesOfView(areas, toMapBox({ south, west, north, east }), map.getZoom())
}
