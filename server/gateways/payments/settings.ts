import { sandboxKeys } from '@hearth/payment-sandbox/keys'

/** Addresses have no trailing slash. A gateway without settings is not offered. */
export type PaymentSettings = {
  stripe: StripeSettings | undefined
  razorpay: RazorpaySettings | undefined
  paypal: PaypalSettings | undefined
  paystack: PaystackSettings | undefined
  flutterwave: FlutterwaveSettings | undefined
  /** The local sandbox that stands in for all five; no money moves. */
  sandboxUrl: string | undefined
}

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string }

export type RazorpaySettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** `acc_…`; undefined: notices of any account are read. */
  accountId: string | undefined
  apiUrl: string
}

export type PaypalSettings = {
  clientId: string
  clientSecret: string
  webhookId: string
  merchantId: string | undefined
  apiUrl: string
}

export type PaystackSettings = { secretKey: string; apiUrl: string }

export type FlutterwaveSettings = {
  secretKey: string
  webhookSecret: string
  accountId: string | undefined
  apiUrl: string
}

/** Settings of all five gateways at the sandbox. */
export function sandboxPayments(sandboxUrl: string) {
  return { ...sandboxKeys(sandboxUrl), sandboxUrl } satisfies PaymentSettings
}
