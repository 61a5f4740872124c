import { clsx } from 'clsx'
import { ReceiptText, Search } from 'lucide'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { AdminPayment, PaymentState } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { textIn } from '@/features/shell/forms/use-form.ts'
import { LinesLoading } from '../lines-loading.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { StateBadge } from './state-badge.tsx'
import { type Payments, usePayments } from './use-payments.ts'

/** Purchases with details next to them; on phones only one of both. */
export function PaymentList() {
  const { t } = useText()
  const asked = useSearchParams()
  const [chosen, choose] = useState<number | null>(() => Number(asked.get('payment')) || null)
  const payments = usePayments()
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]">
      <div
        className={clsx(
          'lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1',
          chosen !== null && 'max-lg:hidden',
        )}
      >
        <Asking payments={payments} />
        <Rows payments={payments} chosen={chosen} choose={choose} />
      </div>
      <div className={chosen === null ? 'max-lg:hidden' : undefined}>
        {chosen === null ? (
          <EmptyState icon={<Icon of={ReceiptText} />} title={t('admin.payments.choose')} />
        ) : (
          <OnDemand
            key={chosen}
            load={loadView}
            of={{ id: chosen, onClose: () => choose(null) }}
            fallback={<LinesLoading words={t('admin.loading')} />}
            onFailed={() => choose(null)}
          />
        )}
      </div>
    </div>
  )
}

const loadView = () => import('./payment-view.tsx')

/** Those that administrators look for. */
const STATES: readonly PaymentState[] = [
  'paid',
  'pending',
  'review',
  'held',
  'disputed',
  'partly_refunded',
  'refunded',
  'dispute_won',
  'dispute_lost',
  'rejected',
  'failed',
  'canceled',
  'expired',
]

function Asking({ payments: { state, show, search } }: { payments: Payments }) {
  const { t } = useText()
  return (
    <search className="mb-3 block">
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          search(textIn(new FormData(event.currentTarget), 'words').trim())
        }}
      >
        <InputGroup before={<Icon of={Search} />}>
          <Input
            id="payment-words"
            type="search"
            name="words"
            maxLength={200}
            aria-label={t('admin.payments.search')}
            placeholder={t('admin.payments.search')}
          />
        </InputGroup>
        <Select
          id="payment-state"
          aria-label={t('admin.payments.state')}
          value={state ?? ''}
          onChange={({ target }) => show(STATES.find((it) => it === target.value))}
          options={[
            { value: '', label: t('admin.payments.allStates') },
            ...STATES.map((value) => ({ value, label: t(`admin.payments.states.${value}`) })),
          ]}
        />
      </form>
    </search>
  )
}

type RowsProps = { payments: Payments; chosen: number | null; choose: (id: number) => void }

function Rows({ payments, chosen, choose }: RowsProps) {
  const { t } = useText()
  return (
    <PagedRows
      list={payments}
      failedTitle={t('admin.payments.listErrorTitle')}
      empty={<EmptyState icon={<Icon of={ReceiptText} />} title={t('admin.payments.none')} />}
    >
      {(rows) => (
        <ul className="flex flex-col gap-1">
          {rows.map((payment) => (
            <Row
              key={payment.id}
              payment={payment}
              isChosen={payment.id === chosen}
              onChoose={() => choose(payment.id)}
            />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

type RowProps = { payment: AdminPayment; isChosen: boolean; onChoose: () => void }

function Row({ payment, isChosen, onChoose }: RowProps) {
  const { t, formats } = useText()
  const { buyer, amount, currency, created_at, payment_state } = payment
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex w-full cursor-pointer items-start gap-3 rounded-lg border border-transparent p-3 text-start hover:bg-surface-muted aria-pressed:border-brand-ink aria-pressed:bg-brand-soft"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block font-medium wrap-anywhere align-as-page">
            {buyer.name || buyer.email || t('admin.unnamed')}
          </bdi>
          <span className="block text-sm text-ink-muted wrap-anywhere">
            <bdi>{payment.package.name}</bdi> · {formats.date(created_at)}
          </span>
        </span>
        <span className="flex flex-col items-end gap-1">
          <span className="figures text-sm">{formats.money(amount, currency)}</span>
          <StateBadge state={payment_state} isFree={payment.payment_type === 'free'} />
        </span>
      </button>
    </li>
  )
}
