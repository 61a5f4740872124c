import { isGranted, type PackageCheck, type PackageFeature } from './access.ts'
import { type ListingNeed, missingForListing, type ProfileFacts } from './profile-completeness.ts'

/** What somebody may list. */
export type ListingKind = 'property' | 'project'

/** Where the proof of an agent stands; `initial` before the first application. */
export type VerificationStatus = 'initial' | 'pending' | 'success' | 'failed'

/** What is about to be listed. A change of what is listed already (`isNew` false) is asked less. */
export type ListingWish = { kind: ListingKind; isPremium: boolean; isNew: boolean }

/** What refuses it, with what is known of that. */
export type ListingRefusal =
  | { reason: 'profile'; missing: readonly ListingNeed[] }
  | { reason: 'verificationPending' | 'verificationFailed' | 'verificationMissing' }
  | {
      reason:
        | 'packageMissing'
        | 'featureMissing'
        | 'limitReached'
        | 'premiumMissing'
        | 'projectAccess'
      feature: PackageFeature
      check: PackageCheck
    }

export type ListingRefusalReason = ListingRefusal['reason']

/** What decides: of a person, the installation and each of `listingFeatures`. */
export type ListingFacts = {
  wish: ListingWish
  isAdministrator: boolean
  profile: ProfileFacts
  verification: VerificationFacts
  checks: Readonly<Partial<Record<PackageFeature, PackageCheck>>>
}

export type VerificationFacts = {
  /** Whether the installation lets only verified people list. */
  isRequired: boolean
  status: VerificationStatus
}

/** The first thing that refuses a listing, in the order in which people are asked; null when nothing does. */
export function listingRefusal({
  wish,
  isAdministrator,
  profile,
  verification,
  checks,
}: ListingFacts): ListingRefusal | null {
  if (!isAsked({ isAdministrator })) return null
  if (wish.isNew) {
    const refusal = profileRefusal(profile) ?? verificationRefusal(verification)
    if (refusal) return refusal
  }
  for (const feature of listingFeatures(wish)) {
    const refusal = packageRefusal(feature, checks[feature] ?? NOTHING_HELD)
    if (refusal) return refusal
  }
  return null
}

/** An administrator lists without any of it. */
export function isAsked({ isAdministrator }: Pick<ListingFacts, 'isAdministrator'>): boolean {
  return !isAdministrator
}

/** The rights that a listing needs, in the order in which they are asked for. */
export function listingFeatures({ kind, isPremium, isNew }: ListingWish): PackageFeature[] {
  if (kind === 'project') return isNew ? ['project_list', 'project_access'] : []
  const premium: PackageFeature[] = isPremium ? ['premium_properties'] : []
  return isNew ? ['property_list', ...premium] : premium
}

/** Whoever lists can be reached and is known by a face. */
export function profileRefusal(profile: ProfileFacts): ListingRefusal | null {
  const missing = missingForListing(profile)
  return missing.length > 0 ? { reason: 'profile', missing } : null
}

/** Where only verified people list, whoever is not yet one. */
export function verificationRefusal({
  isRequired,
  status,
}: VerificationFacts): ListingRefusal | null {
  if (!isRequired || status === 'success') return null
  return { reason: VERIFICATION_REASONS[status] }
}

/** What the packages lack that somebody holds, by what was answered of a right. */
export function packageRefusal(
  feature: PackageFeature,
  check: PackageCheck,
): ListingRefusal | null {
  if (isGranted(check, feature)) return null
  return { reason: packageReason(feature, check), feature, check }
}

function packageReason(feature: PackageFeature, check: PackageCheck) {
  if (feature === 'premium_properties') return 'premiumMissing'
  if (feature === 'project_access') return 'projectAccess'
  if (!check.package_available) return 'packageMissing'
  return check.feature_available ? 'limitReached' : 'featureMissing'
}

const VERIFICATION_REASONS = {
  initial: 'verificationMissing',
  pending: 'verificationPending',
  failed: 'verificationFailed',
} as const

const NOTHING_HELD: PackageCheck = {
  package_available: false,
  feature_available: false,
  limit_available: false,
}
