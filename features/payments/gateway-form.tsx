import { CircleAlert } from 'lucide'
import type { FormRefusal } from '@/client/integrations/stripe-form.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import type { PaymentForm } from '@/domain/payment/payment-methods.ts'
import type { Checkout } from './use-checkout.ts'
import { useGatewayForm } from './use-gateway-form.ts'

type GatewayFormProps = { checkout: Checkout; form: PaymentForm }

/** Stripe's card form in the page, or what is behind Razorpay's window. */
export function GatewayForm({ checkout, form }: GatewayFormProps) {
  const { t, formats } = useText()
  const { container, isReady, isPaying, refusal, pay } = useGatewayForm(checkout, form)
  const { open, plan } = checkout
  const isCard = form.gateway === 'stripe'
  const gateway = gatewayName(form.gateway)
  return (
    <section aria-labelledby="gateway-form" className="flex flex-col gap-5">
      <h2 id="gateway-form" className="text-lg font-semibold text-ink">
        {isCard ? t('payments.form.title') : gateway}
      </h2>
      {refusal ? <Refusal of={refusal} /> : null}
      {isReady ? null : (
        <p role="status" className="flex items-center gap-3 text-ink-muted">
          <Spinner />
          {isCard ? t('payments.form.loading') : t('payments.opening', { gateway })}
        </p>
      )}
      {isCard ? <div ref={container} /> : null}
      <div className="flex flex-wrap gap-3">
        {isReady ? (
          <Button size="lg" busy={isPaying} onClick={pay}>
            {t('payments.pay', { price: formats.money(open?.amount ?? 0, plan?.currency) })}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={isPaying} onClick={checkout.form.closed}>
          {t('payments.giveUp')}
        </Button>
      </div>
    </section>
  )
}

/** The form stays, so that the buyer can take another card. */
function Refusal({ of: { reason, isIncomplete } }: { of: FormRefusal }) {
  const { t } = useText()
  const failed = t('payments.end.failed')
  return (
    <Banner
      role="alert"
      variant="danger"
      icon={<Icon of={CircleAlert} />}
      title={isIncomplete && reason ? <bdi>{reason}</bdi> : failed}
    >
      {isIncomplete ? null : (
        <>
          {reason ? (
            <p className="mt-1">
              <bdi>{reason}</bdi>
            </p>
          ) : null}
          <p className="mt-1">{t('payments.form.another')}</p>
        </>
      )}
    </Banner>
  )
}
