import { Check, Minus } from 'lucide'
import type { ActivePackage, Package, PackageFeatureRow } from '@/client/api/member/packages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { featureWords, isCountedFeature, isUsableFeature } from './package-words.ts'

type PlanCardProps = {
  plan: Package | ActivePackage
  /** All features that packages can include. */
  features: readonly PackageFeatureRow[]
  /** Path to continue with. */
  next: string | null
  isTaking: boolean
  onTake: (button: HTMLElement) => void
}

/** Package with price, duration and features. */
export function PackageCard({ plan, features, next, isTaking, onTake }: PlanCardProps) {
  const { t, formats } = useText()
  const { name, price, currency, duration } = plan
  const isHeld = 'is_active' in plan
  return (
    <li
      data-held={isHeld || undefined}
      className="flex flex-col rounded-lg border border-line bg-surface p-6 data-held:border-brand-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold text-ink">
          <bdi>{name}</bdi>
        </h2>
        <PlanStatus plan={plan} />
      </div>
      <p className="type-display mt-2 text-xl text-ink">
        <bdi>{price === null ? t('packages.free') : formats.money(price, currency)}</bdi>
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        {t('packages.lasts', { duration: formats.duration(duration) })}
      </p>
      <ul
        aria-label={t('packages.contents', { name })}
        className="mt-5 mb-6 border-t border-line pt-4"
      >
        {features.filter(isUsableFeature).map((feature) => (
          <PlanFeature key={feature.id} plan={plan} feature={feature} />
        ))}
      </ul>
      <div className="mt-auto">
        <PlanWay plan={plan} next={next} isTaking={isTaking} onTake={onTake} />
      </div>
    </li>
  )
}

/** Status of the package for the viewer. */
export function PlanStatus({ plan }: Pick<PlanCardProps, 'plan'>) {
  const { t } = useText()
  if ('is_active' in plan) return <Badge variant="brand">{t('packages.yours')}</Badge>
  switch (plan.package_status) {
    case 'review':
    case 'pending':
      return <Badge variant="info">{t(`packages.status.${plan.package_status}`)}</Badge>
    case 'rejected':
      return <Badge variant="danger">{t('packages.status.rejected')}</Badge>
    case 'expired':
      return <Badge>{t('packages.status.expired')}</Badge>
    default:
      return null
  }
}

type PlanFeatureProps = Pick<PlanCardProps, 'plan'> & { feature: PackageFeatureRow }

function PlanFeature({ plan, feature }: PlanFeatureProps) {
  const { t, formats } = useText()
  const grant = plan.features.find(({ id }) => id === feature.id)
  const isCounted = isCountedFeature(feature.id)
  const amount =
    grant?.limit === null || grant?.limit === undefined
      ? t('packages.unlimited')
      : formats.number(grant.limit)
  return (
    <li className="flex items-baseline gap-3 py-1.5">
      <Icon
        of={grant ? Check : Minus}
        className={`size-4 shrink-0 translate-y-0.5 ${grant ? 'text-brand-ink' : 'text-ink-muted'}`}
      />
      <span className={`min-w-0 flex-1 ${grant ? 'text-ink' : 'text-ink-muted'}`}>
        {featureWords(t, feature)}
      </span>
      {grant && isCounted ? (
        <span className="figures font-medium text-ink">{amount}</span>
      ) : (
        <span className="sr-only">{t(grant ? 'packages.included' : 'packages.notIncluded')}</span>
      )}
    </li>
  )
}

type PlanWayProps = Pick<PlanCardProps, 'plan' | 'next' | 'isTaking' | 'onTake'> & {
  /** For a column of a table. */
  isNarrow?: boolean
}

/** Button to take the package, or link to its checkout, bank transfer or usage. */
export function PlanWay({ plan, next, isTaking, onTake, isNarrow = false }: PlanWayProps) {
  const way = isNarrow ? WAY.narrow : WAY.usual
  const { t, formats } = useText()
  const href = useHref()
  const { name } = plan
  if ('is_active' in plan) {
    return (
      <>
        {plan.end_date ? (
          <p className="mb-3 text-sm text-ink-muted">
            {t('packages.until', { date: formats.date(plan.end_date) })}
          </p>
        ) : null}
        <SiteLink href={href(routes.member('subscription'))} className={way}>
          {t('packages.toOwn', { name })}
        </SiteLink>
      </>
    )
  }
  if (plan.package_type === 'paid') {
    const { package_status: status } = plan
    const isInTransfer = status === 'review' || status === 'rejected'
    const path = paymentRoutes[isInTransfer ? 'transfer' : 'checkout']
    return (
      // Loaded anew: the page of payment has a policy of its own.
      <a href={href(path(plan.id, next ?? undefined))} className={way}>
        {t(isInTransfer ? `packages.transfer.${status}` : 'packages.buy', { name })}
      </a>
    )
  }
  return (
    <Button
      busy={isTaking}
      size={isNarrow ? 'sm' : 'md'}
      className={isNarrow ? 'w-full px-1!' : 'w-full'}
      onClick={({ currentTarget }) => onTake(currentTarget)}
    >
      {t('packages.take', { name })}
    </Button>
  )
}

const WAY = {
  usual: buttonStyles({ variant: 'secondary', className: 'w-full' }),
  narrow: buttonStyles({ variant: 'secondary', size: 'sm', className: 'w-full px-1!' }),
} as const
