import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  readChallenge,
  type SignInAnswer,
  signInOptions,
  verifySignIn,
} from '@/server/gateways/passkeys/passkeys.ts'
import { isClosedDemo } from '../closed-demo.ts'
import { hashToken } from '../codes/secrets.ts'
import { deactivated, writeSession } from '../open-session.ts'
import { answerChallenge, getChallenge } from '../second-factor/challenge.ts'
import { lockSignIns } from '../second-factor/factor-store.ts'
import { findAccount } from '../sign-in-store.ts'
import {
  PASSKEY_CHALLENGE_MS,
  passkeyChallengeOver,
  REFUSED_PASSKEY,
  requireParty,
  UNREADABLE_PASSKEY,
} from './party.ts'
import {
  type ChallengeUse,
  insertPasskeyChallenge,
  takePasskeyChallenge,
} from './passkey-challenge-store.ts'
import { findKey, type KeyRow, notePasskeyUse, readKeys, trustPasskey } from './passkey-store.ts'
import { toKnownPasskey } from './passkeys.ts'

type SentPasskey = {
  credential: SignInAnswer
  challenge?: string | undefined
  fcm_id?: string | undefined
}

/**
 * Options for a sign-in by any passkey or, with the challenge of a sign-in that lacks the second
 * factor, by one of its account. Raises notFound for an expired challenge, LimitReached.
 */
export async function beginPasskeySignIn(
  context: ServiceContext,
  sent: { challenge?: string | undefined },
): Promise<{ challenge: string }> {
  const party = requireParty(context)
  const { db, clock, limits } = context.deps
  await limits.consume('passkeyChallengesByAddress', context.clientAddress)
  const signIn = sent.challenge === undefined ? null : await getChallenge(context, sent.challenge)
  const allowed = signIn ? await readKeys(db, signIn.account_id) : []
  if (signIn && allowed.length === 0) throw failure('notFound', 'This account has no passkeys.')
  const options = await signInOptions(party, {
    allowed: allowed.map(toKnownPasskey),
    timeoutMs: PASSKEY_CHALLENGE_MS,
  })
  await insertPasskeyChallenge(db, {
    challenge: options.challenge,
    use: signIn ? { purpose: 'secondFactor', signInChallengeId: signIn.id } : { purpose: 'signIn' },
    expiresAt: new Date(clock().getTime() + PASSKEY_CHALLENGE_MS),
  })
  return options
}

/**
 * Signs in by a passkey, which counts as both factors, or completes a sign-in by one. Raises
 * unauthenticated for a wrong passkey, notFound for a challenge that is over, invalid, forbidden
 * (key `passkeyNeedsPassword`), deactivated, LimitReached.
 */
export function signInByPasskey(
  context: ServiceContext,
  { challenge, ...sent }: SentPasskey,
): Promise<{ accountId: number; token: string }> {
  return challenge === undefined
    ? signInAlone(context, sent)
    : completeSignIn(context, { ...sent, challenge })
}

async function signInAlone(
  context: ServiceContext,
  { credential, fcm_id: fcmId }: SentPasskey,
): Promise<{ accountId: number; token: string }> {
  const { deps, clientAddress } = context
  const { db, limits } = deps
  await limits.consume('signInsByAddress', clientAddress)
  const visited = `passkey ${hashToken(credential.id)} ${clientAddress}`
  await limits.consume('signInsByAccount', visited)
  const challenge = getPasskeyChallenge(credential)
  await takeChallenge(context, db, { challenge, use: { purpose: 'signIn' } })
  const token = await db.transaction().execute(async (transaction) => {
    const known = await findKey(transaction, credential.id)
    if (!known) return undefined
    await lockSignIns(transaction, known.account_id, 'shares')
    const key = await takeSignature(context, transaction, { credential, challenge })
    const account = key && (await findAccount(transaction, key.account_id))
    if (!account || isClosedDemo(context, account)) return undefined
    if (!account.is_active) throw deactivated()
    if (key.needs_password) throw passwordFirst()
    const written = await writeSession(context, transaction, account, { fcmId, hasFactor: true })
    return { accountId: account.id, token: written }
  })
  if (!token) throw failure('unauthenticated', REFUSED_PASSKEY, { key: 'passkeyRefused' })
  await limits.giveBack('signInsByAccount', visited)
  return token
}

function completeSignIn(
  context: ServiceContext,
  { credential, challenge }: { credential: SignInAnswer; challenge: string },
): Promise<{ accountId: number; token: string }> {
  const answered = getPasskeyChallenge(credential)
  return answerChallenge(context, {
    challenge,
    fields: { credential: REFUSED_PASSKEY },
    async accept(transaction, { id, account_id: accountId }) {
      const use = { purpose: 'secondFactor', signInChallengeId: id } as const
      await takeChallenge(context, transaction, { challenge: answered, use })
      const key = await takeSignature(context, transaction, {
        credential,
        challenge: answered,
        accountId,
      })
      if (!key) return undefined
      if (key.needs_password) await trustPasskey(transaction, key.id)
      return 'passkey'
    },
  })
}

function getPasskeyChallenge({ response }: SignInAnswer): string {
  const challenge = readChallenge(response.clientDataJSON)
  if (challenge === undefined) throw invalid({ credential: UNREADABLE_PASSKEY })
  return challenge
}

async function takeChallenge(
  { deps }: ServiceContext,
  db: Kysely<DB>,
  { challenge, use }: { challenge: string; use: ChallengeUse },
): Promise<void> {
  const taken = await takePasskeyChallenge(db, { challenge, use, at: deps.clock() })
  if (!taken) throw passkeyChallengeOver()
}

/** The passkey that signed the challenge, its use noted; undefined if wrong or of another account. */
async function takeSignature(
  context: ServiceContext,
  transaction: Kysely<DB>,
  sent: { credential: SignInAnswer; challenge: string; accountId?: number },
): Promise<KeyRow | undefined> {
  const { credential, challenge, accountId } = sent
  const key = await findKey(transaction, credential.id)
  if (!key || (accountId !== undefined && key.account_id !== accountId)) return undefined
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== key.user_handle) return undefined
  const { credential_id: credentialId, public_key: publicKey, counter } = key
  const verified = await verifySignIn(requireParty(context), {
    answer: credential,
    challenge,
    passkey: { credentialId, publicKey, counter },
  })
  if (!verified.ok) {
    context.log.info({ reason: verified.reason }, 'A passkey was refused')
    return undefined
  }
  const used = { id: key.id, ...verified.facts, at: context.deps.clock() }
  return (await notePasskeyUse(transaction, used)) ? key : undefined
}

function passwordFirst() {
  const message = 'Your password was reset. Please sign in with it once, then with your passkey.'
  return failure('forbidden', message, { key: 'passkeyNeedsPassword' })
}
