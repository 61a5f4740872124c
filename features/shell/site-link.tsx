import type { ComponentProps } from 'react'
import { KEEP_SCROLL, SITE_LINK } from './follow-site-link.ts'

export type SiteLinkProps = ComponentProps<'a'> & {
  href: string
  /** Pass false to keep the place in the page. */
  scroll?: boolean
}

/**
 * A link to another page of the site. It is a plain anchor: `LinkNavigation` follows it without a reload. A page has
 * about a hundred of them, and `next/link` would run six hooks for each, most of them for prefetching, which Hearth
 * does not use.
 */
export function SiteLink({ scroll = true, ...rest }: SiteLinkProps) {
  return <a {...{ [SITE_LINK]: scroll ? '' : KEEP_SCROLL }} {...rest} />
}
