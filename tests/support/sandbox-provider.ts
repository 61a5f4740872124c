import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import { openPaymentGateways } from '@/server/gateways/payments/open-gateways.ts'
import type { testDeps } from './deps.ts'
import { openPaymentsAt } from './payment-fixture.ts'
import { openSandbox, type Received } from './payment-sandbox.ts'

export type SandboxProvider = Awaited<ReturnType<typeof openSandboxProvider>>

/** A provider whose five gateways are the sandbox, which sends its notices to the provider. */
export async function openSandboxProvider(
  db: Kysely<DB>,
  own: Parameters<typeof testDeps>[0] = {},
) {
  let send: (notice: Received) => Promise<Response> = async () => Response.error()
  const fixture = await openSandbox((notice) => send(notice))
  const payments = openPaymentGateways({ payments: fixture.settings })
  // Notices carry the sandbox's own time.
  const shop = openPaymentsAt(db, payments, new Date(), own)
  send = ({ gateway, headers, body }) => {
    const text = new TextDecoder().decode(body)
    return shop.sendNotice({ body: text, headers }, gateway as PaymentGatewayName)
  }
  /** Until neither the sandbox nor the queue has anything left: asking PayPal causes notices. */
  const settled = async () => {
    do {
      await fixture.delivered()
      await shop.runJobs()
    } while (fixture.sandbox.deliveries.pending + shop.deps.enqueued.length > 0)
  }
  return { fixture, shop, settled }
}
