const NAMES = new Map([
  ['stripe', 'Stripe'],
  ['razorpay', 'Razorpay'],
  ['paystack', 'Paystack'],
  ['paypal', 'PayPal'],
  ['flutterwave', 'Flutterwave'],
])

/** Brand of a gateway, the same in every language. The wire writes "Paypal" and "paypal". */
export function gatewayName(gateway: string): string {
  return NAMES.get(gateway.toLowerCase()) ?? gateway
}
