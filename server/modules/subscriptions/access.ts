import type { Kysely } from 'kysely'
import { isGranted, type PackageCheck, type PackageFeature } from '@/domain/access.ts'
import { checkPackages } from '@/domain/packages.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/http/failure.ts'
import type { Viewer } from '@/server/http/viewer.ts'
import { readHeld } from './holdings-store.ts'
import { isToBeHad } from './store.ts'

/** One named rule for each thing that packages give access to. */
export type AccessRules = {
  projectAccess(viewer: Viewer): Promise<PackageCheck>
  premiumListings(viewer: Viewer): Promise<PackageCheck>
  mortgageDetails(viewer: Viewer): Promise<PackageCheck>
}

/**
 * What the packages of the viewer give access to. What no package that can be had includes is open to everybody:
 * nobody could come by it. The administrator sees everything.
 */
export function packageAccess(db: Kysely<DB>, clock: () => Date): AccessRules {
  const ruleOf = (feature: PackageFeature) => async (viewer: Viewer) => {
    if (viewer.kind === 'member' && viewer.isAdmin) return GRANTED
    if (!(await isToBeHad(db, feature))) return GRANTED
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

/**
 * Lets the viewer through or raises packageRefused with what is missing; guests are not told about
 * packages they cannot have.
 */
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
