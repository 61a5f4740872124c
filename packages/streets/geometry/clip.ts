export type Point = readonly [x: number, y: number]

export type Frame = { left: number; top: number; right: number; bottom: number }

type Edge = { isInside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point }

/**
 * Part of a ring inside the frame (Sutherland and Hodgman 1974); empty if there is none. Keeps the
 * direction, which tells holes from outlines.
 */
export function clipRing(ring: readonly Point[], frame: Frame): readonly Point[] {
  let points = ring
  for (const { isInside, cross } of edges(frame)) {
    const kept: Point[] = []
    let from = points.at(-1)
    for (const to of points) {
      if (from && isInside(from) !== isInside(to)) kept.push(cross(from, to))
      if (isInside(to)) kept.push(to)
      from = to
    }
    points = kept
    if (points.length === 0) return points
  }
  return points
}

/** Parts of a line whose steps touch the frame; steps are kept whole. */
export function clipLine(line: readonly Point[], frame: Frame): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    if (misses(from, to, frame)) {
      part = []
      continue
    }
    if (part.length === 0) {
      part = [from]
      parts.push(part)
    }
    part.push(to)
  }
  return parts
}

function edges({ left, top, right, bottom }: Frame): Edge[] {
  return [
    { isInside: ([x]) => x >= left, cross: (from, to) => atX(from, to, left) },
    { isInside: ([x]) => x <= right, cross: (from, to) => atX(from, to, right) },
    { isInside: ([, y]) => y >= top, cross: (from, to) => atY(from, to, top) },
    { isInside: ([, y]) => y <= bottom, cross: (from, to) => atY(from, to, bottom) },
  ]
}

function atX([x1, y1]: Point, [x2, y2]: Point, x: number): Point {
  return [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)]
}

function atY([x1, y1]: Point, [x2, y2]: Point, y: number): Point {
  return [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y]
}

function misses([x1, y1]: Point, [x2, y2]: Point, frame: Frame): boolean {
  return (
    Math.max(x1, x2) < frame.left ||
    Math.min(x1, x2) > frame.right ||
    Math.max(y1, y2) < frame.top ||
    Math.min(y1, y2) > frame.bottom
  )
}
