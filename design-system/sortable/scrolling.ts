/** Ancestors that scroll vertically, innermost first; the page comes last. */
export function listScrollers(element: Element | null): Element[] {
  const scrollers: Element[] = []
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    const isPage = at === document.body || at === document.documentElement
    if (!isPage && /auto|scroll/.test(getComputedStyle(at).overflowY)) scrollers.push(at)
  }
  return document.scrollingElement ? [...scrollers, document.scrollingElement] : scrollers
}

/** Sum of scroll positions in pixels. */
export function scrolledBy(scrollers: readonly Element[]): { x: number; y: number } {
  return {
    x: scrollers.reduce((sum, { scrollLeft }) => sum + scrollLeft, 0),
    y: scrollers.reduce((sum, { scrollTop }) => sum + scrollTop, 0),
  }
}

const EDGE = 72
const STEP = 12

/**
 * Scrolls by one step if a point is near the top or bottom of a scroller, or beyond: the innermost
 * first, an outer one once that is at its end. `y` is in viewport pixels.
 */
export function scrollNear(scrollers: readonly Element[], y: number): boolean {
  return scrollers.some((scroller) => {
    const { top, bottom } = visiblePart(scroller)
    const edge = Math.min(EDGE, (bottom - top) / 4)
    const step = y < top + edge ? -STEP : y > bottom - edge ? STEP : 0
    return step !== 0 && scroll(scroller, step)
  })
}

/** Scrolls until the part between `top` and `bottom` is visible, in viewport pixels. */
export function scrollIntoSight(
  scrollers: readonly Element[],
  { top, bottom }: { top: number; bottom: number },
): void {
  for (const scroller of scrollers) {
    const part = visiblePart(scroller)
    if (top < part.top) scroll(scroller, top - part.top)
    else if (bottom > part.bottom) scroll(scroller, bottom - part.bottom)
  }
}

function visiblePart(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight }
  const { top, bottom } = scroller.getBoundingClientRect()
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
}

/** Returns false at the end. */
function scroll(scroller: Element, by: number): boolean {
  const before = scroller.scrollTop
  scroller.scrollBy({ top: by, behavior: 'instant' })
  return scroller.scrollTop !== before
}
