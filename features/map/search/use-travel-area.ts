import { decodeAreas } from '@hearth/streets/geometry/area-code'
import { useQuery } from '@tanstack/react-query'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { streetsQueries } from '@/client/api/streets.ts'
import { createAreaLayer } from '../engine/area-layer.ts'

/** Draws what the travel limits of a search reach. Says where nothing is reached or streets end. */
export function useTravelArea(map: MapLibre | null, travel: string): 'nothing' | 'cut' | null {
  const client = useApiClient()
  const { data } = useQuery({ ...streetsQueries.reach(client, travel), enabled: travel !== '' })
  const common = travel ? data?.common : null
  useEffect(() => {
    if (!map || !common) return
    const layer = createAreaLayer(map, 'travel')
    layer.show(decodeAreas(common) ?? [], null)
    return () => layer.remove()
  }, [map, common])
  if (!travel || !data) return null
  if (data.common === null) return 'nothing'
  return data.isCut ? 'cut' : null
}
