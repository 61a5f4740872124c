import { type PackageCheck, type PackageFeature, packageFeatures } from '@/domain/account/access.ts'
import { checkPackages, isCounted } from '@/domain/payment/packages.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { findTaxTerms } from '@/server/modules/settings/tax-settings.ts'
import { requireMember, viewerMay } from '@/server/viewer.ts'
import { GRANTED } from './access.ts'
import {
  type HeldRow,
  insertFreePackage,
  type LastPurchase,
  lockTaker,
  readHeld,
  readLastPurchases,
} from './balance-store.ts'
import { closeEnded, type LedgerEntryRow, readLedger } from './ledger-store.ts'
import { findLastEnd, holdsBeforeRenewal } from './purchase-store.ts'
import {
  type FeatureRow,
  findPackage,
  type PackageRow,
  readFeatures,
  readPackages,
} from './store.ts'

export type PackageOffer = {
  /** Active packages that the viewer does not have. */
  packages: PackageRow[]
  held: HeldRow[]
  purchases: ReadonlyMap<number, LastPurchase>
  features: FeatureRow[]
}

export async function offeredPackages(
  { deps: { db, clock, settings }, viewer }: ServiceContext,
  wanted: { iosOnly: boolean },
): Promise<PackageOffer> {
  const asked = viewer.kind === 'member' ? { accountId: viewer.id, at: clock() } : null
  const tax = findTaxTerms(await settings.read())
  const [packages, features, held, purchases] = await Promise.all([
    readPackages(db, { ...wanted, tax }),
    readFeatures(db),
    asked ? readHeld(db, asked) : [],
    asked ? readLastPurchases(db, asked) : [],
  ])
  const heldIds = new Set(held.map(({ id }) => id))
  return {
    packages: packages.filter(({ id }) => !heldIds.has(id)),
    held,
    purchases: new Map(purchases.map((one) => [one.package_id, one])),
    features,
  }
}

/** Features in no active package are granted; admins list without a package. */
export async function checkOwnPackages(
  { deps: { db, clock, access }, viewer }: ServiceContext,
  feature: PackageFeature,
): Promise<PackageCheck> {
  if (feature === 'project_access') return access.projectAccess(viewer)
  if (feature === 'premium_properties') return access.premiumListings(viewer)
  if (feature === 'mortgage_calculator_detail') return access.mortgageDetails(viewer)
  const { id: accountId } = requireMember(viewer)
  if (viewerMay(viewer, 'site') && (feature === 'property_list' || feature === 'project_list'))
    return GRANTED
  return checkPackages(await readHeld(db, { accountId, at: clock() }), feature)
}

/** Activates a free package, also again, and renews one that is about to end. Raises notFound, invalid if paid, conflict if active. */
export async function takeFreePackage(
  { deps: { db, clock }, viewer }: ServiceContext,
  packageId: number,
): Promise<void> {
  const accountId = requireMember(viewer).id
  const at = clock()
  await db.transaction().execute(async (transaction) => {
    await lockTaker(transaction, accountId)
    const wanted = await findPackage(transaction, packageId)
    if (!wanted) throw failure('notFound', 'This package was not found.')
    if (wanted.type === 'paid') throw invalid({ package_id: 'This package has to be paid for.' })
    if (await holdsBeforeRenewal(transaction, { accountId, packageId, at })) {
      throw failure('conflict', 'You already have this package.')
    }
    const counted = packageFeatures.map(({ code }) => code).filter(isCounted)
    const startsAt = await findLastEnd(transaction, { accountId, packageId, at })
    await insertFreePackage(transaction, { accountId, packageId, startsAt, at, counted })
  })
}

/** A page of the ledger, after closing ended packages. */
export async function openLedger(
  { deps: { db, clock }, viewer }: ServiceContext,
  page: { offset: number; limit: number },
): Promise<{ rows: LedgerEntryRow[]; total: number }> {
  const accountId = requireMember(viewer).id
  await closeEnded(db, { at: clock(), accountId, limit: MAX_HELD })
  return readLedger(db, { accountId, ...page })
}

/** More packages never end between two requests. */
const MAX_HELD = 1000
