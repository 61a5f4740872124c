import type { Ring } from '@hearth/streets/geometry/drawn-area'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Position } from '@/domain/place/distance.ts'
import { type AreaLayer, createAreaLayer } from '../engine/area-layer.ts'
import { takeHandPen, takePointPen } from '../engine/pen.ts'
import type { Drawing } from './use-map-search.ts'

/** Shows drawn areas and handles drawing. Returns whether the next point would close the area. */
export function usePen(map: MapLibre | null, drawing: Drawing, label: string): boolean {
  const { areas, mode, purpose, points, send } = drawing
  const [line, setLine] = useState<Ring>([])
  const [aim, setAim] = useState<{ position: Position; isAtFirst: boolean } | null>(null)
  const layer = useRef<AreaLayer>(null)
  const pointsNow = useEffectEvent(() => points)

  useEffect(() => {
    if (!map) return
    const created = createAreaLayer(map)
    layer.current = created
    return () => {
      created.remove()
      layer.current = null
    }
  }, [map])

  useEffect(() => {
    const isRedrawn = mode !== null && purpose.kind === 'outline'
    const others = isRedrawn ? areas.filter((_, index) => index !== purpose.index) : areas
    const draft =
      mode === 'freehand' ? { points: line, aim: null } : { points, aim: aim?.position ?? null }
    layer.current?.show(others, mode ? draft : null)
  }, [areas, mode, purpose, points, line, aim])

  useEffect(() => {
    if (!map || !mode) return
    const leave = () => send({ type: 'drawing.left' })
    const put =
      mode === 'freehand'
        ? takeHandPen(map, {
            trace: setLine,
            finish: (ring) => send({ type: 'drawing.strokeEnded', ring }),
            leave,
          })
        : takePointPen(map, {
            points: () => pointsNow(),
            set: (position) => send({ type: 'drawing.pointSet', position }),
            takeBack: () => send({ type: 'drawing.pointTaken' }),
            close: () => send({ type: 'drawing.closed' }),
            aim: (position, isAtFirst) => setAim({ position, isAtFirst }),
            leave,
          })
    return () => {
      put()
      setAim(null)
    }
  }, [map, mode, send])

  useCanvasName(map, mode, label)

  return aim?.isAtFirst ?? false
}

/** Accessible name of the canvas while drawing. */
function useCanvasName(map: MapLibre | null, mode: Drawing['mode'], label: string): void {
  useEffect(() => {
    if (!map || !mode) return
    const canvas = map.getCanvas()
    const before = canvas.ariaLabel
    canvas.ariaLabel = label
    map.getContainer().dataset.pen = mode
    return () => {
      canvas.ariaLabel = before
      delete map.getContainer().dataset.pen
    }
  }, [map, mode, label])
}
