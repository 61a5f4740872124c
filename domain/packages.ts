import { type PackageCheck, type PackageFeature, packageFeatures } from './access.ts'

/** What one package that is held grants of one right; counts are null where nothing is counted. */
export type Grant = {
  feature: PackageFeature
  total: number | null
  used: number
}

/** A package that somebody holds at the moment asked about. */
export type HeldPackage = { grants: readonly Grant[] }

/** How many uses a grant still has; null is without a limit. */
export function leftOf({ feature, total, used }: Grant): number | null {
  return total === null || !isCounted(feature) ? null : Math.max(0, total - used)
}

/** What the packages that somebody holds say of a right. */
export function checkPackages(held: readonly HeldPackage[], feature: PackageFeature): PackageCheck {
  const grants = held.flatMap((one) => one.grants.filter((grant) => grant.feature === feature))
  return {
    package_available: held.length > 0,
    feature_available: grants.length > 0,
    limit_available: grants.some(hasLeft),
  }
}

/** The package that the next use is taken from: the first of them, in the order given, that has one left. */
export function packageToUse<Held extends HeldPackage>(
  held: readonly Held[],
  feature: PackageFeature,
): Held | undefined {
  return held.find(({ grants }) => grants.some((it) => it.feature === feature && hasLeft(it)))
}

/** Whether a right is used up, or merely there as long as its package is. */
export function isCounted(feature: PackageFeature): boolean {
  return packageFeatures.some(({ code, counted }) => code === feature && counted)
}

function hasLeft(grant: Grant): boolean {
  return leftOf(grant) !== 0
}
