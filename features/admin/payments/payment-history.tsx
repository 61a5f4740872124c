import type { ReactNode } from 'react'
import type { AdminPaymentDetail } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { momentWords } from '../moment.ts'

/** Money, tries to pay, refunds asked for, cases and the gateways' notices. */
export function PaymentHistory({ detail }: { detail: AdminPaymentDetail }) {
  const { t, formats } = useText()
  const { entries, attempts, refunds, mismatches, events } = detail
  const money = (amount: number, currency: string) => formats.money(amount, currency)
  return (
    <>
      <Lines
        title={t('admin.payments.money')}
        lines={entries.map(({ id, kind, amount, currency, gateway, created_at }) => ({
          id,
          at: created_at,
          end: money(amount, currency),
          text: t(`admin.payments.entry.${kind}`),
          detail: gateway ? gatewayName(gateway) : t('admin.payments.bankTransfer'),
        }))}
      />
      <Lines
        title={t('admin.payments.attempts')}
        lines={attempts.map(({ id, gateway, state, gateway_id, reference, ...attempt }) => ({
          id,
          at: attempt.created_at,
          detail: gateway_id ?? reference,
          text: `${gatewayName(gateway)} · ${t(`admin.payments.states.${state}`)}`,
          end: money(attempt.amount, attempt.currency),
        }))}
      />
      <Lines
        title={t('admin.payments.refunds')}
        lines={refunds.map(({ id, amount, currency, answer, asked_at }) => ({
          id,
          at: asked_at,
          end: money(amount, currency),
          text: t(`admin.payments.answer.${answer ?? 'waiting'}`),
        }))}
      />
      <Lines
        title={t('admin.payments.cases')}
        lines={mismatches.map(({ id, cause, decision, note, created_at }) => ({
          id,
          at: created_at,
          detail: note,
          text: t(`admin.payments.cause.${cause}`),
          end: t(`admin.payments.decision.${decision ?? 'open'}`),
        }))}
      />
      <Lines
        title={t('admin.payments.events')}
        lines={events.map(({ id, gateway, type, received_at }) => ({
          id,
          at: received_at,
          detail: gatewayName(gateway),
          text: <bdi dir="ltr">{type}</bdi>,
        }))}
      />
    </>
  )
}

type Line = { id: number; at: string; text: ReactNode; detail?: string; end?: string }

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  const { language } = useText()
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {lines.map(({ id, at, text, detail, end }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0 flex-1 basis-64">
              <span className="wrap-anywhere">{text}</span>
              {detail ? (
                <span className="block text-sm text-ink-muted wrap-anywhere">
                  <bdi>{detail}</bdi>
                </span>
              ) : null}
            </span>
            <time dateTime={at} className="text-sm text-ink-muted">
              {momentWords(at, language)}
            </time>
            {end ? <span className="figures ms-auto min-w-20 text-end">{end}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
