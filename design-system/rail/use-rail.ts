import { type RefObject, useEffect, useState } from 'react'

/** Where a rail stands. `still` until it is known that there is more than fits. */
export type RailPosition = 'still' | 'start' | 'middle' | 'end'

const EDGE_PX = 8
const PAGE_SHARE = 0.85

/** Follows a horizontally scrolling list and moves it a page at a time, in either direction of text. */
export function useRail(listRef: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<RailPosition>('still')

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const look = () => setPosition(positionOf(list))
    const resized = new ResizeObserver(look)
    resized.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [listRef])

  const turn = (by: 1 | -1) => {
    const list = listRef.current
    if (!list) return
    const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: by * direction * list.clientWidth * PAGE_SHARE, behavior: 'smooth' })
  }

  return { position, turn }
}

function positionOf(list: HTMLElement): RailPosition {
  const reach = list.scrollWidth - list.clientWidth
  if (reach <= EDGE_PX) return 'still'
  // Negative where text runs from right to left.
  const passed = Math.abs(list.scrollLeft)
  if (passed <= EDGE_PX) return 'start'
  return passed >= reach - EDGE_PX ? 'end' : 'middle'
}
