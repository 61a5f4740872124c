import type { LedgerEntry } from '@/client/api/member/packages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { featureWords } from './package-words.ts'
import { type BalanceLedger, useBalanceLedger } from './use-balance-ledger.ts'

/** Ledger of granted and used quota. Renders nothing if empty or if the provider has no ledger. */
export function BalanceHistory() {
  const { t } = useText()
  const ledger = useBalanceLedger()
  if (ledger.isUnknown || ledger.rows?.length === 0) return null
  return (
    <section aria-labelledby="quota-history" className="mt-12">
      <h2 id="quota-history" className="type-display text-xl text-ink">
        {t('packages.balance.history')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('packages.balance.historyLead')}</p>
      <Entries ledger={ledger} />
    </section>
  )
}

function Entries({ ledger }: { ledger: BalanceLedger }) {
  const { t } = useText()
  const { rows, error, retry, hasMore, isLoadingMore, more } = ledger
  if (!rows && error) {
    return <FailedList title={t('packages.balance.historyError')} error={error} onRetry={retry} />
  }
  if (!rows) {
    return (
      <div role="status" className="mt-4">
        <span className="sr-only">{t('packages.balance.historyLoading')}</span>
        <Skeleton variant="text" className="w-2/3" />
        <Skeleton variant="text" className="w-1/2" />
      </div>
    )
  }
  return (
    <>
      <ol className="mt-3">
        {rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasMore ? (
        <Button variant="secondary" className="mt-5" busy={isLoadingMore} onClick={more}>
          {t('packages.balance.more')}
        </Button>
      ) : null}
    </>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { t, formats } = useText()
  const { kind, change, left, listing, package_name, feature_id, feature_name } = entry
  const size = change === null ? null : formats.number(Math.abs(change))
  return (
    <li className="flex items-start gap-4 border-b border-line py-4 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
          <Badge variant={TONES[kind]}>{t(`packages.balance.kind.${kind}`)}</Badge>
          <span>{featureWords(t, { id: feature_id, name: feature_name })}</span>
        </p>
        {listing ? (
          <p className="mt-1 text-sm text-ink">
            <bdi>{listing.title}</bdi>
          </p>
        ) : null}
        <p className="mt-1 text-sm text-ink-muted">
          <bdi>{package_name}</bdi> · {formats.date(entry.created_at)}
        </p>
      </div>
      {size === null || change === null || left === null ? null : (
        <p className="figures shrink-0 text-end">
          <bdi dir="ltr" className="font-medium text-ink">
            {change < 0 ? `−${size}` : `+${size}`}
          </bdi>
          <span className="block text-sm text-ink-muted">
            {t('packages.balance.after', { left: formats.number(left) })}
          </span>
        </p>
      )}
    </li>
  )
}

const TONES = {
  grant: 'success',
  use: 'neutral',
  'give-back': 'info',
  expire: 'warning',
} as const
