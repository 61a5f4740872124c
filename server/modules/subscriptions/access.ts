import type { components } from '@/generated/api-types.ts'
import type { Viewer } from '@/server/http/viewer.ts'

/** What a viewer's packages say about a thing; all three true is a yes. */
export type PackageCheck = components['schemas']['PackageCheck']

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

/** Whether a check lets the viewer in. */
export function isGranted(check: PackageCheck): boolean {
  return check.package_available && check.feature_available && check.limit_available
}

const GRANTED = Promise.resolve<PackageCheck>({
  package_available: true,
  feature_available: true,
  limit_available: true,
})
