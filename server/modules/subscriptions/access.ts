import { isGranted, type PackageCheck, type PackageFeature } from '@/domain/access.ts'
import { failure } from '@/server/http/failure.ts'
import type { Viewer } from '@/server/http/viewer.ts'

/** One named rule for each thing that packages give access to. */
export type AccessRules = {
  projectAccess(viewer: Viewer): Promise<PackageCheck>
  premiumListings(viewer: Viewer): Promise<PackageCheck>
  mortgageDetails(viewer: Viewer): Promise<PackageCheck>
}

/** While no packages are sold, everybody has access to everything. */
export const openAccess: AccessRules = {
  projectAccess: () => GRANTED,
  premiumListings: () => GRANTED,
  mortgageDetails: () => GRANTED,
}

/**
 * Lets the viewer through or raises packageRefused with what is missing; guests are not told about
 * packages they cannot have.
 */
export function requireAccess(check: PackageCheck, feature: PackageFeature, viewer: Viewer): void {
  if (isGranted(check, feature)) return
  throw failure('packageRefused', undefined, { data: viewer.kind === 'guest' ? null : check })
}

const GRANTED = Promise.resolve<PackageCheck>({
  package_available: true,
  feature_available: true,
  limit_available: true,
})
