import { cva } from 'class-variance-authority'
import type { ComponentProps, ComponentType } from 'react'

/** Element for links: `a` or the router's link. */
export type LinkElement = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>

/**
 * Link styles. `inline` is for running text, `quiet` for menus and footers; `stretched` covers the
 * nearest positioned parent, making a whole card clickable.
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
