/** Position and size of a drawing in its frame. */
export type Viewport = { x: number; y: number; scale: number }

const MIN_SCALE = 0.1
const MAX_SCALE = 4
const MARGIN = 8

/** Zooms around a point of the frame. */
export function zoomAround(old: Viewport, factor: number, at: { x: number; y: number }): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, old.scale * factor))
  const by = scale / old.scale
  return { x: at.x - (at.x - old.x) * by, y: at.y - (at.y - old.y) * by, scale }
}

/** Below it, nobody reads the words of a drawing. */
const READABLE_SCALE = 0.55
const NEAR_SCALE = 0.85

/** Within the drawing, at its own size. */
export type Part = { x: number; y: number; width: number; height: number }

/** Brings a part of the drawing into the middle of its frame, unless all of it is in view. */
export function panTo(old: Viewport, part: Part, { clientWidth, clientHeight }: Frame): Viewport {
  const { x, y, scale } = old
  const left = x + part.x * scale
  const top = y + part.y * scale
  const right = left + part.width * scale
  const bottom = top + part.height * scale
  if (left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight) return old
  return {
    x: clientWidth / 2 - (part.x + part.width / 2) * scale,
    y: clientHeight / 2 - (part.y + part.height / 2) * scale,
    scale,
  }
}

/** Whether a part fits into the frame as large as things are now. */
export function fitsInFrame({ scale }: Viewport, part: Part, { clientWidth, clientHeight }: Frame) {
  return part.width * scale <= clientWidth && part.height * scale <= clientHeight
}

/** All of the drawing if its words can be read then; else a part of it at a readable size. */
export function toReadable(all: Viewport): Viewport {
  return all.scale < READABLE_SCALE ? { x: MARGIN, y: MARGIN, scale: NEAR_SCALE } : all
}

type Frame = { clientWidth: number; clientHeight: number }
type Drawing = { viewBox: { baseVal: { width: number; height: number } } }

/** All of the drawing in the middle of its frame, never enlarged. */
export function fitToFrame({ clientWidth, clientHeight }: Frame, { viewBox }: Drawing): Viewport {
  const { width, height } = viewBox.baseVal
  const across = (clientWidth - 2 * MARGIN) / width
  const down = (clientHeight - 2 * MARGIN) / height
  const scale = Math.min(1, Math.max(MIN_SCALE, Math.min(across, down)))
  return {
    x: (clientWidth - width * scale) / 2,
    y: (clientHeight - height * scale) / 2,
    scale,
  }
}
