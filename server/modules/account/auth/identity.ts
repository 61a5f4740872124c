import type { Kysely } from 'kysely'
import { isNullIsland } from '@/domain/place/null-island.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { Failure, failure } from '@/server/contract/failure.ts'
import {
  IdentityRefused,
  type ProvenIdentity,
} from '@/server/gateways/identity/identity-verifier.ts'
import { storeAvatar } from '../avatar.ts'
import { updateAccount } from '../profile-store.ts'
import { isClosedDemo } from './closed-demo.ts'
import { takeGrant } from './codes/code-store.ts'
import { CODE_MS, toEmailKey } from './codes/targets.ts'
import { clearPassword } from './passwords/reset-store.ts'
import {
  type AccountRow,
  addIdentity,
  createAccount,
  findAccount,
  findByEmail,
  findByIdentity,
  findByMobile,
  lockIdentity,
} from './sign-in-store.ts'
import { deleteTokens } from './token-store.ts'

export type IdentityFacts = {
  name?: string | undefined
  address?: string | undefined
  about_me?: string | undefined
  facebook_id?: string | undefined
  twiiter_id?: string | undefined
  instagram_id?: string | undefined
  youtube_id?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  /** URLs are ignored, because fetching them would let strangers trigger requests. */
  profile?: UploadedFile | string | undefined
}

type SentIdentity = IdentityFacts & {
  type: '0' | '1' | '2'
  auth_id?: string | undefined
  id_token?: string | undefined
}

const METHODS = { 0: 'google', 1: 'phone', 2: 'apple' } as const

/**
 * Signs in by an identity provider's token or a recently verified number, and creates the account
 * if needed. An `auth_id` alone proves nothing. Raises unauthenticated.
 */
export async function signInByIdentity(
  context: ServiceContext,
  sent: SentIdentity,
): Promise<{ account: AccountRow; isNew: boolean }> {
  const proven = sent.id_token
    ? await byToken(context, sent, sent.id_token)
    : await byCode(context, sent)
  const { db } = context.deps
  const found = await db.transaction().execute(async (transaction) => {
    const { authId, email, mobile } = proven
    const names = [authId, email && toEmailKey(email), mobile].filter((name) => name !== null)
    await lockIdentity(
      transaction,
      names.filter((name) => name !== ''),
    )
    const known = await findKnown(transaction, proven)
    return known
      ? { id: known.id, isNew: false }
      : { id: await openAccount(context, transaction, { proven, sent }), isNew: true }
  })
  if (found.isNew) await takePortrait(context, found.id, sent.profile)
  const account = await findAccount(db, found.id)
  if (!account || isClosedDemo(context, account)) throw notProven()
  return { account, isNew: found.isNew }
}

type Proven = Omit<ProvenIdentity, 'method'> & {
  /** Whether `authId` comes from an identity provider. */
  isForeign: boolean
}

async function byToken(
  { deps }: ServiceContext,
  { type, auth_id: authId }: SentIdentity,
  idToken: string,
): Promise<Proven> {
  if (!deps.identity) throw notProven()
  try {
    const { method, ...proven } = await deps.identity.verify(idToken)
    if (method !== METHODS[type] || proven.authId !== authId) throw notProven()
    return { ...proven, isForeign: true }
  } catch (error) {
    if (error instanceof IdentityRefused) throw notProven(error)
    throw error
  }
}

async function byCode(
  { deps }: ServiceContext,
  { type, auth_id: authId = '' }: SentIdentity,
): Promise<Proven> {
  const at = deps.clock()
  const since = new Date(at.getTime() - CODE_MS)
  const mobile = type === '1' ? await takeGrant(deps.db, { authId, since, at }) : undefined
  if (!mobile) throw notProven()
  return { authId, email: null, mobile, name: '', isForeign: false }
}

/**
 * Clears the password of an account with an unverified address, because anyone could have set it.
 */
async function findKnown(db: Kysely<DB>, proven: Proven): Promise<AccountRow | undefined> {
  const { authId, email, mobile, isForeign } = proven
  const byName = isForeign ? await findByIdentity(db, authId) : undefined
  if (byName) return byName
  const byMobile = mobile === null ? undefined : await findByMobile(db, mobile)
  const account =
    byMobile ?? (email === null ? undefined : await findByEmail(db, toEmailKey(email)))
  if (!account) return undefined
  if (!byMobile && !account.is_email_verified) {
    await clearPassword(db, account.id)
    await deleteTokens(db, account.id)
  }
  if (isForeign) await addIdentity(db, { accountId: account.id, authId })
  return account
}

async function openAccount(
  { deps, language }: ServiceContext,
  transaction: Kysely<DB>,
  { proven, sent }: { proven: Proven; sent: SentIdentity },
): Promise<number> {
  const { authId, email, mobile, isForeign } = proven
  const { address, about_me, facebook_id, instagram_id, youtube_id, latitude, longitude } = sent
  const { id } = await createAccount(transaction, {
    loginType: LOGIN_TYPES[sent.type],
    authId,
    name: cleanText(sent.name || proven.name, 'name'),
    email,
    isEmailVerified: email !== null,
    mobile,
    isMobileVerified: mobile !== null,
    language,
    address,
    about_me,
    facebook_id,
    instagram_id,
    youtube_id,
    twitter_id: sent.twiiter_id,
    ...(isPlace(latitude, longitude) ? { latitude, longitude } : {}),
    at: deps.clock(),
  })
  if (isForeign) await addIdentity(transaction, { accountId: id, authId })
  return id
}

const LOGIN_TYPES = { 0: 0, 1: 1, 2: 2 } as const

/** An invalid picture does not prevent the sign-in. */
async function takePortrait(
  { deps, log }: ServiceContext,
  id: number,
  picture: IdentityFacts['profile'],
): Promise<void> {
  if (!(picture instanceof UploadedFile)) return
  try {
    const stored = await storeAvatar(deps, { path: picture.path, ownerId: id })
    const change = { profile_key: stored.key }
    await updateAccount(deps.db, { id, change, at: deps.clock() })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    log.info('The picture of a new account is no photo')
  }
}

function notProven(cause?: Error) {
  const options = { key: 'identityNotProven', ...(cause ? { cause } : {}) }
  return failure(
    'unauthenticated',
    'Who you are could not be proven. Please sign in again.',
    options,
  )
}

/** Apps send 0, 0 where a device has no position. */
function isPlace(latitude: number | undefined, longitude: number | undefined): boolean {
  return latitude !== undefined && longitude !== undefined && !isNullIsland(latitude, longitude)
}
