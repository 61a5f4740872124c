import { gatewayScripts } from './gateway-script.ts'

/** The used part of Stripe.js, which Stripe wants loaded from its own address. */
type Stripe = {
  elements(options: { clientSecret: string; locale: string }): Elements
  confirmPayment(options: {
    elements: Elements
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }): Promise<{ error?: { type?: string; message?: string } }>
}
type Elements = { create(type: 'payment'): FormElement }
type FormElement = {
  mount(container: HTMLElement): void
  destroy(): void
  on(event: 'ready' | 'loaderror', listener: () => void): void
}

declare global {
  interface Window {
    Stripe?: (key: string) => Stripe
  }
}

/** Why a form was not paid, in the buyer's language; '' without a reason. */
export type FormRefusal = {
  reason: string
  /** Something is missing in the form, so that the gateway was not asked. */
  isIncomplete: boolean
}

export type StripeForm = {
  /** Null when it is paid or on its way. */
  confirm: (returnUrl: string) => Promise<FormRefusal | null>
  close: () => void
}

type StripeOptions = {
  key: string
  clientSecret: string
  language: string
  container: HTMLElement
}

/** Shows Stripe's card form. @throws when it does not load */
export async function openStripeForm(options: StripeOptions): Promise<StripeForm> {
  const { key, clientSecret, language, container } = options
  await gatewayScripts.load('https://js.stripe.com/v3/')
  const stripe = window.Stripe?.(key)
  if (!stripe) throw new Error('Stripe did not load')
  const elements = stripe.elements({ clientSecret, locale: language })
  const form = elements.create('payment')
  await new Promise<void>((resolve, reject) => {
    form.on('ready', resolve)
    form.on('loaderror', () => reject(new Error('Stripe refused the form')))
    form.mount(container)
  })
  return {
    async confirm(returnUrl) {
      const confirmParams = { return_url: returnUrl }
      const { error } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams,
      })
      if (!error) return null
      return { reason: error.message ?? '', isIncomplete: error.type === 'validation_error' }
    },
    close: () => form.destroy(),
  }
}
