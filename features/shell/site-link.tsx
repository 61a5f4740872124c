import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to another page of the site, whose frame stays. Nothing is fetched ahead: every page is made
 * when it is asked for, and a list would ask for dozens.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
