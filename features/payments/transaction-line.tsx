import { Download } from 'lucide'
import type { Payment } from '@/client/api/member/payments.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { useReceiptPage } from './use-receipt-page.ts'
import type { Availability } from './use-transactions.ts'

type TransactionLineProps = {
  payment: Payment
  availability: Availability | null
}

/** Payment with status, amount, papers and the next step. */
export function TransactionLine({ payment, availability }: TransactionLineProps) {
  const { t, formats } = useText()
  const { amount, currency, created_at, reject_reason: reason } = payment
  const state = toState(payment)
  const isFree = payment.payment_type === 'free' && state === 'paid'
  const isOver = state === 'failed' || state === 'canceled' || state === 'expired'
  return (
    <li className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold text-ink">
            <bdi>{payment.package.name}</bdi>
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
            <span>{formats.date(created_at)}</span>
            <span>{formatMethod(payment, t)}</span>
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          <bdi className="figures text-lg font-medium text-ink">
            {formats.money(amount, currency)}
          </bdi>
          {isFree ? (
            <Badge>{t('packages.free')}</Badge>
          ) : (
            <Badge variant={TONES[state]}>{t(`payments.history.state.${state}`)}</Badge>
          )}
        </div>
      </div>
      {reason && !isOver ? (
        <p className="mt-3 rounded-md bg-surface-muted px-3 py-2 text-sm text-ink">
          {t('payments.transfer.reason')} <bdi>{reason}</bdi>
        </p>
      ) : null}
      <References payment={payment} />
      <Papers payment={payment} />
      <NextStep payment={payment} state={state} availability={availability} />
    </li>
  )
}

/** The provider's detailed state, or the specification's. */
function toState({ payment_state, payment_status }: Payment) {
  return payment_state ?? (payment_status === 'success' ? 'paid' : payment_status)
}

const TONES = {
  pending: 'info',
  review: 'info',
  held: 'info',
  rejected: 'danger',
  failed: 'danger',
  canceled: 'neutral',
  expired: 'neutral',
  paid: 'success',
  partly_refunded: 'warning',
  refunded: 'neutral',
  disputed: 'warning',
  dispute_won: 'success',
  dispute_lost: 'neutral',
} as const satisfies Record<ReturnType<typeof toState>, string>

function formatMethod(
  { payment_gateway: gateway, payment_type: type }: Payment,
  t: ReturnType<typeof useText>['t'],
): string | null {
  if (gateway) return gatewayName(gateway)
  return type === 'free' ? null : t('payments.method.transfer')
}

function References({ payment: { order_id, payment_type, receipt_number } }: { payment: Payment }) {
  const { t } = useText()
  const reference = payment_type === 'free' ? null : order_id
  const pairs = [
    { label: t('payments.history.reference'), value: reference },
    { label: t('payments.history.receiptNumber'), value: receipt_number ?? null },
  ].filter(({ value }) => value)
  if (pairs.length === 0) return null
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {pairs.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="min-w-0 break-all text-ink">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Receipt and credit notes, to read and as PDF. */
function Papers({ payment }: { payment: Payment }) {
  const { t, formats } = useText()
  const { papers, payment_status } = payment
  if (papers === undefined) {
    return payment_status === 'success' ? <ReceiptPage id={payment.id} /> : null
  }
  if (papers.length === 0) return null
  return (
    <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
      {papers.map(({ kind, number, amount, currency, page_url, pdf_url }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <a
            href={page_url}
            target="_blank"
            rel="noreferrer"
            className={linkStyles({ className: 'inline-flex min-h-9 items-center' })}
          >
            {t(kind === 'receipt' ? 'payments.history.receipt' : 'payments.history.creditNote')}
            <span className="sr-only">
              {' '}
              {number} {t('payments.history.newTab')}
            </span>
          </a>
          {kind === 'credit-note' ? (
            <bdi className="figures text-ink-muted">{formats.money(-amount, currency)}</bdi>
          ) : null}
          <a
            href={pdf_url}
            download=""
            className={linkStyles({ className: 'inline-flex min-h-9 items-center gap-1.5' })}
          >
            <Icon of={Download} className="size-4" />
            PDF
            <span className="sr-only"> {number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** For providers without receipt URLs. */
function ReceiptPage({ id }: { id: number }) {
  const { t } = useText()
  const { isLoading, error, save } = useReceiptPage(id)
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button size="sm" variant="secondary" busy={isLoading} onClick={save}>
        {t('payments.history.saveReceipt')}
      </Button>
      {error ? (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {failureText(error, t)}
        </p>
      ) : null}
    </div>
  )
}

type NextStepProps = TransactionLineProps & { state: ReturnType<typeof toState> }

/** Pay on, pay again, or bring the receipt of a bank transfer. */
function NextStep({ payment, state, availability }: NextStepProps) {
  const { t } = useText()
  const href = useHref()
  const { package_id: packageId, payment_type: type } = payment
  if (type === 'free') return null
  const isTransfer = type === 'bank transfer'
  const step = findStep(state, isTransfer)
  if (!step || availability === null || availability === 'alreadyOwned') return null
  if (availability === 'gone') {
    return state === 'review' ? null : (
      <p className="mt-4 text-sm text-ink-muted">{t('payments.history.gone')}</p>
    )
  }
  const path = step === 'again' || !isTransfer ? 'checkout' : 'transfer'
  return (
    // Loaded anew: the page of payment has a policy of its own.
    <a
      href={href(paymentRoutes[path](packageId))}
      className={buttonStyles({ size: 'sm', variant: 'secondary', className: 'mt-4' })}
    >
      {t(`payments.history.step.${step}`)}
      <span className="sr-only">: {payment.package.name}</span>
    </a>
  )
}

function findStep(state: ReturnType<typeof toState>, isTransfer: boolean) {
  if (state === 'pending') return isTransfer ? 'upload' : 'proceed'
  if (state === 'rejected') return 'uploadAgain'
  if (state === 'review') return 'view'
  if (state === 'failed' || state === 'canceled' || state === 'expired') return 'again'
  return null
}
