import type { ComponentProps } from 'react'
import { SiteLink } from './site-link.tsx'

type ChoiceLinkProps = Omit<ComponentProps<typeof SiteLink>, 'className'> & {
  isCurrent: boolean
}

/** Filter chip that works without JavaScript. */
export function ChoiceLink({ isCurrent, ...rest }: ChoiceLinkProps) {
  return (
    <SiteLink
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-line px-5 text-ink no-underline transition-colors duration-fast hover:bg-surface-muted aria-[current=page]:border-brand-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-ink"
    />
  )
}
