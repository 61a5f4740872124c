import { useRef } from 'react'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type KindNavigationProps = {
  label: string
  current: string
  kinds: readonly { kind: string; name: string; href: string }[]
}

/** Kinds of one page of administration, in a row that scrolls. */
export function KindNavigation({ label, current, kinds }: KindNavigationProps) {
  const list = useRef<HTMLUListElement>(null)
  useCurrentInRow(list, current)
  return (
    <nav aria-label={label} className="-mx-gutter mb-5 min-w-0 lg:mx-0">
      <ul
        ref={list}
        className="flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:px-0"
      >
        {kinds.map(({ kind, name, href }) => (
          <li key={kind}>
            <SiteLink
              href={href}
              aria-current={kind === current ? 'page' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap rounded-md px-3 text-sm font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
