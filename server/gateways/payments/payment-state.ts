import type { GatewayState, Money } from './gateway.ts'

type Dispute = 'open' | 'won' | 'lost'

/** State of a payment that was paid once. A dispute says more than a refund. */
export function toPaidState(
  paid: Money,
  refunded: bigint,
  disputes: readonly Dispute[],
): GatewayState {
  if (disputes.includes('open')) return 'disputed'
  if (disputes.includes('lost')) return 'dispute_lost'
  if (refunded >= paid.amount) return 'refunded'
  if (refunded > 0n) return 'partly_refunded'
  return disputes.includes('won') ? 'dispute_won' : 'paid'
}
