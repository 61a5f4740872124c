import { Paperclip } from 'lucide'
import { useState } from 'react'
import type { AdminPaymentDetail } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { AuditLines } from '../audit-lines.tsx'
import { DetailFrame } from '../detail-frame.tsx'
import { momentWords } from '../moment.ts'
import { useRights } from '../use-rights.ts'
import { PaymentHistory } from './payment-history.tsx'
import { Buyer, Facts } from './payment-lines.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { StateBadge } from './state-badge.tsx'
import { type PaymentActions, usePayment } from './use-payments.ts'

/**
 * A purchase with all that happened, and what can be done about it. Default export, as `OnDemand`
 * requires.
 */
export default function PaymentView({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useText()
  const [isRefunding, setRefunding] = useState(false)
  const payment = usePayment(id, () => setRefunding(false))
  return (
    <DetailFrame of={payment} onClose={onClose}>
      {(detail) => (
        <>
          <Head detail={detail} onRefund={() => setRefunding(true)} />
          <Receipts detail={detail} />
          <PaymentHistory detail={detail} />
          <PaymentNotes notes={detail.notes} onNote={payment.note} />
          {detail.audit.length > 0 ? (
            <section>
              <h3 className="font-semibold">{t('admin.history')}</h3>
              <AuditLines entries={detail.audit} />
            </section>
          ) : null}
          {isRefunding ? (
            <Refunding detail={detail} payment={payment} onClose={() => setRefunding(false)} />
          ) : null}
        </>
      )}
    </DetailFrame>
  )
}

type HeadProps = { detail: AdminPaymentDetail; onRefund: () => void }

function Head({ detail, onRefund }: HeadProps) {
  const { t, formats, language } = useText()
  const { payment, paid_at, refundable } = detail
  const may = useRights()
  const { buyer, amount, currency, payment_state, payment_gateway, payment_type } = payment
  return (
    <header>
      <h2 className="type-display text-xl wrap-anywhere">
        <bdi>{payment.package.name}</bdi>{' '}
        <span className="figures whitespace-nowrap">{formats.money(amount, currency)}</span>
      </h2>
      <p className="mt-1">
        <StateBadge state={payment_state} isFree={payment_type === 'free'} />
      </p>
      <Facts
        facts={[
          [t('admin.payments.number'), String(payment.id)],
          [t('admin.payments.buyer'), <Buyer key="buyer" buyer={buyer} />],
          buyer.email
            ? [
                t('admin.payments.email'),
                <bdi key="email" dir="ltr">
                  {emailForReading(buyer.email)}
                </bdi>,
              ]
            : null,
          payment_type === 'free'
            ? null
            : [
                t('admin.payments.gateway'),
                payment_type === 'bank transfer'
                  ? t('admin.payments.bankTransfer')
                  : gatewayName(payment_gateway ?? ''),
              ],
          payment.receipt_number ? [t('admin.payments.receipt'), payment.receipt_number] : null,
          [t('admin.payments.begun'), momentWords(payment.created_at, language)],
          paid_at ? [t('admin.payments.paid'), momentWords(paid_at, language)] : null,
        ]}
      />
      {refundable > 0 && may('refunds') ? (
        <Button variant="secondary" size="sm" className="mt-4" onClick={onRefund}>
          {t('admin.payments.refund')}
        </Button>
      ) : null}
    </header>
  )
}

function Receipts({ detail: { receipts } }: { detail: AdminPaymentDetail }) {
  const { t, language } = useText()
  if (receipts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {receipts.map(({ id, file, created_at }) => (
        <li key={id}>
          <a href={file} target="_blank" rel="noopener" className={linkStyles()}>
            <Icon of={Paperclip} className="me-1.5 inline size-4" />
            {t('admin.payments.receiptOf', { when: momentWords(created_at, language) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

type RefundingProps = {
  detail: AdminPaymentDetail
  payment: PaymentActions
  onClose: () => void
}

function Refunding({ detail: { payment, refundable }, payment: actions, onClose }: RefundingProps) {
  return (
    <RefundDialog
      most={refundable}
      currency={payment.currency ?? ''}
      isTransfer={payment.payment_type === 'bank transfer'}
      onClose={onClose}
      onRefund={actions.refund}
    />
  )
}
