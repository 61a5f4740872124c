import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { LinkElement } from '../link-styles/link-styles.ts'

export type PopoverProps = Omit<ComponentProps<'div'>, 'popover' | 'id'> &
  VariantProps<typeof popoverStyles> & {
    id: string
  }
export type MenuLinkProps = ComponentProps<'a'> & { href: string; as?: LinkElement }

const popoverStyles = cva(
  'm-0 my-2 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 text-ink opacity-0 shadow-floating transition-[opacity,translate,display,overlay] transition-discrete duration-fast -translate-y-1 open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0 [position-try-fallbacks:flip-block,flip-inline] not-supports-[position-area:block-end]:mx-auto not-supports-[position-area:block-end]:mt-auto not-supports-[position-area:block-end]:mb-4',
  {
    variants: {
      align: {
        start: '[position-area:block-end_span-inline-end]',
        end: '[position-area:block-end_span-inline-start]',
      },
    },
    defaultVariants: { align: 'start' },
  },
)

/**
 * Attributes of the button that opens the popover with this id. The browser handles opening, light
 * dismiss, Escape and focus without scripts.
 */
export function popoverTrigger(id: string) {
  return { popoverTarget: id, style: { anchorName: toAnchorName(id) } }
}

export function Popover({ id, align = 'start', className, style, ...rest }: PopoverProps) {
  return (
    <div
      {...rest}
      id={id}
      popover="auto"
      style={{ positionAnchor: toAnchorName(id), ...style }}
      className={clsx(popoverStyles({ align }), className)}
    />
  )
}

const row =
  'flex min-h-11 w-full min-w-44 items-center gap-3 rounded-sm border-0 px-3 py-1.5 text-start text-base text-ink no-underline transition-colors duration-fast hover:bg-surface-muted aria-[current=true]:font-medium aria-[current=true]:text-brand-ink [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted'

/** Link in a popover menu. */
export function MenuLink({ as: Link = 'a', className, ...rest }: MenuLinkProps) {
  return <Link {...rest} className={clsx(row, className)} />
}

/** Action in a popover menu. */
export function MenuButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={clsx(row, className)} />
}

/** CSS anchor name that connects a popover to its trigger. */
export function toAnchorName(id: string): `--${string}` {
  return `--anchor-${id.replace(/[^\w-]/g, '')}`
}
