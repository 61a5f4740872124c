import type { Page } from 'playwright/test'

/** Refused by the double, as by Stripe's test mode. */
export const DECLINED_CARD = '4000000000000002'
export const GOOD_CARD = '4242424242424242'

/**
 * Stands in for Stripe.js and Razorpay's checkout at their addresses, and pays at the sandbox.
 * Both behave as documented: Stripe's fields are in a frame of its origin and are confirmed by the
 * page; Razorpay's window reports to `handler` and `ondismiss`.
 */
export async function stubGatewayForms(page: Page, sandboxUrl: string): Promise<void> {
  const act = async (gateway: string, id: string, action: 'pay' | 'fail') => {
    const url = `${sandboxUrl}/control/payments/${gateway}/${id}`
    const reply = await page.request.post(url, { data: { action } })
    if (!reply.ok()) throw new Error(`the sandbox refused to ${action}: ${await reply.text()}`)
  }
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  const html = (body: string) => ({ contentType: 'text/html', body })
  await page.route('https://js.stripe.com/v3/', (route) => route.fulfill(script(STRIPE_JS)))
  await page.route('https://js.stripe.com/v3/fields.html*', (route) =>
    route.fulfill(html(STRIPE_FIELDS)),
  )
  await page.route('https://api.stripe.com/v1/payment_intents/*/confirm', async (route) => {
    const request = route.request()
    const id = /payment_intents\/([^/]+)\//.exec(request.url())?.[1] ?? ''
    const sent = new URLSearchParams(request.postData() ?? '')
    const isDeclined = sent.get('payment_method_data[card][number]') === DECLINED_CARD
    await act('stripe', id, isDeclined ? 'fail' : 'pay')
    const error = { type: 'card_error', message: 'Your card was declined.' }
    await route.fulfill({
      status: isDeclined ? 402 : 200,
      headers: { 'access-control-allow-origin': 'https://js.stripe.com' },
      json: isDeclined ? { error } : { id, status: 'succeeded' },
    })
  })
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill(script(RAZORPAY_JS)),
  )
  await page.route('https://api.razorpay.com/v1/checkout/public?*', (route) =>
    route.fulfill(html(RAZORPAY_WINDOW)),
  )
  await page.route('https://api.razorpay.com/v1/payments/create', async (route) => {
    const order = new URLSearchParams(route.request().postData() ?? '').get('order_id') ?? ''
    await act('razorpay', order, 'pay')
    await route.fulfill({ json: { razorpay_order_id: order, razorpay_payment_id: 'pay_1' } })
  })
}

const STRIPE_JS = `
window.Stripe = (key) => {
  if (!key.startsWith('pk_')) throw new Error('Please use your publishable key')
  return {
    elements({ clientSecret, locale }) {
      const listeners = { ready: [], loaderror: [] }
      const group = { clientSecret, frame: null }
      group.create = (type) => ({
        on: (event, listener) => listeners[event].push(listener),
        mount(container) {
          const frame = document.createElement('iframe')
          frame.title = 'Secure payment input frame'
          frame.src = 'https://js.stripe.com/v3/fields.html?type=' + type + '&locale=' + locale
          frame.onload = () => listeners.ready.forEach((listener) => listener())
          group.frame = frame
          container.append(frame)
        },
        destroy: () => group.frame?.remove(),
      })
      return group
    },
    confirmPayment: ({ elements, redirect, confirmParams }) =>
      new Promise((resolve, reject) => {
        if (redirect !== 'if_required') reject(new Error('this double does not redirect'))
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve(data)
        const wish = { clientSecret: elements.clientSecret, returnUrl: confirmParams.return_url }
        elements.frame.contentWindow.postMessage(wish, 'https://js.stripe.com', [port2])
      }),
  }
}`

const STRIPE_FIELDS = `<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input inputmode="numeric" autocomplete="cc-number"></label>
<script>
addEventListener('message', async ({ data: { clientSecret, returnUrl }, ports: [port] }) => {
  const id = clientSecret.split('_secret')[0]
  const body = new URLSearchParams({
    client_secret: clientSecret,
    return_url: returnUrl,
    'payment_method_data[card][number]': document.querySelector('input').value.replaceAll(' ', ''),
  })
  const url = 'https://api.stripe.com/v1/payment_intents/' + id + '/confirm'
  const reply = await fetch(url, { method: 'POST', body })
  const said = await reply.json()
  port.postMessage(reply.ok ? { paymentIntent: said } : { error: said.error })
})
</script>`

const RAZORPAY_JS = `
window.Razorpay = class {
  constructor(options) {
    if (!options.key.startsWith('rzp_')) throw new Error('No key passed')
    this.options = options
  }
  open() {
    const { order_id, amount, currency } = this.options
    const query = new URLSearchParams({ order_id, amount, currency })
    this.frame = document.createElement('iframe')
    this.frame.title = 'Razorpay Checkout'
    this.frame.style = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 2147483647'
    this.frame.src = 'https://api.razorpay.com/v1/checkout/public?' + query
    this.hear = ({ source, data }) => {
      if (source !== this.frame.contentWindow) return
      this.close()
      if (data.closed) this.options.modal.ondismiss()
      else this.options.handler(data)
    }
    addEventListener('message', this.hear)
    document.body.append(this.frame)
  }
  close() {
    removeEventListener('message', this.hear)
    this.frame.remove()
  }
}`

const RAZORPAY_WINDOW = `<!doctype html><html lang="en"><title>Razorpay</title>
<button id="pay">Pay now</button> <button id="close">Close checkout</button>
<script>
document.querySelector('#close').onclick = () => parent.postMessage({ closed: true }, '*')
document.querySelector('#pay').onclick = async () => {
  const body = new URLSearchParams({ order_id: new URLSearchParams(location.search).get('order_id') })
  const reply = await fetch('/v1/payments/create', { method: 'POST', body })
  parent.postMessage(await reply.json(), '*')
}
</script>`
