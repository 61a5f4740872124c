import { clsx } from 'clsx'
import { X } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { LinkElement } from '../link-styles/link-styles.ts'

export type ChipProps = ComponentProps<'span'>
export type ChipRemoveProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name, for example "Remove filter: 2 bedrooms". */
  label: string
}
export type ChipLinkProps = ComponentProps<'a'> & {
  href: string
  /** Screen reader text before the chip's own: the effect of the link. */
  hint: string
  as?: LinkElement
}

const look =
  'positioned inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface ps-3.5 text-sm text-ink'
const cross =
  'relative grid size-7 shrink-0 place-items-center rounded-full text-ink-muted transition-colors duration-fast touch-target'

/** A selected value. Put a `ChipRemove` at its end to remove it by script. */
export function Chip({ className, ...rest }: ChipProps) {
  return <span {...rest} className={clsx(look, 'pe-3.5 has-[button]:pe-1', className)} />
}

export function ChipRemove({ label, type = 'button', className, ...rest }: ChipRemoveProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(cross, 'hover:bg-surface-muted hover:text-ink', className)}
    >
      <Icon of={X} className="size-4" />
    </button>
  )
}

/** A selected value as a link that removes it: works without scripts. */
export function ChipLink({ as: Link = 'a', hint, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(
        look,
        'group pe-1 no-underline transition-colors duration-fast hover:border-line-strong hover:bg-surface-muted',
        className,
      )}
    >
      <span className="sr-only">{hint} </span>
      <span className="min-w-0 truncate">{children}</span>
      <span className={clsx(cross, 'group-hover:text-ink')}>
        <Icon of={X} className="size-4" />
      </span>
    </Link>
  )
}
