import { isGranted, type PackageCheck, type PackageFeature } from '../account/access.ts'
import {
  type ListingNeed,
  missingForListing,
  type ProfileFacts,
} from '../account/profile-completeness.ts'

export type ListingKind = 'property' | 'project'

/** `initial`: no application yet. */
export type VerificationStatus = 'initial' | 'pending' | 'success' | 'failed'

/** Edits (`isNew` false) need fewer checks. */
export type ListingRequest = { kind: ListingKind; isPremium: boolean; isNew: boolean }

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

export type ListingFacts = {
  wish: ListingRequest
  isTrusted: boolean
  profile: ProfileFacts
  verification: VerificationFacts
  checks: Readonly<Partial<Record<PackageFeature, PackageCheck>>>
}

export type VerificationFacts = {
  /** Setting of the installation. */
  isRequired: boolean
  status: VerificationStatus
}

/** First refusal, in check order. */
export function listingRefusal({
  wish,
  isTrusted,
  profile,
  verification,
  checks,
}: ListingFacts): ListingRefusal | null {
  if (!isAsked({ isTrusted })) return null
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

/** Administrators skip all checks. */
export function isAsked({ isTrusted }: Pick<ListingFacts, 'isTrusted'>): boolean {
  return !isTrusted
}

/** In check order. */
export function listingFeatures({ kind, isPremium, isNew }: ListingRequest): PackageFeature[] {
  if (kind === 'project') return isNew ? ['project_list', 'project_access'] : []
  const premium: PackageFeature[] = isPremium ? ['premium_properties'] : []
  return isNew ? ['property_list', ...premium] : premium
}

/** Owners need contact details and a portrait. */
export function profileRefusal(profile: ProfileFacts): ListingRefusal | null {
  const missing = missingForListing(profile)
  return missing.length > 0 ? { reason: 'profile', missing } : null
}

export function verificationRefusal({
  isRequired,
  status,
}: VerificationFacts): ListingRefusal | null {
  if (!isRequired || status === 'success') return null
  return { reason: VERIFICATION_REASONS[status] }
}

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
