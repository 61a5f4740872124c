import { clsx } from 'clsx'
import { ChevronRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { type LinkElement, linkStyles } from '../link-styles/link-styles.ts'

export type Crumb = { label: string; href?: string }
export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the root to the current page. The last item has no `href`. */
  items: Crumb[]
  label: string
  as?: LinkElement
}

export function Breadcrumbs({
  items,
  label,
  as: Link = 'a',
  className,
  ...rest
}: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 ? (
              <Icon
                of={ChevronRight}
                aria-hidden="true"
                className="mirrored size-3.5 shrink-0 text-ink-muted"
              />
            ) : null}
            {item.href ? (
              <Link
                href={item.href}
                className={linkStyles({
                  variant: 'quiet',
                  className: 'inline-flex min-h-6 items-center text-ink-muted',
                })}
              >
                {item.label}
              </Link>
            ) : (
              <span
                aria-current="page"
                // The direction of the name decides which end is truncated.
                dir="auto"
                className="align-as-page min-w-0 truncate text-ink"
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
