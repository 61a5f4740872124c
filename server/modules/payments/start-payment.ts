import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { TaxTerms } from '@/domain/payment/tax.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentGatewayName,
} from '@/server/gateways/payments/gateway.ts'
import { beginPurchase, requireNotHeld } from '@/server/modules/packages/purchases.ts'
import { findTaxTerms } from '@/server/modules/settings/tax-settings.ts'
import { requireMember } from '@/server/viewer.ts'
import {
  type AttemptRow,
  addBuyerEmail,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  readPayableAttempts,
} from './attempt-store.ts'
import { chooseGateway } from './methods.ts'
import { openAttempt } from './open-attempt.ts'
import {
  findOwnPurchase,
  findPayable,
  type OpenPurchase,
  type Payable,
  type PurchaseRow,
  readOpenPurchases,
} from './purchase-reads-store.ts'
import { nextCheckAt } from './settle-rules.ts'
import { savePurchaseState } from './settle-store.ts'

type PaymentWish = {
  packageId: number
  gateway?: PaymentGatewayName | undefined
  /** Used if the account has none. */
  email?: string | undefined
}

export type StartedPayment = { purchase: PurchaseRow; attempt: AttemptRow }

/** Gateways' pages are good for hours; a younger attempt is used again. */
const PAGE_MS = 3_600_000

/**
 * Begins paying for a package at the wanted gateway or the operator's first. A second call gets the
 * same attempt while the package is unchanged. Raises notFound, invalid for a free package, conflict
 * for one that is held, if no gateway is open or the gateway refuses.
 */
export async function startPayment(
  context: ServiceContext,
  { packageId, gateway: wanted, email }: PaymentWish,
): Promise<StartedPayment> {
  const { deps, viewer, log } = context
  const { id: accountId } = requireMember(viewer)
  await deps.limits.consume('paymentsByAccount', String(accountId))
  const { currency } = await payable(deps.db, packageId)
  const tax = findTaxTerms(await deps.settings.read())
  const gateway = await chooseGateway(deps, { wanted, currency })
  const open = async () => {
    const attemptId = await deps.db
      .transaction()
      .execute((tx) => beginAttempt(context, tx, { packageId, accountId, gateway, tax, email }))
    return openAttempt(deps, gateway, await requireAttempt(deps.db, attemptId))
  }
  try {
    const first = await open()
    const isUseless = gateway.hasPage && first.payment_url === null
    const opened = isUseless ? ((await pageOfTwin(deps.db, first.id)) ?? (await open())) : first
    const purchase = await ownPurchase(context, opened.payment_transaction_id)
    return { purchase, attempt: opened }
  } catch (error) {
    if (error instanceof GatewayRefused) {
      log.warn({ err: error, gateway: gateway.name }, 'A gateway refused a payment')
      throw failure('conflict', 'Payment failed', { key: 'paymentFailed', cause: error })
    }
    if (error instanceof GatewayUnreachable) {
      log.warn({ err: error, gateway: gateway.name }, 'A gateway does not answer')
      throw failure('conflict', NO_ANSWER, { key: 'gatewayUnreachable', cause: error })
    }
    throw error
  }
}

const TWIN_TRIES = 10
const TWIN_PAUSE_MS = 200

/** The attempt with the page that a double click's first request has not yet been answered. */
async function pageOfTwin(db: Kysely<DB>, id: number): Promise<AttemptRow | undefined> {
  for (let tries = 0; tries < TWIN_TRIES; tries += 1) {
    const attempt = await requireAttempt(db, id)
    if (attempt.payment_url !== null) return attempt
    await passed(TWIN_PAUSE_MS)
  }
}

async function requireAttempt(db: Kysely<DB>, id: number): Promise<AttemptRow> {
  const attempt = await findAttempt(db, id)
  if (!attempt) throw new Error(`attempt ${id} is gone`)
  return attempt
}

const NO_ANSWER = 'The payment service does not answer. Please try again in a few minutes.'

/** Raises notFound also for purchases of others. */
export async function ownPurchase(
  { deps, viewer }: ServiceContext,
  id: number,
): Promise<PurchaseRow> {
  const purchase = await findOwnPurchase(deps.db, { id, accountId: requireMember(viewer).id })
  if (!purchase) throw failure('notFound', 'This payment was not found.')
  return purchase
}

/** Raises notFound, and invalid for a package that costs nothing. */
export async function payable(db: Kysely<DB>, packageId: number): Promise<Payable> {
  const offered = await findPayable(db, packageId)
  if (!offered) throw failure('notFound', 'This package was not found.')
  if (offered.type === 'free' || !offered.price_minor) {
    throw invalid({ package_id: 'This package costs nothing.' })
  }
  return offered
}

/** Easy to copy by hand: no letter that looks like a digit. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ours, short enough to be written into a bank transfer. */
export function newReference(): string {
  const characters = [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `H${characters.join('')}`
}

async function beginAttempt(
  { deps: { clock, queue }, origin }: ServiceContext,
  tx: Kysely<DB>,
  wanted: {
    packageId: number
    accountId: number
    gateway: PaymentGateway
    tax: TaxTerms | null
    email: string | undefined
  },
): Promise<number> {
  const at = clock()
  const { packageId, accountId, gateway, tax, email } = wanted
  await requireNotHeld(tx, { accountId, packageId, at })
  await payable(tx, packageId)
  const open = await readOpenPurchases(tx, { accountId, packageId, tax })
  if (open.some(({ type, state }) => type === 'bank transfer' && state === 'review')) {
    throw failure('conflict', 'Your bank transfer for this package is being reviewed.', {
      key: 'transferInReview',
    })
  }
  const pending = open.find(({ type }) => type === 'online payment')
  if (pending && !pending.is_unchanged) await dropPurchase({ queue }, tx, pending, at)
  const purchaseId = pending?.is_unchanged
    ? pending.id
    : await beginPurchase(tx, {
        accountId,
        packageId,
        origin,
        tax,
        at,
        type: 'online payment',
        state: 'pending',
        reference: newReference(),
      })
  if (email) await addBuyerEmail(tx, { purchaseId, email })
  const since = new Date(at.getTime() - PAGE_MS)
  const earlier = await findOpenAttempt(tx, { purchaseId, gateway, since })
  if (earlier !== undefined) return earlier
  const next = nextCheckAt({ state: 'pending', createdAt: at, paidAt: null }, at)
  const reference = randomUUID()
  return insertAttempt(tx, { purchaseId, gateway: gateway.name, reference, at, nextCheckAt: next })
}

/** The package changed: nothing more is to be paid at the former price. */
async function dropPurchase(
  { queue }: Pick<ServiceContext['deps'], 'queue'>,
  tx: Kysely<DB>,
  { id }: OpenPurchase,
  at: Date,
): Promise<void> {
  await savePurchaseState(tx, { id, state: 'canceled', at })
  for (const attemptId of await readPayableAttempts(tx, id)) {
    await queue.enqueue(tx, 'payments.cancel', { attemptId })
  }
}
