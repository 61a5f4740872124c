/** Gateways, in the order in which they are offered. */
export const onlineMethods = ['stripe', 'razorpay', 'paystack', 'paypal', 'flutterwave'] as const

export type OnlineMethod = (typeof onlineMethods)[number]

export type PaymentMethod = OnlineMethod | 'transfer'

/** A form of the gateway that is shown in our own page. */
export type PaymentForm =
  | { gateway: 'stripe'; clientSecret: string }
  /** `amount` in minor units. */
  | { gateway: 'razorpay'; orderId: string; amount: number; currency: string }

/** These refuse buyers without an email address. */
const NEEDING_EMAIL: readonly PaymentMethod[] = ['paystack', 'flutterwave']

export function needsEmail(method: PaymentMethod): boolean {
  return NEEDING_EMAIL.includes(method)
}

/** Address of a page to pay on; null for anything but a web address. */
export function toPaymentAddress(written: unknown): string | null {
  const url = typeof written === 'string' ? URL.parse(written) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Address that the one form of the provider's PayPal page leads to. */
export function paypalAddress(html: string): string | null {
  const form = /<form\b[^>]*>/i.exec(html)?.[0] ?? ''
  const whole = toPaymentAddress(attribute(form, 'data-payment-url'))
  if (whole) return whole
  const action = URL.parse(attribute(form, 'action') ?? '')
  for (const [field] of html.matchAll(/<input\b[^>]*>/gi)) {
    const name = attribute(field, 'name')
    if (name) action?.searchParams.set(name, attribute(field, 'value') ?? '')
  }
  return toPaymentAddress(action?.href)
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return value ? decoded(value[1] ?? value[2] ?? '') : null
}

function decoded(text: string): string {
  return text.replaceAll(/&(amp|quot|apos|lt|gt|#39|#34);/g, (_, name: string) => NAMED[name] ?? '')
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  '#39': "'",
  '#34': '"',
}
