import { clsx } from 'clsx'
import { ChevronDown } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  level?: 2 | 3 | 4
}

/** Stacked questions separated by light dividers. */
export function Accordion({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('divide-y divide-line border-y border-line', className)} />
}

/** Native `<details>`: works without scripts and opens on find-in-page. */
export function AccordionItem({
  title,
  level = 3,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`
  return (
    <details {...rest} className={clsx('group', className)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3.5 text-ink transition-colors duration-fast hover:text-brand-ink">
        <Heading className="m-0 min-w-0 text-base font-medium">{title}</Heading>
        <Icon
          of={ChevronDown}
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted transition-[rotate] duration-base ease-settle group-open:rotate-180"
        />
      </summary>
      <div className="max-w-text pt-1 pb-5 text-ink-muted">{children}</div>
    </details>
  )
}
