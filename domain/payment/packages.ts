import { type PackageCheck, type PackageFeature, packageFeatures } from '../account/access.ts'

/** A null `total` is unlimited. */
export type Grant = {
  feature: PackageFeature
  total: number | null
  used: number
}

export type HeldPackage = { grants: readonly Grant[] }

/** Null is unlimited. */
export function countLeft({ feature, total, used }: Grant): number | null {
  return total === null || !isCounted(feature) ? null : Math.max(0, total - used)
}

export function checkPackages(held: readonly HeldPackage[], feature: PackageFeature): PackageCheck {
  const grants = held.flatMap((one) => one.grants.filter((grant) => grant.feature === feature))
  return {
    package_available: held.length > 0,
    feature_available: grants.length > 0,
    limit_available: grants.some(hasLeft),
  }
}

/** First with a use left, in the given order. */
export function packageToUse<Held extends HeldPackage>(
  held: readonly Held[],
  feature: PackageFeature,
): Held | undefined {
  return held.find(({ grants }) => grants.some((it) => it.feature === feature && hasLeft(it)))
}

/** Uncounted rights last as long as their package. */
export function isCounted(feature: PackageFeature): boolean {
  return packageFeatures.some(({ code, counted }) => code === feature && counted)
}

function hasLeft(grant: Grant): boolean {
  return countLeft(grant) !== 0
}
