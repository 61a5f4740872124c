'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { SiteLink } from '../site-link.tsx'

/** Main navigation link; marks itself if it leads to the current page. */
export function NavigationLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const path = usePathname()
  const query = useSearchParams()
  const target = new URL(href, 'http://site')
  const isCurrent =
    path === target.pathname &&
    target.searchParams.entries().every(([name, value]) => query.get(name) === value)
  return <SiteLink {...rest} href={href} aria-current={isCurrent ? 'page' : undefined} />
}
