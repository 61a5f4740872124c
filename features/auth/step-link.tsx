import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { type PageStep, stepAddress } from './step.ts'

type StepLinkProps = {
  to: PageStep
  /** Path to continue to afterwards. */
  next?: string
  /** Opens the step in place, as in a dialog; otherwise it is a link. */
  onGo?: (() => void) | undefined
  children: ReactNode
}

export function StepLink({ to, next, onGo, children }: StepLinkProps) {
  const href = useHref()
  const look = linkStyles({ className: 'inline-flex min-h-6 items-center' })
  return onGo ? (
    <button type="button" onClick={onGo} className={`${look} border-0`}>
      {children}
    </button>
  ) : (
    <SiteLink href={href(stepAddress(to, next))} className={look}>
      {children}
    </SiteLink>
  )
}
