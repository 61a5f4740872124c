import { ApiError } from '@/client/api/calls/api-error.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import type { PackageOffer } from '@/client/api/member/packages.ts'
import { checkPayment, type Payment, paymentQueries } from '@/client/api/member/payments.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { Offline, PaymentUnknown } from '@/machines/payments/checkout.types.ts'
import type { Tools } from '../find-location.ts'

/** Whether the provider asks gateways when it is told to, and takes the wanted one. */
export async function hasPayments({ queries, client }: Tools): Promise<boolean> {
  return hasExtension((await freshSettings(queries, client)).extensions, 'payments')
}

type Wanted = {
  /** In major units. */
  price: number
  status: PackageOffer['offered'][number]['package_status']
  /** The last purchase of an offered package, or of the renewal of a held one. */
  lastId: number | null
  isRenewal: boolean
}

/** A package as it can be bought; the provider says when a held one can be renewed. */
export function wantedPackage(
  { active, offered }: PackageOffer,
  packageId: number | null,
): Wanted | 'alreadyOwned' | 'gone' {
  const held = active.find(({ id }) => id === packageId)
  if (held && !held.can_renew) return 'alreadyOwned'
  const wanted = held ?? offered.find(({ id }) => id === packageId)
  if (!wanted?.price) return 'gone'
  return {
    price: wanted.price,
    status: wanted.package_status,
    lastId: held ? (held.renewal_transaction_id ?? null) : wanted.payment_transaction_id,
    isRenewal: held !== undefined,
  }
}

/** A payment as its gateway reports it now. @throws PaymentUnknown */
export async function askPayment(tools: Tools, id: number, signal: AbortSignal): Promise<Payment> {
  const { queries, client } = tools
  const payment = (await hasPayments(tools))
    ? await checkPayment(client, id, signal).catch(refuse)
    : await fetchUntil(queries, { ...paymentQueries.find(client, id), staleTime: 0 }, signal)
  if (!payment) throw new PaymentUnknown()
  if (payment.payment_status !== 'pending') markStale(queries, checkPayment)
  return payment
}

/** Has what a write changed read again. */
export function markStale(
  queries: Queries,
  { stale }: { stale: readonly (readonly string[])[] },
): void {
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
}

/** Offline, a query would pause without an error. */
export function online<Query>(query: Query): Query {
  if (!navigator.onLine) throw new Offline()
  return query
}

function refuse(error: unknown): never {
  const isUnknown = error instanceof ApiError && error.kind === 'notFound'
  throw isUnknown ? new PaymentUnknown() : error
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}
