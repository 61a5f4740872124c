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
  const shifts = Array.from(markers, (marker) => {
    const { x, y } = marker.getOffset()
    const { left, right, top, bottom } = marker.getElement().getBoundingClientRect()
    const box = { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
    const [toX, toY] = shiftFrom(box, controls, within)
    return { marker, toX, toY, isOther: toX !== x || toY !== y }
  })
  // Reads first: a write between them would lay the page out again for each marker.
  for (const { marker, toX, toY, isOther } of shifts) if (isOther) marker.setOffset([toX, toY])
}

/** The shortest way out from beneath controls that stays on the map, in pixels. */
export function shiftFrom(
  box: Box,
  controls: readonly Box[],
  within: Box,
): [right: number, down: number] {
  const isFree = (right: number, down: number) =>
    !controls.some(
      (it) =>
        box.left + right < it.right &&
        box.right + right > it.left &&
        box.top + down < it.bottom &&
        box.bottom + down > it.top,
    )
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
  return ways[0] ?? [0, 0]
}
