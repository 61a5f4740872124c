import { useState } from 'react'
import { readPaymentReturn } from '@/client/state/payment-return.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { PaymentLoading } from './payment-loading.tsx'
import { isOutcome, PaymentOutcome } from './payment-outcome.tsx'
import { PaymentProof } from './payment-proof.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { useCheckout } from './use-checkout.ts'
import { useReturnLanguage } from './use-return-language.ts'

type ReturnRoomProps = { transactionId: number | null; returned: 'success' | 'fail' }

/** Where gateways send buyers back to: what became of the payment, and the way on. */
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
  const { stage, settings, method, payment, packageId, failure, check } = useCheckout(input, next)
  if (stage === 'loading') return <PaymentLoading />
  return (
    <div className="mx-auto flex max-w-text flex-col gap-6">
      {settings?.isSandbox ? <SandboxNote /> : null}
      {isOutcome(stage) ? (
        <PaymentOutcome
          outcome={stage}
          name={payment?.packageName}
          next={next}
          actions={
            packageId !== null && RETRIED.includes(stage) ? (
              <SiteLink
                href={href(paymentRoutes.checkout(packageId, next ?? undefined))}
                className={buttonStyles()}
              >
                {t('payments.tryAgain')}
              </SiteLink>
            ) : undefined
          }
        />
      ) : (
        <PaymentProof
          stage={stage === 'late' ? 'late' : 'waiting'}
          gateway={method ? t(`payments.gateway.${method}`) : ''}
          hasFailed={failure !== null}
          onCheck={check}
        />
      )}
    </div>
  )
}

const RETRIED: readonly string[] = ['failed', 'canceled', 'expired']
