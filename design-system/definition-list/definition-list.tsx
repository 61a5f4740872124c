import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type DefinitionProps = Omit<ComponentProps<'div'>, 'children'> & {
  term: ReactNode
  icon?: ReactNode
  children: ReactNode
}

/** Terms and what they are, in as many columns as fit. */
export function DefinitionList({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl
      {...rest}
      className={clsx(
        'm-0 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-10',
        className,
      )}
    />
  )
}

export function Definition({ term, icon, className, children, ...rest }: DefinitionProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'flex min-w-0 items-baseline justify-between gap-6 border-b border-line py-3',
        className,
      )}
    >
      <dt className="flex min-w-0 items-baseline gap-2.5 text-ink-muted [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:translate-y-0.5">
        {icon}
        <span className="min-w-0">{term}</span>
      </dt>
      <dd className="figures m-0 max-w-3/5 shrink-0 text-end font-medium text-ink">{children}</dd>
    </div>
  )
}
