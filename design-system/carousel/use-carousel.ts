import { type RefObject, useEffect, useState } from 'react'

/** Scroll position. `still` until the content overflows. */
export type CarouselPosition = 'still' | 'start' | 'middle' | 'end'

const EDGE_PX = 8
const PAGE_SHARE = 0.85

/** Tracks a horizontal scroller and pages it, in LTR and RTL. */
export function useCarousel(listRef: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<CarouselPosition>('still')

  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const look = () => setPosition(toPosition(list))
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

function toPosition(list: HTMLElement): CarouselPosition {
  const reach = list.scrollWidth - list.clientWidth
  if (reach <= EDGE_PX) return 'still'
  // Negative in RTL.
  const passed = Math.abs(list.scrollLeft)
  if (passed <= EDGE_PX) return 'start'
  return passed >= reach - EDGE_PX ? 'end' : 'middle'
}
