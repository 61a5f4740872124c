'use client'

import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

export type CarouselProps = ComponentProps<'section'> & {
  label: string
  labels: { previous: string; next: string }
  /** Shown before the buttons, for example a heading with a "See all" link. */
  header?: ReactNode
  listClassName?: string
}

/**
 * Horizontally scrolling row of cards. Scrolls by touch, wheel, arrow keys or buttons, never
 * automatically. Buttons appear only if the content overflows. Children are `CarouselItem`s.
 */
export function Carousel({
  label,
  labels,
  header,
  listClassName,
  className,
  children,
  ...rest
}: CarouselProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const { position, turn } = useCarousel(listRef)
  return (
    <section
      {...rest}
      aria-label={label}
      data-state={position}
      className={clsx('min-w-0', className)}
    >
      <div
        className={clsx(
          'mb-5 min-h-11 items-end justify-between gap-4',
          header ? 'flex' : 'hidden sm:flex',
        )}
      >
        <div className="min-w-0 flex-1">{header}</div>
        {position === 'still' ? null : (
          <div className="hidden shrink-0 gap-2 sm:flex">
            <IconButton
              variant="outlined"
              label={labels.previous}
              aria-disabled={position === 'start'}
              onClick={() => turn(-1)}
              className="aria-disabled:opacity-45"
            >
              <Icon of={ChevronLeft} className="mirrored" />
            </IconButton>
            <IconButton
              variant="outlined"
              label={labels.next}
              aria-disabled={position === 'end'}
              onClick={() => turn(1)}
              className="aria-disabled:opacity-45"
            >
              <Icon of={ChevronRight} className="mirrored" />
            </IconButton>
          </div>
        )}
      </div>
      <ul
        ref={listRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={label}
        className={clsx(
          '-m-1 flex scroll-p-1 snap-x snap-mandatory list-none gap-4 overflow-x-auto overscroll-x-contain scroll-smooth rounded-lg p-1 [scrollbar-width:none] sm:gap-5',
          listClassName,
        )}
      >
        {children}
      </ul>
    </section>
  )
}

/** Item of a rail. Set its width by classes; default 17 rem. */
export function CarouselItem({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={clsx('min-w-0 shrink-0 snap-start', className ?? 'w-68')} />
}
