import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { LinkElement } from '../link-styles/link-styles.ts'
import { pageWindow } from './page-window.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Starts at 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  labels: {
    navigation: string
    previous: string
    next: string
    /** Label of a page link, for example "Page 3". */
    page: (page: number) => string
    /** Replaces the page numbers on narrow screens, for example "3 of 20". */
    position: string
  }
  as?: LinkElement
}

const slot =
  'relative inline-grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-sm font-medium figures no-underline transition-colors duration-fast'

/** Page links. Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  labels,
  as: Link = 'a',
  className,
  ...rest
}: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav
      {...rest}
      aria-label={labels.navigation}
      className={clsx('flex flex-wrap items-center justify-center gap-1', className)}
    >
      <Arrow
        as={Link}
        href={page > 1 ? hrefFor(page - 1) : undefined}
        rel="prev"
        label={labels.previous}
      >
        <Icon of={ChevronLeft} className="mirrored size-5" />
      </Arrow>
      <p className="px-3 text-sm text-ink-muted figures sm:hidden">{labels.position}</p>
      <ol className="hidden flex-wrap items-center justify-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <Link
                href={hrefFor(entry)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={clsx(
                  slot,
                  'border border-transparent text-ink hover:bg-surface-muted aria-[current=page]:border-brand-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink forced-colors:aria-[current=page]:border-[Highlight] forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none',
                )}
              >
                {entry}
              </Link>
            ) : (
              <span aria-hidden="true" className={clsx(slot, 'text-ink-muted')}>
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <Arrow
        as={Link}
        href={page < pageCount ? hrefFor(page + 1) : undefined}
        rel="next"
        label={labels.next}
      >
        <Icon of={ChevronRight} className="mirrored size-5" />
      </Arrow>
    </nav>
  )
}

type ArrowProps = {
  as: LinkElement
  href: string | undefined
  rel: string
  label: string
  children: ReactNode
}

function Arrow({ as: Link, href, rel, label, children }: ArrowProps) {
  if (!href) {
    return (
      <span aria-hidden="true" className={clsx(slot, 'text-ink-muted opacity-50')}>
        {children}
      </span>
    )
  }
  return (
    <Link
      href={href}
      rel={rel}
      aria-label={label}
      className={clsx(slot, 'border border-line text-ink hover:bg-surface-muted')}
    >
      {children}
    </Link>
  )
}
