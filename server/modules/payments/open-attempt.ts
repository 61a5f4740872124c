import type { Deps } from '@/server/deps.ts'
import type { PaymentGateway, PaymentOrder } from '@/server/gateways/payments/gateway.ts'
import { type AttemptRow, findAttempt, saveCreated } from './attempt-store.ts'

/** The gateway's name of an attempt; one whose creation was never answered is created again. */
export async function idAtGateway(
  deps: Pick<Deps, 'db'>,
  gateway: PaymentGateway,
  attempt: AttemptRow,
): Promise<string> {
  if (attempt.gateway_id) return attempt.gateway_id
  const { gateway_id: gatewayId } = await openAttempt(deps, gateway, attempt)
  if (!gatewayId) throw new Error(`attempt ${attempt.id} has no name at its gateway`)
  return gatewayId
}

/**
 * Creates the payment at the gateway. Two at once, or again after a crash, get the same payment by
 * its reference. Raises GatewayUnreachable, GatewayRefused.
 */
export async function openAttempt(
  { db }: Pick<Deps, 'db'>,
  gateway: PaymentGateway,
  attempt: AttemptRow,
): Promise<AttemptRow> {
  if (attempt.gateway_id) return attempt
  const created = await gateway.create(toOrder(attempt))
  await saveCreated(db, { id: attempt.id, created })
  return (await findAttempt(db, attempt.id)) ?? attempt
}

function toOrder(attempt: AttemptRow): PaymentOrder {
  const { reference, amount_minor, currency, package_name, buyer, origin } = attempt
  const query = `?payment_transaction_id=${attempt.payment_transaction_id}`
  return {
    reference,
    money: { amount: BigInt(amount_minor), currency },
    title: package_name,
    buyer: { name: buyer.name, email: buyer.email, phone: buyer.mobile },
    returnUrl: `${origin}/payment/success${query}`,
    cancelUrl: `${origin}/payment/fail${query}`,
  }
}
