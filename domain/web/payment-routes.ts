import { routes, withPairs } from './routes.ts'

/** Kinds of payments, with their names in addresses and texts. */
export const paymentTypes = [
  { type: 'online payment', key: 'online' },
  { type: 'bank transfer', key: 'transfer' },
  { type: 'free', key: 'free' },
] as const

type PaymentType = (typeof paymentTypes)[number]['type']

/** Separate from `routes`, since most pages link to none of these. `next`: where to continue. */
export const paymentRoutes = {
  checkout: (packageId: number, next?: string) =>
    withPairs(`/subscription-plan/${packageId}`, { next }),
  transfer: (packageId: number, next?: string) =>
    withPairs(`/subscription-plan/${packageId}/bank-transfer`, { next }),
  transactions: (type?: PaymentType) =>
    withPairs(routes.member('transactions'), {
      show: paymentTypes.find((one) => one.type === type)?.key,
    }),
  /** Gateways return buyers here. */
  returned: (outcome: 'success' | 'fail', transactionId?: number) =>
    withPairs(`/payment/${outcome}`, {
      payment_transaction_id: transactionId === undefined ? '' : String(transactionId),
    }),
}

/** Number in an address; null for anything else. */
export function parseId(written: unknown): number | null {
  const isNumber = typeof written === 'string' && /^[1-9]\d{0,9}$/.test(written)
  return isNumber && Number(written) <= MAX_ID ? Number(written) : null
}

const MAX_ID = 2_147_483_647

/**
 * The return as claimed by its address. Flutterwave has one address, with cancellation in the
 * query. Only a hint: ask the gateway before canceling.
 */
export function returnedAs(
  page: 'success' | 'fail',
  { status }: Readonly<Record<string, unknown>>,
): 'success' | 'fail' {
  return status === 'cancelled' ? 'fail' : page
}
