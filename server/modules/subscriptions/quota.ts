import type { Kysely } from 'kysely'
import type { PackageFeature } from '@/domain/access.ts'
import { checkPackages, packageToUse } from '@/domain/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/http/failure.ts'
import type { Pruning } from '@/server/jobs/prune.ts'
import { lockHeld, readHeld } from './holdings-store.ts'
import { closeEnded, findUseFor, insertGiveBack, insertUse, type Used } from './ledger-store.ts'

/**
 * Takes one use of a counted right from the package that ends first, inside the transaction of what it is for: both
 * happen or neither. Uses of one person wait for each other, so that no more is taken than is there. Answers the
 * number of the use, by which it can be given back. Raises packageRefused.
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

/** Gives back what a listing took, if its package is still held. */
export async function giveBackUse(
  transaction: Kysely<DB>,
  { for: listing, at }: { for: Used; at: Date },
): Promise<void> {
  const use = await findUseFor(transaction, listing)
  if (use) await insertGiveBack(transaction, { useId: use.id, accountId: use.account_id, at })
}

/** Tells the ledger of every package that has ended. */
export async function closeEndedPackages(
  db: Kysely<DB>,
  at: Parameters<Pruning>[0],
): Promise<void> {
  while ((await closeEnded(db, { at, limit: AT_A_TIME })) === AT_A_TIME);
}

const AT_A_TIME = 500
