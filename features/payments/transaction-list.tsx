'use client'

import { ReceiptText } from 'lucide'
import type { PaymentType } from '@/client/api/member/payments.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { paymentRoutes, paymentTypes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { ChoiceLink } from '@/features/shell/choice-link.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { TransactionLine } from './transaction-line.tsx'
import { useTransactions } from './use-transactions.ts'

/** Payments of the person with status and receipts, by kind. */
export function TransactionList({ type }: { type?: PaymentType | undefined }) {
  return (
    <div className="max-w-3xl">
      <KindFilter type={type} />
      <Transactions type={type} />
    </div>
  )
}

function KindFilter({ type }: { type: PaymentType | undefined }) {
  const { t } = useText()
  const href = useHref()
  return (
    <nav aria-label={t('payments.history.filter')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChoiceLink href={href(paymentRoutes.transactions())} isCurrent={type === undefined}>
            {t('payments.history.kind.all')}
          </ChoiceLink>
        </li>
        {paymentTypes.map(({ type: kind, key }) => (
          <li key={key}>
            <ChoiceLink href={href(paymentRoutes.transactions(kind))} isCurrent={type === kind}>
              {t(`payments.history.kind.${key}`)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Transactions({ type }: { type: PaymentType | undefined }) {
  const { t } = useText()
  const { rows, error, isOffline, retry, hasMore, isLoadingMore, more, availability } =
    useTransactions(type)
  if (!rows && isOffline) return <OfflineList onRetry={retry} />
  if (!rows && error) {
    return <FailedList title={t('payments.history.errorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <TransactionsLoading />
  return (
    <>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      {rows.length === 0 ? (
        <NoTransactions isFiltered={type !== undefined} />
      ) : (
        <ol className="flex flex-col gap-4">
          {rows.map((payment) => (
            <TransactionLine
              key={payment.id}
              payment={payment}
              availability={availability(payment.package_id)}
            />
          ))}
        </ol>
      )}
      {hasMore ? (
        <Button variant="secondary" className="mt-6" busy={isLoadingMore} onClick={more}>
          {t('payments.history.more')}
        </Button>
      ) : null}
    </>
  )
}

function NoTransactions({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useText()
  const href = useHref()
  const way = isFiltered
    ? { path: paymentRoutes.transactions(), label: t('payments.history.showAll') }
    : { path: routes.subscriptionPlan(), label: t('packages.see') }
  return (
    <EmptyState
      icon={<Icon of={ReceiptText} />}
      title={t(isFiltered ? 'payments.history.noneOfKind' : 'payments.history.emptyTitle')}
      actions={
        <SiteLink href={href(way.path)} className={buttonStyles()}>
          {way.label}
        </SiteLink>
      }
    >
      {isFiltered ? null : t('payments.history.emptyText')}
    </EmptyState>
  )
}

function TransactionsLoading() {
  const { t } = useText()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('payments.history.loading')}</span>
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-36 rounded-lg" />
    </div>
  )
}
