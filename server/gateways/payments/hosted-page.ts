import type { PaymentOrder } from './gateway.ts'

/** The sandbox's page for gateways whose real form stands in our page. */
export type HostedPage = (gatewayId: string, order: PaymentOrder) => string

export function sandboxPage(sandboxUrl: string, gateway: 'stripe' | 'razorpay'): HostedPage {
  return (gatewayId, { returnUrl, cancelUrl }) => {
    const url = new URL(`${sandboxUrl}/pay/${gateway}/${encodeURIComponent(gatewayId)}`)
    url.searchParams.set('return', returnUrl)
    url.searchParams.set('cancel', cancelUrl)
    return url.href
  }
}
