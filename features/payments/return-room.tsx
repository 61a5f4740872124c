import { CreditCard } from 'lucide'
import { useState } from 'react'
import { readPaymentReturn } from '@/client/state/payment-return.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import type { TextKey } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { PaymentLoading } from './payment-loading.tsx'
import { isOutcome, PaymentOutcome } from './payment-outcome.tsx'
import { PaymentProof } from './payment-proof.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { useCheckout } from './use-checkout.ts'
import { useReturnLanguage } from './use-return-language.ts'

type ReturnRoomProps = { transactionId: number | null; returned: 'success' | 'fail' }

/** Return from a gateway: payment result and next step. */
export default function ReturnRoom({ transactionId, returned }: ReturnRoomProps) {
  const [kept] = useState(() => readPaymentReturn(transactionId))
  const id = transactionId ?? kept?.transactionId ?? null
  const isElsewhere = useReturnLanguage(kept?.language ?? null, { transactionId: id, returned })
  if (isElsewhere) return <PaymentLoading />
  return <Returned transactionId={id} returned={returned} next={kept?.next ?? null} />
}

function Returned({ next, ...input }: ReturnRoomProps & { next: string | null }) {
  const { t } = useText()
  const href = useHref()
  const checkout = useCheckout(input, next)
  const { stage, isBusy, settings, method, payment, packageId, failure, check } = checkout
  if (stage === 'loading') return <PaymentLoading />
  const isProving = isBusy || stage === 'awaitingConfirmation' || stage === 'late'
  const toCheckout = (label: TextKey) =>
    packageId === null ? undefined : (
      // Loaded anew: the page of payment has a policy of its own.
      <a
        href={href(paymentRoutes.checkout(packageId, next ?? undefined))}
        className={buttonStyles()}
      >
        {t(label)}
      </a>
    )
  return (
    <div className="flex flex-col gap-6">
      {settings?.isSandbox ? <SandboxNote /> : null}
      {isOutcome(stage) ? (
        <PaymentOutcome
          outcome={stage}
          name={payment?.packageName}
          next={next}
          actions={RETRIED.includes(stage) ? toCheckout('payments.tryAgain') : undefined}
        />
      ) : isProving ? (
        <PaymentProof
          stage={stage === 'late' ? 'late' : 'awaitingConfirmation'}
          gateway={method ? gatewayName(method) : ''}
          hasFailed={failure !== null}
          onCheck={check}
        />
      ) : (
        <EmptyState
          icon={<Icon of={CreditCard} />}
          title={t('payments.unfinishedTitle')}
          actions={toCheckout('payments.proceed')}
        >
          {t('payments.unfinishedText')}
        </EmptyState>
      )}
    </div>
  )
}

const RETRIED: readonly string[] = ['failed', 'canceled', 'expired']
