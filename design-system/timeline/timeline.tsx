import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type TimelineItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  title: ReactNode
  /** Time in words; `dateTime` is its machine-readable form. */
  when: ReactNode
  dateTime?: string
  /** Shown at the end of the line, for example an amount. */
  aside?: ReactNode
}

/** List of events. The caller decides the order. */
export function Timeline({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={clsx('m-0 list-none p-0', className)} />
}

export function TimelineItem({
  title,
  when,
  dateTime,
  aside,
  className,
  children,
  ...rest
}: TimelineItemProps) {
  return (
    <li
      {...rest}
      className={clsx(
        'relative ps-7 pb-6 last:pb-0 before:absolute before:start-[0.3125rem] before:top-4 before:bottom-0 before:border-s before:border-line-strong last:before:hidden after:absolute after:start-0 after:top-1.5 after:size-2.5 after:rounded-full after:border-2 after:border-brand-ink after:bg-surface',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="min-w-0 font-medium text-ink">{title}</p>
        {aside ? <p className="figures text-ink">{aside}</p> : null}
      </div>
      <time dateTime={dateTime} className="block text-sm text-ink-muted">
        {when}
      </time>
      {children}
    </li>
  )
}
