import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type Point, panBy, pinch, type Room, type View, WHOLE, zoomAt } from './zooming.ts'

const DOUBLE = 2
const KEY_FACTOR = 1.5
/** Share of the frame that an arrow key moves. */
const KEY_STEP = 0.1
/** Wheel pixels that change the scale by a factor of e. */
const WHEEL_SPAN = 200
const CENTER: Point = { x: 0, y: 0 }

/**
 * Zoom of one slide by fingers, wheel, double click and keys. `strip` scrolls the slides;
 * `slideRef` belongs to the current one.
 */
export function useZoom(strip: RefObject<HTMLElement | null>) {
  const [{ view, isSmooth }, setZoom] = useState({ view: WHOLE, isSmooth: true })
  const slideRef = useRef<HTMLLIElement>(null)
  const change = (make: (view: View, room: Room) => View, smooth: boolean) => {
    const room = measureRoom(slideRef.current)
    if (room) setZoom((zoom) => ({ view: make(zoom.view, room), isSmooth: smooth }))
  }
  const zoomBy = (factor: number, at: Point = CENTER, smooth = true) =>
    change((now, room) => zoomAt(now, now.scale * factor, at, room), smooth)
  const isZoomed = view.scale > 1
  const fingers = useFingers(slideRef, isZoomed, change)
  useNativeGestures(strip, (event) => {
    const at = slideRef.current && fromCenter(slideRef.current, event)
    if (at) zoomBy(Math.exp(-event.deltaY / WHEEL_SPAN), at, false)
  })

  return {
    isZoomed,
    slideRef,
    reset: () => setZoom({ view: WHOLE, isSmooth: true }),
    /** `event` tells the place to enlarge; without it, the center. */
    toggle(event?: { clientX: number; clientY: number }) {
      const at = event && slideRef.current ? fromCenter(slideRef.current, event) : CENTER
      change((_, room) => (isZoomed ? WHOLE : zoomAt(WHOLE, DOUBLE, at, room)), true)
    },
    /** Returns true if the zoom handled the key. */
    press({ key }: KeyboardEvent): boolean {
      const arrow = isZoomed ? arrows[key] : undefined
      if (arrow) {
        change((now, room) => panBy(now, toStep(arrow, room), room), true)
      } else if (key === '+' || key === '=') zoomBy(KEY_FACTOR)
      else if (key === '-') zoomBy(1 / KEY_FACTOR)
      else if (key === '0') change(() => WHOLE, true)
      else return false
      return true
    },
    slide: fingers,
    style: {
      transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      transitionProperty: isSmooth ? 'transform' : 'none',
    },
  }
}

type Change = (make: (view: View, room: Room) => View, smooth: boolean) => void

/** One finger pans an enlarged picture, two pinch it. */
function useFingers(slide: RefObject<HTMLElement | null>, isZoomed: boolean, change: Change) {
  const fingers = useRef(new Map<number, Point>())
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (slide.current && event.button <= 0)
        fingers.current.set(event.pointerId, fromCenter(slide.current, event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before || !slide.current) return
      const now = fromCenter(slide.current, event)
      fingers.current.set(event.pointerId, now)
      const [other] = [...fingers.current].flatMap(([id, at]) =>
        id === event.pointerId ? [] : [at],
      )
      if (other) change((view, room) => pinch(view, [before, other], [now, other], room), false)
      else if (isZoomed)
        change(
          (view, room) => panBy(view, { x: now.x - before.x, y: now.y - before.y }, room),
          false,
        )
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  }
}

/** React's listeners are passive here and cannot keep the browser from scrolling or zooming. */
function useNativeGestures(
  strip: RefObject<HTMLElement | null>,
  onWheel: (event: WheelEvent) => void,
) {
  const heed = useEffectEvent(onWheel)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    // A trackpad's pinch arrives as a wheel with Ctrl.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      heed(event)
    }
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchstart', touch, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchstart', touch)
      element.removeEventListener('touchmove', touch)
    }
  }, [strip])
}

const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

function toStep({ x, y }: Point, { frame }: Room): Point {
  return { x: x * KEY_STEP * frame.width, y: y * KEY_STEP * frame.height }
}

function measureRoom(slide: HTMLElement | null): Room | null {
  const picture = slide?.querySelector('img')
  if (!slide || !picture) return null
  return {
    frame: { width: slide.clientWidth, height: slide.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  }
}

function fromCenter(element: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: at.clientX - left - width / 2, y: at.clientY - top - height / 2 }
}
