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

/** Keys of the sandbox: public, because they open nothing else. */
export function sandboxPayments(sandboxUrl: string) {
  return {
    stripe: {
      secretKey: 'sk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      apiUrl: sandboxUrl,
    },
    razorpay: {
      keyId: 'rzp_test_sandbox',
      keySecret: 'razorpay-sandbox',
      webhookSecret: 'razorpay-sandbox-webhook',
      accountId: 'acc_sandbox',
      apiUrl: `${sandboxUrl}/razorpay`,
    },
    paypal: {
      clientId: 'paypal-sandbox',
      clientSecret: 'paypal-sandbox-secret',
      webhookId: 'WH-SANDBOX',
      merchantId: 'SANDBOXMERCHANT',
      apiUrl: `${sandboxUrl}/paypal`,
    },
    paystack: { secretKey: 'sk_test_paystack_sandbox', apiUrl: `${sandboxUrl}/paystack` },
    flutterwave: {
      secretKey: 'FLWSECK_TEST-sandbox',
      webhookSecret: 'flutterwave-sandbox-hash',
      accountId: '1001',
      apiUrl: `${sandboxUrl}/flutterwave`,
    },
    sandboxUrl,
  } satisfies PaymentSettings
}
