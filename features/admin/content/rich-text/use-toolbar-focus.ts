import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

export type ToolbarFocus = {
  ref: RefObject<HTMLDivElement | null>
  /** Index of the button that the tab key reaches. */
  current: number
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
}

/** One tab stop for a row of buttons; arrow keys, Home and End move in it, as they read. */
export function useToolbarFocus(): ToolbarFocus {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])]
  return {
    ref,
    current,
    onKeyDown(event) {
      const all = buttons()
      const at = all.findIndex((button) => button.isSameNode(document.activeElement))
      const next = nextIndex(event, { at, count: all.length })
      if (next === null || at < 0) return
      event.preventDefault()
      all[next]?.focus()
    },
    onFocus({ target }) {
      const at = buttons().findIndex((button) => button.isSameNode(target))
      if (at >= 0) setCurrent(at)
    },
  }
}

function nextIndex(
  { key, currentTarget }: KeyboardEvent,
  { at, count }: { at: number; count: number },
): number | null {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  if (key === backward) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
