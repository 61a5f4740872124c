import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Synchronizes scroll position, current index and arrow keys. Calls `onTurn` before changing the
 * picture.
 */
export function useLightbox(
  stripRef: RefObject<HTMLElement | null>,
  startIndex: number,
  onTurn: () => void,
) {
  const [current, setCurrent] = useState(startIndex)

  useLayoutEffect(() => {
    const strip = stripRef.current
    if (strip)
      findSlide(strip, startIndex)?.scrollIntoView({ behavior: 'instant', inline: 'center' })
  }, [stripRef, startIndex])

  useEffect(() => {
    const strip = stripRef.current
    if (!strip) return
    const seen = new IntersectionObserver(
      (entries) => {
        const inView = entries.find((entry) => entry.isIntersecting)
        if (inView) setCurrent([...strip.children].indexOf(inView.target))
      },
      { root: strip, threshold: 0.6 },
    )
    for (const slide of strip.children) seen.observe(slide)
    return () => seen.disconnect()
  }, [stripRef])

  const go = (index: number) => {
    const strip = stripRef.current
    const slide = strip && findSlide(strip, index)
    if (!slide) return
    onTurn()
    setCurrent(index)
    slide.scrollIntoView({ behavior: motionWanted() ? 'smooth' : 'instant', inline: 'center' })
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const count = stripRef.current?.children.length ?? 0
    const targets: Partial<Record<string, number>> = {
      [rightToLeft ? 'ArrowLeft' : 'ArrowRight']: current + 1,
      [rightToLeft ? 'ArrowRight' : 'ArrowLeft']: current - 1,
      Home: 0,
      End: count - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  return { current, go, press }
}

function findSlide(strip: HTMLElement, index: number): Element | undefined {
  return strip.children[index]
}

function motionWanted(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
