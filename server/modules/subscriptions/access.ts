import type { Kysely } from 'kysely'
import { isGranted, type PackageCheck, type PackageFeature } from '@/domain/access.ts'
import { checkPackages } from '@/domain/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/http/failure.ts'
import type { Viewer } from '@/server/http/viewer.ts'
import { readHeld } from './holdings-store.ts'
import { isOffered } from './store.ts'

/** One named rule for each thing that packages give access to. */
export type AccessRules = {
  projectAccess(viewer: Viewer): Promise<PackageCheck>
  premiumListings(viewer: Viewer): Promise<PackageCheck>
  mortgageDetails(viewer: Viewer): Promise<PackageCheck>
}

/**
 * Rights of the viewer's packages. A right that no active package includes is open to everybody, since nobody could
 * get it. Administrators have every right.
 */
export function packageAccess(db: Kysely<DB>, clock: () => Date): AccessRules {
  const ruleOf = (feature: PackageFeature) => async (viewer: Viewer) => {
    if (viewer.kind === 'member' && viewer.isAdmin) return GRANTED
    if (!(await isOffered(db, feature))) return GRANTED
    const held =
      viewer.kind === 'member' ? await readHeld(db, { accountId: viewer.id, at: clock() }) : []
    return checkPackages(held, feature)
  }
  return {
    projectAccess: ruleOf('project_access'),
    premiumListings: ruleOf('premium_properties'),
    mortgageDetails: ruleOf('mortgage_calculator_detail'),
  }
}

/** Raises packageRefused without the right: with the check for members, with null for guests. */
export function requireAccess(check: PackageCheck, feature: PackageFeature, viewer: Viewer): void {
  if (isGranted(check, feature)) return
  throw failure('packageRefused', undefined, { data: viewer.kind === 'guest' ? null : check })
}

/** Nothing is lacking. */
export const GRANTED: PackageCheck = {
  package_available: true,
  feature_available: true,
  limit_available: true,
}
