import type { Map as MapLibre, Marker } from 'maplibre-gl'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Pixels between a marker and a control. */
const GAP = 4

/** Moves markers aside that lie beneath the controls on the map, and others back to their place. */
export function keepClearOfControls(map: MapLibre, markers: Iterable<Marker>): void {
  const frame = map.getContainer()
  const found = frame.parentElement?.querySelectorAll('[data-map-controls] > *') ?? []
  const controls = Array.from(found, (it) => it.getBoundingClientRect())
  const within = frame.getBoundingClientRect()
  const placed = Array.from(markers, (marker) => {
    const { x, y } = marker.getOffset()
    const { left, right, top, bottom } = marker.getElement().getBoundingClientRect()
    const box = { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
    return { marker, x, y, box }
  })
  const boxes = placed.map(({ box }) => box)
  const shifts = placed.map(({ marker, x, y, box }, at) => {
    const others = boxes.toSpliced(at, 1)
    const [toX, toY] = shiftFrom(box, controls, within, others)
    return { marker, toX, toY, isOther: toX !== x || toY !== y }
  })
  // Reads first: a write between them would lay the page out again for each marker.
  for (const { marker, toX, toY, isOther } of shifts) if (isOther) marker.setOffset([toX, toY])
}

/**
 * The shortest way out from beneath controls that stays on the map, in pixels; onto no other marker
 * if there is such a way.
 */
export function shiftFrom(
  box: Box,
  controls: readonly Box[],
  within: Box,
  others: readonly Box[] = [],
): [right: number, down: number] {
  const isBesideAll = (boxes: readonly Box[], right: number, down: number) =>
    !boxes.some(
      (it) =>
        box.left + right < it.right &&
        box.right + right > it.left &&
        box.top + down < it.bottom &&
        box.bottom + down > it.top,
    )
  const isFree = (right: number, down: number) => isBesideAll(controls, right, down)
  const isWithin = (right: number, down: number) =>
    box.left + right >= within.left &&
    box.right + right <= within.right &&
    box.top + down >= within.top &&
    box.bottom + down <= within.bottom
  if (isFree(0, 0)) return [0, 0]
  const ways = controls
    .flatMap((it): [number, number][] => [
      [it.left - GAP - box.right, 0],
      [it.right + GAP - box.left, 0],
      [0, it.bottom + GAP - box.top],
      [0, it.top - GAP - box.bottom],
    ])
    .filter(([right, down]) => isFree(right, down) && isWithin(right, down))
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
  return ways.find((way) => isBesideAll(others, ...way)) ?? ways[0] ?? [0, 0]
}
