import { cva } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'

/** What a part draws its links with: `a`, or the router's own link. */
export type LinkElement = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>

/**
 * Classes for links. `inline` stands in running text, `quiet` in menus and footers, `stretched`
 * covers its nearest positioned parent, so that a whole card follows the one link in it.
 */
export const linkStyles = cva('rounded-sm transition-colors duration-fast', {
  variants: {
    variant: {
      inline:
        'text-brand-ink underline decoration-brand-ink/40 decoration-1 underline-offset-4 hover:decoration-current',
      quiet: 'text-ink no-underline hover:text-brand-ink hover:underline underline-offset-4',
      stretched: 'link-cover',
    },
  },
  defaultVariants: { variant: 'inline' },
})
