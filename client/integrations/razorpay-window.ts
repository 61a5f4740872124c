import { gatewayScripts } from './gateway-script.ts'

type RazorpayOptions = {
  key: string
  order_id: string
  /** Minor units. */
  amount: number
  currency: string
  name: string
  handler: () => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open(): void; close(): void }
  }
}

type RazorpayOrder = {
  key: string
  orderId: string
  amount: number
  currency: string
  title: string
}

/**
 * Opens Razorpay's window over the page; returns how to close it. What it reports is a hint: the
 * provider asks Razorpay. @throws when it does not load
 */
export async function openRazorpay(
  { key, orderId, amount, currency, title }: RazorpayOrder,
  { onPaid, onClosed }: { onPaid: () => void; onClosed: () => void },
): Promise<() => void> {
  await gatewayScripts.load('https://checkout.razorpay.com/v1/checkout.js')
  if (!window.Razorpay) throw new Error('Razorpay did not load')
  const shown = new window.Razorpay({
    key,
    order_id: orderId,
    amount,
    currency,
    name: title,
    handler: onPaid,
    modal: { ondismiss: onClosed },
  })
  shown.open()
  return () => shown.close()
}
