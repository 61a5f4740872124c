import type { Kysely } from 'kysely'
import { packageFeatures } from '@/domain/account/access.ts'
import { isCounted } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import { lockTaker } from './balance-store.ts'
import { closeEndedWithin } from './ledger-store.ts'
import {
  changeBuyersTaxNumber,
  endPurchase,
  findLastEnd,
  grantPurchase,
  holdsBeforeRenewal,
  insertPurchase,
  type NewPurchase,
  pausePurchase,
  resumePurchase,
} from './purchase-store.ts'

const MAX_ENDED = 1000

/** Records a purchase with a copy of the package and of the buyer; returns its id. */
export function beginPurchase(tx: Kysely<DB>, purchase: NewPurchase): Promise<number> {
  return insertPurchase(tx, purchase)
}

/** Receipts that are not issued yet print the new number. Lock the account first. */
export function changeTaxNumber(
  tx: Kysely<DB>,
  of: { accountId: number; taxNumber: string },
): Promise<void> {
  return changeBuyersTaxNumber(tx, of)
}

/** Locks the buyer. Raises conflict for a package that is held and not about to end. */
export async function requireNotHeld(
  tx: Kysely<DB>,
  { accountId, packageId, at }: { accountId: number; packageId: number; at: Date },
): Promise<void> {
  await lockTaker(tx, accountId)
  if (await holdsBeforeRenewal(tx, { accountId, packageId, at })) {
    throw failure('conflict', 'You already have this package.', { key: 'alreadyPaid' })
  }
}

type Bought = { purchaseId: number; at: Date }

/** Grants what was bought, from now on or after what the buyer has of the package. */
export async function grantBought(
  tx: Kysely<DB>,
  {
    purchaseId,
    accountId,
    packageId,
    at,
  }: Bought & { accountId: number | null; packageId: number },
): Promise<void> {
  const counted = packageFeatures.map(({ code }) => code).filter(isCounted)
  const endsAt =
    accountId === null ? undefined : await findLastEnd(tx, { accountId, packageId, at })
  await grantPurchase(tx, { purchaseId, startsAt: endsAt ?? at, at, counted })
}

/** Ends what was bought; what is left expires. False if it granted nothing or is over. */
export async function endBought(
  tx: Kysely<DB>,
  { accountId, ...bought }: Bought & { accountId: number | undefined },
): Promise<boolean> {
  if (!(await endPurchase(tx, bought))) return false
  await closeEndedWithin(tx, { accountId, at: bought.at, limit: MAX_ENDED })
  return true
}

/** Stops what was bought while its payment is disputed. */
export function pauseBought(tx: Kysely<DB>, bought: Bought): Promise<void> {
  return pausePurchase(tx, bought)
}

/** Goes on with it; the pause is added to its end. */
export function resumeBought(tx: Kysely<DB>, bought: Bought): Promise<void> {
  return resumePurchase(tx, bought)
}
