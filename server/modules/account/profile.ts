import { toDigits } from '@/domain/account/account-fields.ts'
import { isNullIsland } from '@/domain/place/null-island.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { changeTaxNumber } from '@/server/modules/packages/purchases.ts'
import { dropFiles } from '@/server/modules/uploads/intake.ts'
import { keptParts } from '@/server/modules/uploads/kept-parts.ts'
import { type Member, requireMember } from '@/server/viewer.ts'
import { toEmailKey, toPhoneNumber } from './auth/codes/targets.ts'
import { registerDevice } from './auth/device-store.ts'
import { storeAvatar } from './avatar.ts'
import { allowContact, askContact, type SentContact } from './contact/contact.ts'
import {
  findContacts,
  isOwnPicture,
  lockAccount,
  type ProfileChange,
  updateAccount,
} from './profile-store.ts'

/** Absent fields stay unchanged; empty texts clear them. */
export type SentProfile = {
  name?: string
  email?: string
  mobile?: string
  address?: string
  about_me?: string
  tax_number?: string
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
  password?: string
  profile?: UploadedFile
}

/**
 * Updates the viewer's profile and push device. A new address or number waits for its code. Raises
 * invalid for a wrong picture, link or single coordinate, and as `askContact` does.
 */
export async function changeProfile(context: ServiceContext, sent: SentProfile): Promise<void> {
  const { deps, viewer } = context
  const member = requireMember(viewer)
  const change = toProfileChange(sent)
  const contacts = await newContacts(context, { id: member.id, sent })
  if (Object.values(change).some((value) => value !== undefined) || sent.profile) {
    await writeProfile(context, { member, change, sent })
  }
  for (const contact of contacts) await askContact(context, contact)
  if (sent.fcm_id) {
    const { id: accountId, tokenId } = member
    await registerDevice(deps.db, { accountId, tokenId, token: sent.fcm_id, at: deps.clock() })
  }
}

async function writeProfile(
  { deps }: ServiceContext,
  { member, change, sent }: { member: Member; change: ProfileChange; sent: SentProfile },
): Promise<void> {
  const { id } = member
  if (sent.profile) await deps.limits.consume('portraitsByAccount', String(id))
  const kept = keptParts(deps)
  try {
    const portrait =
      sent.profile && (await kept.keep(storeAvatar(deps, { path: sent.profile.path, ownerId: id })))
    await deps.db.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, id)
      if (!account) throw failure('unauthenticated')
      const own = portrait ? { ...change, profile_key: portrait.key } : change
      await updateAccount(transaction, { id, change: own, at: deps.clock() })
      const { tax_number: taxNumber } = change
      if (taxNumber !== undefined) await changeTaxNumber(transaction, { accountId: id, taxNumber })
      const previous = portrait ? account.profile_key : null
      if (previous && (await isOwnPicture(transaction, { key: previous, ownerId: id }))) {
        await dropFiles(deps, transaction, [previous])
      }
    })
  } catch (error) {
    await kept.takeBackAfter(error)
    throw error
  }
}

async function newContacts(
  context: ServiceContext,
  { id, sent }: { id: number; sent: SentProfile },
): Promise<SentContact[]> {
  const { email, mobile, password } = sent
  if (email === undefined && mobile === undefined) return []
  const present = await findContacts(context.deps.db, id)
  const isNewEmail = email !== undefined && toEmailKey(email) !== toEmailKey(present?.email ?? '')
  const isNewMobile =
    mobile !== undefined &&
    toDigits(await toPhoneNumber(context.deps, mobile, 'mobile')) !==
      toDigits(present?.mobile ?? '')
  const found = [...(isNewEmail ? [{ email }] : []), ...(isNewMobile ? [{ mobile }] : [])]
  const asked: SentContact[] = []
  for (const contact of found) {
    if (!(await allowContact(context, { ...contact, password }))) asked.push(contact)
  }
  return asked
}

function toProfileChange(sent: SentProfile): ProfileChange {
  const { name, address, about_me, tax_number, city, state, country, notification } = sent
  if (name?.trim() === '') throw invalid({ name: faultWords.nameRequired })
  return {
    name: name?.trim(),
    address: address?.trim(),
    about_me: about_me?.trim(),
    tax_number: tax_number?.trim(),
    city: city?.trim(),
    state: state?.trim(),
    country: country?.trim(),
    ...toLinks(sent),
    ...toPosition(sent),
    wants_push: notification === undefined ? undefined : notification === 1,
  }
}

const LINKS = ['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'] as const

function toLinks(sent: SentProfile) {
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

function toPosition({ latitude, longitude, city, state, country }: SentProfile) {
  if (latitude === undefined && longitude !== undefined) {
    throw invalid({ latitude: 'is needed with longitude' })
  }
  if (longitude === undefined && latitude !== undefined) {
    throw invalid({ longitude: 'is needed with latitude' })
  }
  if (latitude !== undefined && longitude !== undefined) {
    if (isNullIsland(latitude, longitude)) throw invalid({ latitude: faultWords.positionUnknown })
    return { latitude, longitude }
  }
  const isCleared = city === '' && state === '' && country === ''
  return isCleared ? { latitude: null, longitude: null } : {}
}
