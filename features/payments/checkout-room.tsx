import { CircleAlert, CreditCard } from 'lucide'
import type { ReactNode } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { GatewayForm } from './gateway-form.tsx'
import { MethodForm } from './method-form.tsx'
import { isOutcome, PaymentOutcome } from './payment-outcome.tsx'
import { PaymentProof } from './payment-proof.tsx'
import { PaymentRoom } from './payment-room.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

/** Stages in which a receipt can still take a tax number. */
const BEFORE_PAYMENT: ReadonlySet<Checkout['stage']> = new Set([
  'choosing',
  'unfinished',
  'confirmingPrice',
])

const IN_PROOF: ReadonlySet<Checkout['stage']> = new Set([
  'leaving',
  'awaitingConfirmation',
  'late',
])

type CheckoutRoomProps = { packageId: number; next: string | null }

/** Payment of a package, from the way to pay to the result. */
export default function CheckoutRoom({ packageId, next }: CheckoutRoomProps) {
  const checkout = useCheckout({ packageId }, next)
  const { stage } = checkout
  const isOver = IN_PROOF.has(stage) || isOutcome(stage)
  return (
    <PaymentRoom of={checkout} takesTaxNumber={BEFORE_PAYMENT.has(stage)} isOver={isOver}>
      <Stage checkout={checkout} packageId={packageId} next={next} />
    </PaymentRoom>
  )
}

type StageProps = CheckoutRoomProps & { checkout: Checkout }

function Stage({ checkout, packageId, next }: StageProps) {
  const { t } = useText()
  const href = useHref()
  const { stage, plan, payment, method, open, failure, check, retry } = checkout
  if (stage === 'leaving' || stage === 'awaitingConfirmation' || stage === 'late') {
    const gateway = method ? gatewayName(method) : ''
    const hasFailed = failure !== null
    return <PaymentProof stage={stage} gateway={gateway} hasFailed={hasFailed} onCheck={check} />
  }
  if (stage === 'filling' && open?.form) return <GatewayForm checkout={checkout} form={open.form} />
  if (isOutcome(stage)) {
    const name = plan?.name ?? payment?.packageName
    const canRetry = stage === 'failed' || stage === 'canceled' || stage === 'expired'
    const actions =
      stage === 'inReview' ? (
        <SiteLink
          href={href(paymentRoutes.transfer(packageId, next ?? undefined))}
          className={buttonStyles()}
        >
          {t('payments.viewTransfer')}
        </SiteLink>
      ) : canRetry ? (
        <Button onClick={retry}>{t('payments.tryAgain')}</Button>
      ) : undefined
    return <PaymentOutcome outcome={stage} name={name} next={next} actions={actions} />
  }
  return (
    <div className="flex flex-col gap-6">
      <Notices checkout={checkout} />
      {stage === 'unfinished' ? <Unfinished checkout={checkout} /> : null}
      {stage === 'confirmingPrice' ? <NewPrice checkout={checkout} /> : null}
      {stage === 'choosing' ? (
        <MethodForm checkout={checkout} packageId={packageId} next={next} />
      ) : null}
    </div>
  )
}

function Notices({ checkout }: { checkout: Checkout }) {
  const { t } = useText()
  const { isMethodClosed, failure, open, method } = checkout
  if (!isMethodClosed && failure === null) return null
  const isForm = open?.form && !(failure instanceof ApiError) && method
  const text = isMethodClosed
    ? t('payments.methodClosed')
    : isForm
      ? t('payments.form.failed', { gateway: gatewayName(method) })
      : failureText(failure, t)
  return (
    <Banner role="alert" variant="danger" icon={<Icon of={CircleAlert} />}>
      {text}
    </Banner>
  )
}

function Unfinished({ checkout }: { checkout: Checkout }) {
  const { t } = useText()
  const { isBusy, proceed, breakOff } = checkout
  return (
    <Decision
      title={t('payments.unfinishedTitle')}
      text={t('payments.unfinishedText')}
      variant="info"
    >
      <Button onClick={proceed}>{t('payments.proceed')}</Button>
      <Button variant="secondary" busy={isBusy} onClick={breakOff}>
        {t('payments.giveUp')}
      </Button>
    </Decision>
  )
}

function NewPrice({ checkout }: { checkout: Checkout }) {
  const { t, formats } = useText()
  const { open, plan, acceptPrice, breakOff } = checkout
  const price = formats.money(open?.amount ?? 0, plan?.currency)
  return (
    <Decision
      title={t('payments.priceTitle')}
      text={t('payments.priceText', { name: plan?.name ?? '', price })}
      variant="warning"
    >
      <Button onClick={acceptPrice}>{t('payments.pay', { price })}</Button>
      <Button variant="secondary" onClick={breakOff}>
        {t('payments.giveUp')}
      </Button>
    </Decision>
  )
}

type DecisionProps = {
  title: string
  text: string
  variant: 'info' | 'warning'
  children: ReactNode
}

function Decision({ title, text, variant, children }: DecisionProps) {
  return (
    <div className="flex flex-col gap-5">
      <Banner role="alert" variant={variant} icon={<Icon of={CreditCard} />} title={title}>
        <p className="mt-1">{text}</p>
      </Banner>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
