/** Keys of the sandbox at an address without trailing slash: public, because they open nothing else. */
export function sandboxKeys(sandboxUrl: string) {
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
  }
}
