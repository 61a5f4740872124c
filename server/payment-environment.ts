import { z } from 'zod'
import type { PaymentGatewayName } from './gateways/payments/gateway.ts'
import { type PaymentSettings, sandboxPayments } from './gateways/payments/settings.ts'

/** No spaces or line breaks, which would end a header. */
const secret = (description: string, unset: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{4,400}$/, 'must be a key without spaces')
    .optional()
    .meta({ description, unset })

const apiUrl = (
  usual: string,
  { isFit = () => true, description = 'Address of the API' }: ApiUrlOptions = {},
) =>
  z
    .string()
    .transform((text) => text.replace(/\/+$/, ''))
    .refine(
      (text) => isGatewayAddress(text, isFit),
      'must be an https address, such as the default; plain http only for this machine',
    )
    .default(usual)
    .meta({ description })

type ApiUrlOptions = { isFit?: (url: URL) => boolean; description?: string }

export const paymentVariables = {
  STRIPE_SECRET_KEY: secret('Secret or restricted key, `sk_…` or `rk_…`', 'Stripe is not offered'),
  STRIPE_WEBHOOK_SECRET: secret('Signing secret of the webhook, `whsec_…`', 'needed with the key'),
  // The package has no place for a path.
  STRIPE_API_URL: apiUrl('https://api.stripe.com', {
    isFit: (url) => url.pathname === '/',
    description:
      'Address of the API, without path; like all `…_API_URL`, plain `http` only for this machine',
  }),
  RAZORPAY_KEY_ID: secret('Key id, `rzp_…`', 'Razorpay is not offered'),
  RAZORPAY_KEY_SECRET: secret('Secret of that key', 'needed with the key id'),
  RAZORPAY_WEBHOOK_SECRET: secret('Secret that you gave the webhook', 'needed with the key id'),
  RAZORPAY_ACCOUNT_ID: secret('Account id, `acc_…`', 'webhooks are not compared'),
  RAZORPAY_API_URL: apiUrl('https://api.razorpay.com'),
  PAYPAL_CLIENT_ID: secret('Client id of the app', 'PayPal is not offered'),
  PAYPAL_CLIENT_SECRET: secret('Secret of the app', 'needed with the client id'),
  PAYPAL_WEBHOOK_ID: secret('Id of the webhook', 'needed with the client id'),
  PAYPAL_MERCHANT_ID: secret('Merchant id that payments must go to', 'payments are not compared'),
  PAYPAL_API_URL: apiUrl('https://api-m.paypal.com', {
    description: "Address of the API; PayPal's own sandbox is `https://api-m.sandbox.paypal.com`",
  }),
  PAYSTACK_SECRET_KEY: secret(
    'Secret key, `sk_…`, which also signs webhooks',
    'Paystack is not offered',
  ),
  PAYSTACK_API_URL: apiUrl('https://api.paystack.co'),
  FLUTTERWAVE_SECRET_KEY: secret(
    'Secret key of version 3, `FLWSECK…`',
    'Flutterwave is not offered',
  ),
  FLUTTERWAVE_WEBHOOK_SECRET: secret('Secret hash of the webhook', 'needed with the key'),
  FLUTTERWAVE_ACCOUNT_ID: secret(
    'Account id that payments must go to',
    'payments are not compared',
  ),
  FLUTTERWAVE_API_URL: apiUrl('https://api.flutterwave.com'),
  PAYMENT_SANDBOX_URL: z
    .string()
    .regex(
      /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/,
      'must be a port of this machine, such as http://127.0.0.1:4100',
    )
    .optional()
    .meta({
      description:
        '`http://127.0.0.1:4100`: the payment sandbox. Refused as soon as anybody else is served, or a gateway has keys.',
      unset: 'chosen by `npm start`',
    }),
}

const environment = z.object(paymentVariables)
type Values = z.output<typeof environment>

/** Variables that make up a gateway; each needs the others. */
const GATEWAY_VARIABLES = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  paystack: ['PAYSTACK_SECRET_KEY'],
  flutterwave: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentGatewayName, readonly (keyof typeof paymentVariables)[]>

export type EnvironmentVariable = { name: string; isSet: boolean; isOptional: boolean }

/** A gateway's variables without their values. The sandbox needs none. */
export function gatewayVariables(
  payments: PaymentSettings,
  gateway: PaymentGatewayName,
): EnvironmentVariable[] {
  const { stripe, razorpay, paypal, paystack, flutterwave } = payments
  const values: Record<
    PaymentGatewayName,
    Partial<Record<keyof typeof paymentVariables, string>>
  > = {
    stripe: {
      STRIPE_SECRET_KEY: stripe?.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret,
    },
    razorpay: {
      RAZORPAY_KEY_ID: razorpay?.keyId,
      RAZORPAY_KEY_SECRET: razorpay?.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret,
      RAZORPAY_ACCOUNT_ID: razorpay?.accountId,
    },
    paypal: {
      PAYPAL_CLIENT_ID: paypal?.clientId,
      PAYPAL_CLIENT_SECRET: paypal?.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal?.webhookId,
      PAYPAL_MERCHANT_ID: paypal?.merchantId,
    },
    paystack: { PAYSTACK_SECRET_KEY: paystack?.secretKey },
    flutterwave: {
      FLUTTERWAVE_SECRET_KEY: flutterwave?.secretKey,
      FLUTTERWAVE_WEBHOOK_SECRET: flutterwave?.webhookSecret,
      FLUTTERWAVE_ACCOUNT_ID: flutterwave?.accountId,
    },
  }
  const isReal = payments.sandboxUrl === undefined
  const needed: readonly string[] = GATEWAY_VARIABLES[gateway]
  return Object.entries(values[gateway]).map(([name, value]) => ({
    name,
    isSet: isReal && Boolean(value),
    isOptional: !needed.includes(name),
  }))
}

const TOGETHER: readonly (readonly (keyof typeof paymentVariables)[])[] =
  Object.values(GATEWAY_VARIABLES)

/** `open` is the variable that makes this more than a local trial. */
export function paymentFaults(values: Values, open: string | undefined): string[] {
  const faults = TOGETHER.flatMap((names) => {
    const given = names.find((name) => values[name])
    if (!given) return []
    return names.flatMap((name) => (values[name] ? [] : `${name} must be set with ${given}`))
  })
  if (!values.PAYMENT_SANDBOX_URL) return faults
  // In the sandbox anybody pays with nothing.
  const other = open ?? TOGETHER.flat().find((name) => values[name])
  if (other) faults.push(`PAYMENT_SANDBOX_URL is for trying out: it cannot be set with ${other}`)
  return faults
}

export function hasPaymentKeys(payments: PaymentSettings): boolean {
  const { stripe, razorpay, paypal, paystack, flutterwave } = payments
  return [stripe, razorpay, paypal, paystack, flutterwave].some(Boolean)
}

export function readPayments(values: Values): PaymentSettings {
  if (values.PAYMENT_SANDBOX_URL) return sandboxPayments(values.PAYMENT_SANDBOX_URL)
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = values
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = values
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = values
  const { PAYSTACK_SECRET_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET } = values
  return {
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          }
        : undefined,
    razorpay:
      RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET
        ? {
            keyId: RAZORPAY_KEY_ID,
            keySecret: RAZORPAY_KEY_SECRET,
            webhookSecret: RAZORPAY_WEBHOOK_SECRET,
            accountId: values.RAZORPAY_ACCOUNT_ID,
            apiUrl: values.RAZORPAY_API_URL,
          }
        : undefined,
    paypal:
      PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_WEBHOOK_ID
        ? {
            clientId: PAYPAL_CLIENT_ID,
            clientSecret: PAYPAL_CLIENT_SECRET,
            webhookId: PAYPAL_WEBHOOK_ID,
            merchantId: values.PAYPAL_MERCHANT_ID,
            apiUrl: values.PAYPAL_API_URL,
          }
        : undefined,
    paystack: PAYSTACK_SECRET_KEY
      ? { secretKey: PAYSTACK_SECRET_KEY, apiUrl: values.PAYSTACK_API_URL }
      : undefined,
    flutterwave:
      FLUTTERWAVE_SECRET_KEY && FLUTTERWAVE_WEBHOOK_SECRET
        ? {
            secretKey: FLUTTERWAVE_SECRET_KEY,
            webhookSecret: FLUTTERWAVE_WEBHOOK_SECRET,
            accountId: values.FLUTTERWAVE_ACCOUNT_ID,
            apiUrl: values.FLUTTERWAVE_API_URL,
          }
        : undefined,
    sandboxUrl: undefined,
  }
}

function isGatewayAddress(text: string, isFit: (url: URL) => boolean): boolean {
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username || url.password || !isFit(url)) return false
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)
}
