import type { PackageCheck, PackageFeature } from '@/domain/account/access.ts'
import {
  isAsked,
  type ListingRefusal,
  type ListingRequest,
  listingFeatures,
  listingRefusal,
} from '@/domain/listing/listing-gate.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type Failure, failure } from '@/server/contract/failure.ts'
import { checkOwnPackages } from '@/server/modules/packages/service.ts'
import { requireMember, viewerMay } from '@/server/viewer.ts'
import { readLister } from './store.ts'

/**
 * Checks that the viewer may publish a listing, or make an existing one premium (`isNew` false,
 * `isPremium` true). Does not use any quota. Raises profileIncomplete (with the missing fields),
 * verificationPending, verificationFailed, verificationMissing, packageRefused.
 */
export async function requireListing(context: ServiceContext, wish: ListingRequest): Promise<void> {
  const { deps, viewer } = context
  const { id } = requireMember(viewer)
  const isTrusted = viewerMay(viewer, 'site')
  if (!isAsked({ isTrusted })) return
  const [lister, settings, checks] = await Promise.all([
    readLister(deps.db, id),
    deps.settings.read(),
    checkFeatures(context, listingFeatures(wish)),
  ])
  if (!lister) throw failure('unauthenticated')
  const refusal = listingRefusal({
    wish,
    isTrusted,
    profile: { ...lister, profile: lister.profile_key },
    verification: {
      isRequired: settings.verification_required_for_user,
      status: lister.verification_status,
    },
    checks,
  })
  if (refusal) throw toFailure(refusal)
}

async function checkFeatures(
  context: ServiceContext,
  features: readonly PackageFeature[],
): Promise<Partial<Record<PackageFeature, PackageCheck>>> {
  const asked = features.map(async (one) => [one, await checkOwnPackages(context, one)] as const)
  return Object.fromEntries(await Promise.all(asked))
}

function toFailure(refusal: ListingRefusal): Failure {
  switch (refusal.reason) {
    case 'profile':
      return failure(
        'forbidden',
        'You have not completed your profile yet. Please complete first',
        {
          key: 'profileIncomplete',
          data: { missing: refusal.missing },
        },
      )
    case 'verificationPending':
    case 'verificationFailed':
    case 'verificationMissing':
      return failure('forbidden', VERIFICATION_WORDS[refusal.reason], { key: refusal.reason })
    default:
      return failure('packageRefused', undefined, { data: refusal.check })
  }
}

const VERIFICATION_WORDS = {
  verificationPending: 'Your verification is being looked at. You can list once it is confirmed.',
  verificationFailed: 'Your verification was refused. Please apply again.',
  verificationMissing: 'Only verified people can list here. Please apply for verification first.',
}
