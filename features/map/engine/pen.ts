import type { Corner, Ring } from '@hearth/streets/geometry/drawn-area'
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import type { Position } from '@/domain/place/distance.ts'
import { largestLoop, simplified } from '@/domain/place/drawing.ts'

export type PenListeners = {
  points: () => Ring
  set: (position: Position) => void
  takeBack: () => void
  close: () => void
  leave: () => void
  /** Position of the next point, and whether it would close the area. */
  aim: (position: Position, isAtFirst: boolean) => void
}

/** Draws point by point: by click, or by keys at the map's center. Returns a cleanup function. */
export function takePointPen(map: MapLibre, on: PenListeners): () => void {
  const canvas = map.getCanvas()
  const set = (position: Position) =>
    isAtFirst(map, on.points(), position) ? on.close() : on.set(position)
  const onClick = ({ lngLat }: MapMouseEvent) => set(toPosition(lngLat))
  const onMove = ({ lngLat }: MapMouseEvent) => {
    const position = toPosition(lngLat)
    on.aim(position, isAtFirst(map, on.points(), position))
  }
  const onKey = (event: KeyboardEvent) => {
    const step = findPanStep(event)
    if (step) map.panBy(step, { animate: false }, { isByHand: true })
    const middle = toPosition(map.getCenter())
    if (event.key === 'Enter' || event.key === ' ') set(middle)
    else if (event.key === 'Backspace') on.takeBack()
    else if (event.key === 'Escape') on.leave()
    else if (!step) return
    event.preventDefault()
    event.stopPropagation()
    on.aim(middle, isAtFirst(map, on.points(), middle))
  }
  map.doubleClickZoom.disable()
  map.on('click', onClick)
  map.on('mousemove', onMove)
  canvas.addEventListener('keydown', onKey)
  return () => {
    map.doubleClickZoom.enable()
    map.off('click', onClick)
    map.off('mousemove', onMove)
    canvas.removeEventListener('keydown', onKey)
  }
}

export type HandListeners = {
  trace: (line: Ring) => void
  finish: (ring: Ring) => void
  leave: () => void
}

/** Draws freehand with a pointer. Returns a cleanup function. */
export function takeHandPen(map: MapLibre, on: HandListeners): () => void {
  const paper = map.getCanvasContainer()
  let line: Corner[] | null = null
  const positionAt = ({ x, y }: Corner) => toPosition(map.unproject([x, y]))
  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) {
      // Two fingers move the map.
      line = null
      return on.trace([])
    }
    line = [placeIn(paper, event)]
    paper.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent) => {
    if (!line || !event.isPrimary) return
    line.push(placeIn(paper, event))
    on.trace(line.map(positionAt))
  }
  const onUp = (event: PointerEvent) => {
    if (!line || !event.isPrimary) return
    const ring = largestLoop(simplified(line, TOLERANCE).map(positionAt))
    line = null
    on.trace([])
    on.finish(ring)
  }
  const onCancel = () => {
    line = null
    on.trace([])
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') on.leave()
  }
  const listening = new AbortController()
  const { signal } = listening
  map.dragPan.disable()
  paper.addEventListener('pointerdown', onDown, { signal })
  paper.addEventListener('pointermove', onMove, { signal })
  paper.addEventListener('pointerup', onUp, { signal })
  paper.addEventListener('pointercancel', onCancel, { signal })
  paper.addEventListener('keydown', onKey, { signal })
  return () => {
    map.dragPan.enable()
    listening.abort()
  }
}

/** Pan distance of an arrow key in pixels; null for other keys. */
export function findPanStep({ key, shiftKey }: KeyboardEvent): [number, number] | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const pixels = shiftKey ? SMALL_STEP : STEP
  return [direction[0] * pixels, direction[1] * pixels]
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const STEP = 48
const SMALL_STEP = 8
/** Simplification of freehand lines, in pixels. */
const TOLERANCE = 2
/** Distance that counts as on the first point, in pixels. */
const REACH = 14

export function toPosition({ lng, lat }: { lng: number; lat: number }): Position {
  return { latitude: lat, longitude: lng }
}

function isAtFirst(map: MapLibre, points: Ring, position: Position): boolean {
  const [first] = points
  if (!first || points.length < 3) return false
  const one = map.project([first.longitude, first.latitude])
  return one.dist(map.project([position.longitude, position.latitude])) <= REACH
}

function placeIn(paper: HTMLElement, { clientX, clientY }: PointerEvent): Corner {
  const { left, top } = paper.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
