'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'

/** A link of the main navigation that knows when it leads to the page shown. */
export function NavigationLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const path = usePathname()
  const query = useSearchParams()
  const target = new URL(href, 'http://site')
  const isCurrent =
    path === target.pathname &&
    target.searchParams.entries().every(([name, value]) => query.get(name) === value)
  return (
    <Link {...rest} href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined} />
  )
}
