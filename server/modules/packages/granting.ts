import type { Kysely } from 'kysely'
import { packageFeatures } from '@/domain/account/access.ts'
import { isCounted } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import { insertFreePackage } from './balance-store.ts'
import {
  endGrantedPackage,
  findOffered,
  type GrantedPackageRow,
  holdsAfter,
  readGrantedPackages,
} from './granting-store.ts'
import { closeEndedWithin } from './ledger-store.ts'

export type { GrantedPackageRow } from './granting-store.ts'

const MAX_ENDED = 1000

export function listGrantedPackages(
  db: Kysely<DB>,
  wanted: { accountId: number; at: Date; limit: number },
): Promise<GrantedPackageRow[]> {
  return readGrantedPackages(db, wanted)
}

/** Grants a package from `startsAt`; returns its name. Raises notFound, conflict. */
export async function addGrantedPackage(
  transaction: Kysely<DB>,
  grant: { accountId: number; packageId: number; startsAt: Date; at: Date },
): Promise<{ name: string }> {
  const offered = await findOffered(transaction, grant.packageId)
  if (!offered) throw failure('notFound', 'This package was not found.')
  if (await holdsAfter(transaction, grant)) {
    throw failure('conflict', 'This person already has the package.')
  }
  const counted = packageFeatures.map(({ code }) => code).filter(isCounted)
  await insertFreePackage(transaction, { ...grant, counted, isGranted: true })
  return offered
}

/** Ends a granted package; its quota expires. Raises notFound. */
export async function endGranted(
  transaction: Kysely<DB>,
  wanted: { accountId: number; holdingId: number; at: Date },
): Promise<{ package_id: number; name: string }> {
  const ended = await endGrantedPackage(transaction, wanted)
  if (!ended) throw failure('notFound', 'This package was not granted, or it is over.')
  const { accountId, at } = wanted
  await closeEndedWithin(transaction, { accountId, at, limit: MAX_ENDED })
  return ended
}
