import { sandboxPayments } from '@/server/gateways/payments/settings.ts'

/** The gateways' own variables, as an operator sets them: PostgreSQL refuses PAYMENT_SANDBOX_URL. */
export function gatewayKeys(url: string): Record<string, string> {
  const { stripe, razorpay, paypal, paystack, flutterwave } = sandboxPayments(url)
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.apiUrl,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    RAZORPAY_ACCOUNT_ID: razorpay.accountId,
    RAZORPAY_API_URL: razorpay.apiUrl,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_MERCHANT_ID: paypal.merchantId,
    PAYPAL_API_URL: paypal.apiUrl,
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_API_URL: paystack.apiUrl,
    FLUTTERWAVE_SECRET_KEY: flutterwave.secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: flutterwave.webhookSecret,
    FLUTTERWAVE_ACCOUNT_ID: flutterwave.accountId,
    FLUTTERWAVE_API_URL: flutterwave.apiUrl,
  }
}
