import type { Payment } from '@/client/api/member/payments.ts'
import { type OnlineMethod, onlineMethods } from '@/domain/payment/payment-methods.ts'
import type { PaymentStatus } from '@/machines/payments/checkout.types.ts'

/** Providers without the detailed state tell the status only. */
export function toPaymentStatus({
  payment_state: state,
  payment_status: status,
}: Pick<Payment, 'payment_state' | 'payment_status'>): PaymentStatus {
  if (state) return STATUSES[state]
  if (status === 'success') return 'paid'
  return status === 'failed' ? 'failed' : 'pending'
}

const STATUSES: Readonly<Record<NonNullable<Payment['payment_state']>, PaymentStatus>> = {
  pending: 'pending',
  review: 'pending',
  rejected: 'pending',
  held: 'held',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
  paid: 'paid',
  partly_refunded: 'paid',
  disputed: 'paid',
  dispute_won: 'paid',
  refunded: 'refunded',
  dispute_lost: 'refunded',
}

/** Null for a gateway that this version does not know, and for bank transfers. */
export function findOnlineMethod({
  payment_gateway: gateway,
}: Pick<Payment, 'payment_gateway'>): OnlineMethod | null {
  return onlineMethods.find((method) => method === gateway?.toLowerCase()) ?? null
}
