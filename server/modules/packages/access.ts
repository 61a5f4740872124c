import type { Kysely } from 'kysely'
import { isGranted, type PackageCheck, type PackageFeature } from '@/domain/account/access.ts'
import { checkPackages } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import { type Viewer, viewerMay } from '@/server/viewer.ts'
import { holdsPackage, readHeld } from './balance-store.ts'
import { isOffered } from './store.ts'

/** Access checks per package feature. */
export type AccessRules = {
  hasPackage(viewer: Viewer): Promise<boolean>
  projectAccess(viewer: Viewer): Promise<PackageCheck>
  premiumListings(viewer: Viewer): Promise<PackageCheck>
  mortgageDetails(viewer: Viewer): Promise<PackageCheck>
}

/**
 * Checks the viewer's packages. Features in no active package are open to all, because nobody could
 * get them. Administrators have all.
 */
export function packageAccess(db: Kysely<DB>, clock: () => Date): AccessRules {
  const createRule = (feature: PackageFeature) => async (viewer: Viewer) => {
    if (viewerMay(viewer, 'site')) return GRANTED
    if (!(await isOffered(db, feature))) return GRANTED
    const held =
      viewer.kind === 'member' ? await readHeld(db, { accountId: viewer.id, at: clock() }) : []
    return checkPackages(held, feature)
  }
  return {
    hasPackage: async (viewer) =>
      viewer.kind === 'member' && holdsPackage(db, { accountId: viewer.id, at: clock() }),
    projectAccess: createRule('project_access'),
    premiumListings: createRule('premium_properties'),
    mortgageDetails: createRule('mortgage_calculator_detail'),
  }
}

/** Raises packageRefused, with the check for members and null for guests. */
export function requireAccess(check: PackageCheck, feature: PackageFeature, viewer: Viewer): void {
  if (isGranted(check, feature)) return
  throw failure('packageRefused', undefined, { data: viewer.kind === 'guest' ? null : check })
}

export const GRANTED: PackageCheck = {
  package_available: true,
  feature_available: true,
  limit_available: true,
}
