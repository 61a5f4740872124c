import {
  BadgeCheck,
  CircleHelp,
  CircleSlash,
  CircleX,
  Clock,
  type IconNode,
  PackageX,
  Undo2,
} from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

const OUTCOMES = {
  granted: BadgeCheck,
  alreadyOwned: BadgeCheck,
  failed: CircleX,
  canceled: CircleSlash,
  expired: Clock,
  refunded: Undo2,
  mismatched: Clock,
  inReview: Clock,
  unknown: CircleHelp,
  gone: PackageX,
  noMethod: CircleSlash,
  transferClosed: CircleSlash,
} as const satisfies Record<string, IconNode>

type Outcome = keyof typeof OUTCOMES

export function isOutcome(stage: string): stage is Outcome {
  return stage in OUTCOMES
}

type PaymentOutcomeProps = {
  outcome: Outcome
  /** The package's, if known. */
  name?: string | undefined
  next: string | null
  /** Instead of the usual next step. */
  actions?: ReactNode
}

/** End of a payment, and the next step. */
export function PaymentOutcome({ outcome, name = '', next, actions }: PaymentOutcomeProps) {
  const { t } = useText()
  const top = useRef<HTMLDivElement>(null)
  // Announced, since it replaces what had the focus.
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <EmptyState
        icon={<Icon of={OUTCOMES[outcome]} />}
        title={t(`payments.end.${outcome}`)}
        actions={actions ?? <NextStep outcome={outcome} next={next} />}
      >
        {t(`payments.endText.${outcome}`, { name })}
      </EmptyState>
    </div>
  )
}

function NextStep({ outcome, next }: Pick<PaymentOutcomeProps, 'outcome' | 'next'>) {
  const { t } = useText()
  const href = useHref()
  const own = (
    <SiteLink
      href={href(routes.member('subscription'))}
      className={buttonStyles({ variant: next && outcome === 'granted' ? 'secondary' : 'primary' })}
    >
      {t('payments.toPackages')}
    </SiteLink>
  )
  if (outcome === 'granted' || outcome === 'alreadyOwned') {
    return (
      <>
        {next ? (
          <SiteLink href={next} className={buttonStyles()}>
            {t('payments.goOn')}
          </SiteLink>
        ) : null}
        {own}
      </>
    )
  }
  if (outcome === 'noMethod') {
    return (
      <SiteLink href={href(routes.contact())} className={buttonStyles()}>
        {t('content.contact.title')}
      </SiteLink>
    )
  }
  if (outcome === 'gone') {
    return (
      <SiteLink href={href(routes.subscriptionPlan(next ?? undefined))} className={buttonStyles()}>
        {t('packages.see')}
      </SiteLink>
    )
  }
  return own
}
