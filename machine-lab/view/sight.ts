/** Position and size of a drawing in its frame. */
export type Sight = { x: number; y: number; scale: number }

const MIN_SCALE = 0.1
const MAX_SCALE = 4
const MARGIN = 8

/** Zooms around a point of the frame. */
export function zoomed(old: Sight, factor: number, at: { x: number; y: number }): Sight {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, old.scale * factor))
  const by = scale / old.scale
  return { x: at.x - (at.x - old.x) * by, y: at.y - (at.y - old.y) * by, scale }
}

type Frame = { clientWidth: number; clientHeight: number }
type Drawing = { viewBox: { baseVal: { width: number; height: number } } }

/** All of the drawing in the middle of its frame, never enlarged. */
export function fitted({ clientWidth, clientHeight }: Frame, { viewBox }: Drawing): Sight {
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
