import type { Kysely } from 'kysely'
import type { PackageFeature } from '@/domain/account/access.ts'
import { checkPackages, packageToUse } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Pruning } from '@/server/jobs/prune.ts'
import { lockHeld, readHeld } from './balance-store.ts'
import { closeEnded, findListingUse, insertGiveBack, insertUse, type Used } from './ledger-store.ts'

/**
 * Uses quota of the package that ends first within the caller's transaction; returns the use's id.
 * Serialized per account. Raises packageRefused.
 */
export async function takeUse(
  transaction: Kysely<DB>,
  use: { accountId: number; feature: PackageFeature; for: Used | null; at: Date },
): Promise<number> {
  await lockHeld(transaction, use)
  const held = await readHeld(transaction, use)
  const from = packageToUse(held, use.feature)
  if (!from) {
    throw failure('packageRefused', undefined, { data: checkPackages(held, use.feature) })
  }
  const grant = from.grants.find(({ feature }) => feature === use.feature)
  const isLimited = grant !== undefined && grant.total !== null
  return insertUse(transaction, { ...use, holdingId: from.holding_id, isLimited })
}

/** Refunds the use of a listing if the package is still active. */
export async function giveBackUse(
  transaction: Kysely<DB>,
  { for: listing, at }: { for: Used; at: Date },
): Promise<void> {
  const use = await findListingUse(transaction, listing)
  if (use) await insertGiveBack(transaction, { useId: use.id, accountId: use.account_id, at })
}

/** Refunds one use, whatever else the listing used; false if its package is over. */
export function giveBackOwnUse(
  transaction: Kysely<DB>,
  use: { useId: number; accountId: number; at: Date },
): Promise<boolean> {
  return insertGiveBack(transaction, use)
}

export async function closeEndedPackages(
  db: Kysely<DB>,
  at: Parameters<Pruning>[0],
): Promise<void> {
  while ((await closeEnded(db, { at, limit: AT_A_TIME })) === AT_A_TIME);
}

const AT_A_TIME = 500
