import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon?: ReactNode
  title: ReactNode
  level?: 1 | 2 | 3
  /** One primary action, at most one more. */
  actions?: ReactNode
}

/** Explains an empty result and offers the next step. */
export function EmptyState({
  icon,
  title,
  level = 2,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading: 'h1' | 'h2' | 'h3' = `h${level}`
  return (
    <div
      {...rest}
      className={clsx('flex flex-col items-center px-4 py-14 text-center sm:py-20', className)}
    >
      {icon ? (
        <span className="mb-6 grid size-16 place-items-center rounded-full bg-brand-soft text-brand-ink [&_svg]:size-7">
          {icon}
        </span>
      ) : null}
      <Heading className="type-display max-w-text text-xl text-ink">{title}</Heading>
      {children ? (
        <div className="mt-3 max-w-[32rem] text-pretty text-ink-muted">{children}</div>
      ) : null}
      {actions ? <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}
