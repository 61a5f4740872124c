import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type DefinitionProps = Omit<ComponentProps<'div'>, 'children'> & {
  term: ReactNode
  icon?: ReactNode
  children: ReactNode
}

/**
 * Terms and values in as many columns as fit. Row styles are set here once, because pages have
 * dozens of rows and repeated classes would enlarge the HTML.
 */
export function DefinitionList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={clsx(list, row, term, definition, className)} />
}

const list = 'm-0 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-10'
const row =
  '[&>div]:flex [&>div]:min-w-0 [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-line [&>div]:py-3'
const term =
  '[&_dt]:flex [&_dt]:min-w-0 [&_dt]:items-baseline [&_dt]:gap-2.5 [&_dt]:text-ink-muted [&_dt_svg]:size-4.5 [&_dt_svg]:shrink-0 [&_dt_svg]:translate-y-0.5'
const definition =
  '[&_dd]:figures [&_dd]:m-0 [&_dd]:max-w-3/5 [&_dd]:shrink-0 [&_dd]:text-end [&_dd]:font-medium [&_dd]:text-ink'

export function Definition({ term, icon, children, ...rest }: DefinitionProps) {
  return (
    <div {...rest}>
      <dt>
        {icon}
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
