import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { listScrollers, scrolledBy, scrollIntoSight, scrollNear } from './scrolling.ts'
import { type Box, isArrow, placeAt, placeBeside, reordered } from './sorting.ts'

/** Item being moved and its current target. */
export type Held = {
  id: string
  from: number
  to: number
  /** Drag offset in pixels; null for keyboard moves. */
  drawn: { x: number; y: number } | null
}

export type SortingEvent = 'picked' | 'moved' | 'dropped' | 'putBack'

type SortingOptions = {
  ids: readonly string[]
  list: RefObject<HTMLElement | null>
  onReorder: (ids: string[]) => void
  onEvent: (event: SortingEvent, id: string, place: number) => void
}

type Point = { x: number; y: number }

const DRAG_BEGINS_AT = 4

/** Sorts a list by touch, mouse or keyboard. The order changes on drop. */
export function useSorting(options: SortingOptions) {
  const hand = useHand(options)
  const drag = useDrag(hand)
  const grip = (id: string) => ({
    'data-grip': id,
    'aria-pressed': hand.held?.id === id,
    ...drag(id),
    ...createKeyHandlers(hand, id),
  })
  return { held: hand.held, boxes: hand.boxes, grip }
}

type Hand = ReturnType<typeof useHand>

/** State of the move and its actions. */
function useHand({ ids, list, onReorder, onEvent }: SortingOptions) {
  const [held, setHeld] = useState<Held | null>(null)
  const boxes = useRef<Box[]>([])
  const scrollers = useRef<Element[]>([])
  const focusAfter = useRef<string | null>(null)
  useLayoutEffect(() => {
    // Moving an element in the DOM removes its focus.
    if (focusAfter.current && ids.includes(focusAfter.current)) {
      list.current?.querySelector<HTMLElement>(`[data-grip="${focusAfter.current}"]`)?.focus()
    }
    focusAfter.current = null
  }, [ids, list])
  return {
    held,
    boxes,
    scrollers,
    pick(id: string, drawn: Point | null) {
      boxes.current = measure(list.current, scrollers.current)
      const from = ids.indexOf(id)
      setHeld({ id, from, to: from, drawn })
      onEvent('picked', id, from)
    },
    /** Finds what scrolls before a drag or a move by keys. */
    lookAround() {
      scrollers.current = listScrollers(list.current)
    },
    hover(now: Held, to: number, drawn: Point | null) {
      setHeld({ ...now, to, drawn })
      const box = boxes.current[to]
      if (!drawn && box) {
        const top = box.top - scrolledBy(scrollers.current).y
        scrollIntoSight(scrollers.current, { top, bottom: top + box.height })
      }
      if (to !== now.to) onEvent('moved', now.id, to)
    },
    drop({ id, from, to }: Held) {
      setHeld(null)
      focusAfter.current = id
      onEvent('dropped', id, to)
      if (from !== to) onReorder(reordered(ids, from, to))
    },
    putBack({ id, from }: Held) {
      setHeld(null)
      onEvent('putBack', id, from)
    },
  }
}

function useDrag({ held, boxes, scrollers, lookAround, pick, hover, drop, putBack }: Hand) {
  const start = useRef<(Point & { id: string; scrolled: Point }) | null>(null)
  const last = useRef<Point>({ x: 0, y: 0 })
  const scrolling = useEdgeScroll(scrollers)
  const draw = (client: Point) => {
    const from = start.current
    if (!from) return
    const scrolled = scrolledBy(scrollers.current)
    const drawn = {
      x: client.x - from.x + scrolled.x - from.scrolled.x,
      y: client.y - from.y + scrolled.y - from.scrolled.y,
    }
    if (!held) {
      if (Math.hypot(drawn.x, drawn.y) >= DRAG_BEGINS_AT) pick(from.id, drawn)
      return
    }
    const own = boxes.current[held.from]
    if (!own) return
    const [x, y] = [own.left + own.width / 2 + drawn.x, own.top + own.height / 2 + drawn.y]
    hover(held, placeAt(boxes.current, x, y), drawn)
  }
  useFollowScroll(held?.drawn != null, () => draw(last.current))
  const end = () => {
    start.current = null
    scrolling.stop()
  }
  return (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      if (held) putBack(held)
      event.currentTarget.setPointerCapture(event.pointerId)
      lookAround()
      const scrolled = scrolledBy(scrollers.current)
      start.current = { id, x: event.clientX, y: event.clientY, scrolled }
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      if (!start.current) return
      last.current = { x, y }
      draw(last.current)
      scrolling.near(y)
    },
    onPointerUp() {
      end()
      if (held?.drawn) drop(held)
    },
    onPointerCancel() {
      end()
      if (held) putBack(held)
    },
  })
}

/** Keeps the dragged item under a resting pointer while the page or a container scrolls. */
function useFollowScroll(isDrawn: boolean, draw: () => void) {
  const follow = useEffectEvent(draw)
  useEffect(() => {
    if (!isDrawn) return
    const heed = () => follow()
    const options = { passive: true, capture: true }
    addEventListener('scroll', heed, options)
    return () => removeEventListener('scroll', heed, options)
  }, [isDrawn])
}

function createKeyHandlers(
  { held, boxes, lookAround, pick, hover, drop, putBack }: Hand,
  id: string,
) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, currentTarget } = event
      if (key === ' ' || key === 'Enter') {
        event.preventDefault()
        if (held) return drop(held)
        lookAround()
        pick(id, null)
      } else if (held && key === 'Escape') {
        event.preventDefault()
        // Keeps a surrounding dialog open.
        event.stopPropagation()
        putBack(held)
      } else if (held && isArrow(key)) {
        event.preventDefault()
        const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
        hover(held, placeBeside(boxes.current, held.to, key, isRightToLeft), null)
      }
    },
    onBlur() {
      if (held && !held.drawn) drop(held)
    },
  }
}

/** Coordinates that scrolling does not change. */
function measure(list: HTMLElement | null, scrollers: readonly Element[]): Box[] {
  const { x, y } = scrolledBy(scrollers)
  return [...(list?.children ?? [])].map((child) => {
    finishAnimations(child)
    const { left, top, width, height } = child.getBoundingClientRect()
    return { left: left + x, top: top + y, width, height }
  })
}

function finishAnimations(element: Element) {
  // jsdom has no animations.
  for (const animation of element.getAnimations?.() ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
      animation.finish()
    }
  }
}

/** Scrolls while an item is dragged near an edge. */
function useEdgeScroll(scrollers: RefObject<Element[]>) {
  const frame = useRef(0)
  const stop = () => cancelAnimationFrame(frame.current)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return {
    stop,
    near(clientY: number) {
      stop()
      const roll = () => {
        if (scrollNear(scrollers.current, clientY)) frame.current = requestAnimationFrame(roll)
      }
      frame.current = requestAnimationFrame(roll)
    },
  }
}
