import { BadgeCheck } from 'lucide'
import type { PaymentMismatch } from '@/client/api/admin/payments.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useRights } from '../use-rights.ts'
import { Buyer, Facts } from './payment-lines.tsx'
import { type CaseDecision, useCases } from './use-cases.ts'

/** Payments that do not fit, oldest first. */
export function CaseList() {
  const { t } = useText()
  const cases = useCases()
  const { inHand } = cases
  return (
    <>
      <PagedRows
        list={cases}
        failedTitle={t('admin.payments.listErrorTitle')}
        empty={<EmptyState icon={<Icon of={BadgeCheck} />} title={t('admin.payments.noCases')} />}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((mismatch) => (
              <Case
                key={mismatch.id}
                mismatch={mismatch}
                onDecide={(decision) => cases.askNote({ mismatch, decision })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {inHand ? (
        <LateReasonDialog
          title={t(`admin.payments.decide.${inHand.decision}.title`)}
          kind="payment"
          action={t(`admin.payments.decide.${inHand.decision}.action`)}
          isSending={cases.isSending}
          onClose={cases.leaveNote}
          onReason={cases.decide}
        />
      ) : null}
    </>
  )
}

type CaseProps = { mismatch: PaymentMismatch; onDecide: (decision: CaseDecision) => void }

const GRANTABLE: ReadonlySet<PaymentMismatch['cause']> = new Set([
  'amount',
  'currency',
  'account',
  'reference',
])

function Case({ mismatch, onDecide }: CaseProps) {
  const { t, formats, language } = useText()
  const href = useHref()
  const { cause, amount, currency, due, due_currency, payment_gateway, reference } = mismatch
  const { payment_transaction_id: paymentId, buyer_id, buyer_name, package_name } = mismatch
  const isKnown = paymentId !== null
  const may = useRights()
  const decisions: CaseDecision[] = !may('payments')
    ? []
    : [
        ...(isKnown && GRANTABLE.has(cause) ? (['grant'] as const) : []),
        ...(isKnown ? (['refund'] as const) : []),
        'dismiss',
      ]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold">{t(`admin.payments.cause.${cause}`)}</h2>
        <p className="mt-1 max-w-text text-sm">{t(`admin.payments.causeText.${cause}`)}</p>
        <Facts
          facts={[
            amount === null || !currency
              ? null
              : [t('admin.payments.received'), formats.money(amount, currency)],
            due === null || !due_currency
              ? null
              : [t('admin.payments.due'), formats.money(due, due_currency)],
            isKnown
              ? [
                  t('admin.payments.buyer'),
                  <Buyer key="buyer" buyer={{ id: buyer_id, name: buyer_name }} />,
                ]
              : null,
            package_name
              ? [t('admin.payments.package'), <bdi key="name">{package_name}</bdi>]
              : null,
            [t('admin.payments.gateway'), gatewayName(payment_gateway ?? '')],
            [
              t('admin.payments.reference'),
              <bdi key="reference" dir="ltr">
                {reference}
              </bdi>,
            ],
            [t('admin.payments.waitsSince'), momentWords(mismatch.created_at, language)],
          ]}
        />
        {isKnown ? (
          <p className="mt-3">
            <SiteLink
              href={href(adminRoute('payments', { payment: String(paymentId) }))}
              className={linkStyles()}
            >
              {t('admin.payments.open', { id: paymentId })}
            </SiteLink>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'dismiss' ? 'quiet' : 'secondary'}
            size="sm"
            onClick={() => onDecide(decision)}
          >
            {t(`admin.payments.decide.${decision}.action`)}
          </Button>
        ))}
      </div>
    </li>
  )
}
