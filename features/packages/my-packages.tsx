'use client'

import { Check, Package } from 'lucide'
import type { ActivePackage } from '@/client/api/member/packages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { BalanceHistory } from './balance-history.tsx'
import { featureWords, isCountedFeature, isUsableFeature } from './package-words.ts'
import { usePackages } from './use-packages.ts'

/** Active packages with remaining quota, and their history. */
export function MyPackages() {
  const { t } = useText()
  const href = useHref()
  const { offer, error, isOffline, retry } = usePackages()
  if (!offer && isOffline) return <OfflineList onRetry={retry} />
  if (!offer && error) {
    return <FailedList title={t('packages.balance.errorTitle')} error={error} onRetry={retry} />
  }
  if (!offer) return <PackagesLoading />
  return (
    <div className="max-w-text">
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      {offer.active.length === 0 ? (
        <EmptyState
          icon={<Icon of={Package} />}
          title={t('packages.balance.emptyTitle')}
          actions={
            <SiteLink href={href(routes.subscriptionPlan())} className={buttonStyles()}>
              {t('packages.see')}
            </SiteLink>
          }
        >
          {t('packages.balance.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-col gap-5">
            {offer.active.map((held) => (
              <OwnPackage key={held.payment_transaction_id} held={held} />
            ))}
          </ul>
          <SiteLink
            href={href(routes.subscriptionPlan())}
            className={buttonStyles({ variant: 'secondary', className: 'mt-6' })}
          >
            {t('packages.see')}
          </SiteLink>
        </>
      )}
      <BalanceHistory />
    </div>
  )
}

function OwnPackage({ held }: { held: ActivePackage }) {
  const { t, formats } = useText()
  return (
    <li className="rounded-lg border border-line bg-surface p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold text-ink">
          <bdi>{held.name}</bdi>
        </h2>
        {held.end_date ? (
          <p className="text-sm text-ink-muted">
            {t('packages.until', { date: formats.date(held.renewed_until ?? held.end_date) })}
          </p>
        ) : null}
      </div>
      <ul className="mt-5 flex flex-col gap-4">
        {held.features.filter(isUsableFeature).map((grant) => (
          <li key={grant.id}>
            <OwnRight grant={grant} />
          </li>
        ))}
      </ul>
      <Renewal held={held} />
    </li>
  )
}

/** Link or button that renews a package, or why it cannot be renewed. Nothing from other providers. */
function Renewal({ held }: { held: ActivePackage }) {
  const { t, formats } = useText()
  const href = useHref()
  const { taking, take } = usePackages()
  const { id, name, package_type, end_date, can_renew, is_offered, renewed_until } = held
  if (is_offered === undefined) return null
  if (renewed_until && end_date) {
    const date = formats.date(end_date)
    return <p className={NOTE}>{t('packages.renewal.done', { date })}</p>
  }
  if (!is_offered) return <p className={NOTE}>{t('packages.renewal.retired')}</p>
  if (!can_renew) return null
  const words = t('packages.renewal.renew', { name })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
      {package_type === 'paid' ? (
        // Loaded anew: the page of payment has a policy of its own.
        <a href={href(paymentRoutes.checkout(id))} className={buttonStyles()}>
          {words}
        </a>
      ) : (
        <Button busy={taking === id} onClick={() => take(id)}>
          {words}
        </Button>
      )}
      <p className="min-w-0 flex-1 text-sm text-ink-muted">{t('packages.renewal.keeps')}</p>
    </div>
  )
}

const NOTE = 'mt-5 border-t border-line pt-4 text-sm text-ink-muted'

type OwnRightProps = { grant: ActivePackage['features'][number] }

/** Remaining quota of a feature; uncounted features are just listed. */
function OwnRight({ grant }: OwnRightProps) {
  const { t, formats } = useText()
  const words = featureWords(t, grant)
  const { total_limit: total, used_limit: used } = grant
  if (total === null || !isCountedFeature(grant.id)) {
    return (
      <p className="flex items-baseline gap-3 text-sm">
        <span className="min-w-0 flex-1 font-medium text-ink">{words}</span>
        <span className="inline-flex items-center gap-1.5 text-ink-muted">
          <Icon of={Check} className="size-4 text-brand-ink" />
          {t(isCountedFeature(grant.id) ? 'packages.unlimited' : 'packages.included')}
        </span>
      </p>
    )
  }
  const left = Math.max(0, total - (used ?? 0))
  const valueText = t('packages.balance.left', {
    left: formats.number(left),
    total: formats.number(total),
  })
  return <ProgressBar label={words} value={total > 0 ? left / total : 0} valueText={valueText} />
}

function PackagesLoading() {
  const { t } = useText()
  return (
    <div role="status" className="flex max-w-text flex-col gap-5">
      <span className="sr-only">{t('packages.balance.loading')}</span>
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton variant="text" className="w-1/3" />
      <Skeleton variant="text" className="w-3/4" />
    </div>
  )
}
