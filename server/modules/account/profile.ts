import { faultWords } from '@/domain/said-faults.ts'
import type { UploadedFile } from '@/server/http/decoding/uploaded-file.ts'
import { failure, invalid } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { type Member, memberOf } from '@/server/http/viewer.ts'
import { dropFiles } from '@/server/modules/uploads/intake.ts'
import { keptParts } from '@/server/modules/uploads/kept-parts.ts'
import { registerDevice } from './device-store.ts'
import { storePortrait } from './portrait.ts'
import { isOwnPicture, lockAccount, type ProfileChange, updateAccount } from './profile-store.ts'

/** A profile as somebody sent it; what is absent stays, an empty text clears. */
export type SentProfile = {
  name?: string
  email?: string
  mobile?: string
  address?: string
  about_me?: string
  facebook_id?: string
  twiiter_id?: string
  instagram_id?: string
  youtube_id?: string
  city?: string
  state?: string
  country?: string
  latitude?: number
  longitude?: number
  notification?: 0 | 1
  fcm_id?: string
  profile?: UploadedFile
}

/**
 * Changes the viewer's profile, and registers the device when its push token is sent. Raises invalid for a
 * picture, a link or half a position that cannot be, and for another address or number than the present one:
 * those are proven first.
 */
export async function changeProfile(context: RequestContext, sent: SentProfile): Promise<void> {
  const { deps, viewer } = context
  const member = memberOf(viewer)
  const change = changeOf(sent)
  const isChanged = Object.values(change).some((value) => value !== undefined) || sent.profile
  if (isChanged || sent.email !== undefined || sent.mobile !== undefined) {
    await writeProfile(context, { member, change, sent })
  }
  if (sent.fcm_id) {
    const { id: accountId, tokenId } = member
    await registerDevice(deps.db, { accountId, tokenId, token: sent.fcm_id, at: deps.clock() })
  }
}

async function writeProfile(
  { deps }: RequestContext,
  { member, change, sent }: { member: Member; change: ProfileChange; sent: SentProfile },
): Promise<void> {
  const { id } = member
  if (sent.profile) await deps.limits.consume('portraitsByAccount', String(id))
  const kept = keptParts(deps)
  try {
    const portrait =
      sent.profile &&
      (await kept.keep(storePortrait(deps, { path: sent.profile.path, ownerId: id })))
    await deps.db.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, id)
      if (!account) throw failure('unauthenticated')
      refuseUnproven(account, sent)
      const own = portrait ? { ...change, profile_key: portrait.key } : change
      await updateAccount(transaction, { id, change: own, at: deps.clock() })
      const former = portrait ? account.profile_key : null
      if (former && (await isOwnPicture(transaction, { key: former, ownerId: id }))) {
        await dropFiles(deps, transaction, [former])
      }
    })
  } catch (error) {
    await kept.takeBackAfter(error)
    throw error
  }
}

const UNPROVEN = 'Please prove it first: ask for a code.'

function refuseUnproven(
  account: { email: string | null; mobile: string | null },
  { email, mobile }: SentProfile,
): void {
  if (email !== undefined && email.trim().toLowerCase() !== account.email?.toLowerCase()) {
    throw invalid({ email: UNPROVEN })
  }
  if (mobile !== undefined && mobile.replace(/\D/g, '') !== (account.mobile ?? '')) {
    throw invalid({ mobile: UNPROVEN })
  }
}

function changeOf(sent: SentProfile): ProfileChange {
  const { name, address, about_me, city, state, country, notification } = sent
  if (name?.trim() === '') throw invalid({ name: faultWords.nameRequired })
  return {
    name: name?.trim(),
    address: address?.trim(),
    about_me: about_me?.trim(),
    city: city?.trim(),
    state: state?.trim(),
    country: country?.trim(),
    ...linksOf(sent),
    ...positionOf(sent),
    wants_push: notification === undefined ? undefined : notification === 1,
  }
}

const LINKS = ['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'] as const

/** A name on a network or the address of a page there; pages make it a link. */
function linksOf(sent: SentProfile) {
  for (const field of LINKS) {
    const url = URL.parse(sent[field]?.trim() ?? '')
    if (url && !/^https?:$/.test(url.protocol)) throw invalid({ [field]: 'must be a web address' })
  }
  const { facebook_id, twiiter_id, instagram_id, youtube_id } = sent
  return {
    facebook_id: facebook_id?.trim(),
    twitter_id: twiiter_id?.trim(),
    instagram_id: instagram_id?.trim(),
    youtube_id: youtube_id?.trim(),
  }
}

/** A place that is cleared takes its position along. */
function positionOf({ latitude, longitude, city, state, country }: SentProfile) {
  if (latitude === undefined && longitude !== undefined) {
    throw invalid({ latitude: 'is needed with longitude' })
  }
  if (longitude === undefined && latitude !== undefined) {
    throw invalid({ longitude: 'is needed with latitude' })
  }
  if (latitude !== undefined) return { latitude, longitude }
  const isCleared = city === '' && state === '' && country === ''
  return isCleared ? { latitude: null, longitude: null } : {}
}
