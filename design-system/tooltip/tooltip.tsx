'use client'

import { clsx } from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { anchorOf } from '../popover/popover.tsx'

/** What Tooltip hands to the thing it explains; spread it on a button or a link. */
export type TooltipTrigger = {
  'aria-describedby': string
  style: CSSProperties
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

export type TooltipProps = Omit<ComponentProps<'span'>, 'children' | 'popover' | 'id'> & {
  /** A few words; never the only place where something important is said. */
  text: ReactNode
  children: (trigger: TooltipTrigger) => ReactNode
}

/** Long enough not to follow every pass of the pointer. */
const SHOW_AFTER_MS = 350
/** Long enough to go from the thing to its words. */
const HIDE_AFTER_MS = 150

/**
 * Words for something that is pointed at or has the focus. They stay while the pointer is on them,
 * and Escape puts them away.
 */
export function Tooltip({ text, children, className, style, ...rest }: TooltipProps) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = (open: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => document.getElementById(id)?.togglePopover(open), ms)
  }
  const show = () => later(true, SHOW_AFTER_MS)
  const hide = () => later(false, HIDE_AFTER_MS)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      document.getElementById(id)?.hidePopover()
    }
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('keydown', press)
    }
  }, [id])

  return (
    <>
      {children({
        'aria-describedby': id,
        style: { anchorName: anchorOf(id) },
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: () => later(true, 0),
        onBlur: hide,
      })}
      <span
        {...rest}
        id={id}
        role="tooltip"
        popover="manual"
        style={{ positionAnchor: anchorOf(id), ...style }}
        onPointerEnter={show}
        onPointerLeave={hide}
        className={clsx(
          'm-0 my-2 max-w-[min(20rem,calc(100vw-2rem))] rounded-sm border border-transparent bg-ink px-3 py-2 text-start text-sm text-paper opacity-0 shadow-floating transition-[opacity,display,overlay] transition-discrete duration-fast open:opacity-100 starting:open:opacity-0 [position-area:block-start] [position-try-fallbacks:flip-block] not-supports-[position-area:block-start]:mx-auto not-supports-[position-area:block-start]:mt-auto not-supports-[position-area:block-start]:mb-4',
          className,
        )}
      >
        {text}
      </span>
    </>
  )
}
