import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { openRazorpay } from '@/client/integrations/razorpay-window.ts'
import {
  type FormRefusal,
  openStripeForm,
  type StripeForm,
} from '@/client/integrations/stripe-form.ts'
import { useHref } from '@/client/text/links-context.tsx'
import type { PaymentForm } from '@/domain/payment/payment-methods.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import type { Checkout } from './use-checkout.ts'

type GatewayForm = {
  /** Container for Stripe's form. */
  container: RefObject<HTMLDivElement | null>
  isReady: boolean
  isPaying: boolean
  /** In the gateway's own words. */
  refusal: FormRefusal | null
  pay: () => void
}

/** A gateway's form in or over the page. */
export function useGatewayForm(checkout: Checkout, form: PaymentForm): GatewayForm {
  const client = useApiClient()
  const href = useHref()
  const container = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<StripeForm | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<FormRefusal | null>(null)
  const { stripeKey = null, razorpayKey = null } = checkout.settings ?? {}
  const hasSettings = checkout.settings !== undefined
  const tell = useEffectEvent((what: 'paid' | 'closed') => checkout.form[what]())
  const fail = useEffectEvent((error: unknown) => checkout.form.failed(error))
  const open = useEffectEvent(async (): Promise<() => void> => {
    const key = form.gateway === 'stripe' ? stripeKey : razorpayKey
    if (!key) throw new Error(`${form.gateway} has no public key`)
    if (form.gateway === 'razorpay') {
      const title = checkout.plan?.name ?? ''
      const events = { onPaid: () => tell('paid'), onClosed: () => tell('closed') }
      return openRazorpay({ ...form, key, title }, events)
    }
    if (!container.current) throw new Error('there is no place for the form')
    const { clientSecret } = form
    const shown = await openStripeForm({
      key,
      clientSecret,
      language: client.language,
      container: container.current,
    })
    setOpened(shown)
    return shown.close
  })
  useEffect(() => {
    if (!hasSettings) return
    let isGone = false
    let close = () => {}
    open().then(
      (end) => {
        close = end
        if (isGone) end()
      },
      (error) => isGone || fail(error),
    )
    return () => {
      isGone = true
      close()
    }
  }, [hasSettings])
  return {
    container,
    isPaying,
    refusal,
    isReady: opened !== null,
    pay() {
      if (!opened || isPaying) return
      setPaying(true)
      setRefusal(null)
      const page = paymentRoutes.returned('success', checkout.open?.transactionId ?? undefined)
      opened.confirm(location.origin + href(page)).then(
        (refused) => {
          setPaying(false)
          if (refused) setRefusal(refused)
          else checkout.form.paid()
        },
        () => {
          setPaying(false)
          setRefusal({ reason: '', isIncomplete: false })
        },
      )
    },
  }
}
