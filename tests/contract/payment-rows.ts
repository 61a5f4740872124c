import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { insertPurchase } from '@/server/modules/packages/purchase-store.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { type Answers, MEMBERS, OWNER_ALONE, type PermissionRow, row } from './permission-row.ts'

/** No gateway is configured here, so that nobody is called. */
const NO_METHOD: Answers = [401, 409, 409, 409, 403, 409]
const NO_FILE: Answers = [401, 422, 422, 422, 403, 422]

const paidPackage = (db: Kysely<DB>) => offeredPackage(db, { name: 'Agency', priceMinor: 4900 })

async function purchase(db: Kysely<DB>, accountId: number, isPaid: boolean): Promise<number> {
  return insertPurchase(db, {
    accountId,
    packageId: await paidPackage(db),
    at: TEST_NOW,
    origin: '',
    tax: null,
    type: isPaid ? 'free' : 'bank transfer',
    state: isPaid ? 'paid' : 'pending',
    reference: randomUUID(),
  })
}

/** How members pay. */
export const PAYMENTS: readonly PermissionRow[] = [
  row('getPaymentSettings', MEMBERS),
  row('getPaymentDetails', MEMBERS),
  row(
    'createPaymentIntent',
    NO_METHOD,
    async ({ db }) => ({ body: { package_id: await paidPackage(db), platform_type: 'web' } }),
    'while no gateway is open',
  ),
  row(
    'startPaypalPayment',
    NO_METHOD,
    async ({ db }) => ({ query: { package_id: await paidPackage(db) } }),
    'while PayPal is closed',
  ),
  row(
    'startFlutterwavePayment',
    NO_METHOD,
    async ({ db }) => ({ body: { package_id: await paidPackage(db) } }),
    'while Flutterwave is closed',
  ),
  row('checkPayment', OWNER_ALONE, async ({ db, ownerId }) => ({
    body: { payment_transaction_id: await purchase(db, ownerId, false) },
  })),
  row('failPaymentTransaction', OWNER_ALONE, async ({ db, ownerId }) => ({
    body: { payment_transaction_id: await purchase(db, ownerId, false) },
  })),
  row('getPaymentReceipt', OWNER_ALONE, async ({ db, ownerId }) => ({
    query: { payment_transaction_id: await purchase(db, ownerId, true) },
  })),
  row(
    'getPaymentPaper',
    [404, 404, 404, 404, 404, 404],
    () => ({ path: { kind: 'receipt', id: 1 }, query: { until: 1, signature: 'none' } }),
    'without its signature',
  ),
  row(
    'initiateBankTransfer',
    NO_METHOD,
    async ({ db }) => ({ body: { package_id: await paidPackage(db) } }),
    'while transfers are closed',
  ),
  row(
    'uploadBankReceipt',
    NO_FILE,
    () => ({ body: { payment_transaction_id: 1 } }),
    'without a file',
  ),
]
