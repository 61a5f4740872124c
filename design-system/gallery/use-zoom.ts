import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Center of the zoom, in percent of width and height. */
type Point = { x: number; y: number }

const MIDDLE: Point = { x: 50, y: 50 }
const STEP = 10

/** Double zoom around a point that follows pointer, finger or arrow keys. */
export function useZoom() {
  const [point, setPoint] = useState<Point | null>(null)
  const isZoomed = point !== null

  const move = (dx: number, dy: number) =>
    setPoint((at) => at && { x: within(at.x + dx), y: within(at.y + dy) })

  return {
    isZoomed,
    toggle: (at: Point = MIDDLE) => setPoint(isZoomed ? null : at),
    reset: () => setPoint(null),
    /** Returns true if the zoom handled the key. */
    press: ({ key }: KeyboardEvent): boolean => {
      const step = isZoomed ? arrows[key] : undefined
      if (step) move(step.x, step.y)
      return step !== undefined
    },
    slide: {
      style: point ? { scale: 2, transformOrigin: `${point.x}% ${point.y}%` } : undefined,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!isZoomed) return
        const { width, height } = event.currentTarget.getBoundingClientRect()
        if (event.pointerType === 'mouse') setPoint(pointIn(event.currentTarget, event))
        // Touch drags the picture; `width` is the enlarged width.
        else move((-200 * event.movementX) / width, (-200 * event.movementY) / height)
      },
    },
  }
}

/** Position of a pointer inside an element, in percent. */
export function pointIn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = (element.parentElement ?? element).getBoundingClientRect()
  return {
    x: within(((clientX - left) / width) * 100),
    y: within(((clientY - top) / height) * 100),
  }
}

const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
