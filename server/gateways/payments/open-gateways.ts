import { createFlutterwaveGateway } from './flutterwave-gateway.ts'
import type { PaymentGateway, PaymentGatewayName } from './gateway.ts'
import { sandboxPage } from './hosted-page.ts'
import { createPaypalGateway } from './paypal-gateway.ts'
import { createPaystackGateway } from './paystack-gateway.ts'
import { createRazorpayGateway } from './razorpay-gateway.ts'
import type { PaymentSettings } from './settings.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** A buyer waits for the reply. */
const PATIENCE_MS = 10_000

/** The gateways that have keys, in the order of preference. */
export function openPaymentGateways(
  { payments }: { payments: PaymentSettings },
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): ReadonlyMap<PaymentGatewayName, PaymentGateway> {
  const { stripe, razorpay, paystack, paypal, flutterwave, sandboxUrl } = payments
  const page = (gateway: 'stripe' | 'razorpay') =>
    sandboxUrl === undefined ? undefined : sandboxPage(sandboxUrl, gateway)
  const open = [
    stripe && createStripeGateway(stripe, patienceMs, page('stripe')),
    razorpay && createRazorpayGateway(razorpay, patienceMs, page('razorpay')),
    paystack && createPaystackGateway(paystack, patienceMs),
    paypal && createPaypalGateway(paypal, patienceMs),
    flutterwave && createFlutterwaveGateway(flutterwave, patienceMs),
  ]
  return new Map(open.flatMap((gateway) => (gateway ? [[gateway.name, gateway] as const] : [])))
}
