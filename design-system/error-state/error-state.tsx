import { clsx } from 'clsx'
import { CloudAlert } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  level?: 1 | 2 | 3
  icon?: ReactNode
  /** Ways out: retry, go back, contact us. */
  actions?: ReactNode
  /** Error number to quote to support. */
  reference?: ReactNode
}

/** Error message, announced as an alert. */
export function ErrorState({
  title,
  level = 2,
  icon = <Icon of={CloudAlert} />,
  actions,
  reference,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const Heading: 'h1' | 'h2' | 'h3' = `h${level}`
  return (
    <div
      role="alert"
      {...rest}
      className={clsx('flex flex-col items-center px-4 py-14 text-center sm:py-20', className)}
    >
      <span className="mb-6 grid size-16 place-items-center rounded-full bg-danger-soft text-danger-ink [&_svg]:size-7">
        {icon}
      </span>
      <Heading className="type-display max-w-text text-xl text-ink">{title}</Heading>
      {children ? <div className="mt-3 max-w-[32rem] text-ink-muted">{children}</div> : null}
      {actions ? <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div> : null}
      {reference ? <p className="mt-6 text-xs text-ink-muted">{reference}</p> : null}
    </div>
  )
}
