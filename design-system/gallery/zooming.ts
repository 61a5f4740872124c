export type Point = { x: number; y: number }

/** Scale of the picture, and the offset of its center from the frame's center in pixels. */
export type View = Point & { scale: number }

type Size = { width: number; height: number }

/** Sizes in pixels: the frame, and the picture at scale 1. */
export type Room = { frame: Size; picture: Size }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MAX_ZOOM = 4

/** Scales around a point, given from the frame's center; that spot of the picture stays there. */
export function zoomAt(view: View, scale: number, at: Point, room: Room): View {
  const next = Math.min(MAX_ZOOM, Math.max(1, scale))
  const ratio = next / view.scale
  const moved = { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
  return within({ scale: next, ...moved }, room)
}

export function panBy(view: View, { x, y }: Point, room: Room): View {
  return within({ ...view, x: view.x + x, y: view.y + y }, room)
}

/** Two fingers before and after a move: pans with their middle and scales with their distance. */
export function pinch(
  view: View,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  room: Room,
): View {
  const [from, to] = [middle(...before), middle(...now)]
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }
  const ratio = distance(...now) / Math.max(1, distance(...before))
  return zoomAt(moved, view.scale * ratio, to, room)
}

/** Keeps the picture's edges out of the frame where it is larger than the frame. */
function within(view: View, { frame, picture }: Room): View {
  const limit = (own: number, room: number) => Math.max(0, (own * view.scale - room) / 2)
  return {
    scale: view.scale,
    x: clamp(view.x, limit(picture.width, frame.width)),
    y: clamp(view.y, limit(picture.height, frame.height)),
  }
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
