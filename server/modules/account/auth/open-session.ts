import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type FailureOptions, failure } from '@/server/contract/failure.ts'
import { hashToken, newTokenRandom } from './codes/secrets.ts'
import { registerDevice } from './device-store.ts'
import { deviceWords } from './device-words.ts'
import { insertChallenge } from './second-factor/challenge-store.ts'
import { type Factors, findFactors, lockSignIns } from './second-factor/factor-store.ts'
import { signInExpiry } from './sign-in-lifetime.ts'
import type { AccountRow } from './sign-in-store.ts'
import { readTimeZone } from './sign-in-zone.ts'
import { insertToken } from './token-store.ts'

type SessionOwner = Pick<AccountRow, 'id' | 'role' | 'is_active'>
type Opened = { token: string } | { challenge: string; factors: Factors }

/** Time to enter the second factor. */
const CHALLENGE_MS = 5 * 60_000

/**
 * Creates a session. Raises deactivated, and forbidden (key `secondFactorRequired`, with a
 * challenge) if the account has a second factor.
 */
export async function openSession(
  context: ServiceContext,
  account: SessionOwner,
  fcmId: string | undefined,
): Promise<{ accountId: number; token: string }> {
  if (!account.is_active) throw deactivated()
  const { db } = context.deps
  const opened = await db.transaction().execute(async (transaction): Promise<Opened> => {
    await lockSignIns(transaction, account.id, 'shares')
    const factors = await findFactors(transaction, account.id)
    return factors.isAsked
      ? { challenge: await openChallenge(context, transaction, account.id, fcmId), factors }
      : { token: await writeSession(context, transaction, account, { fcmId, hasFactor: false }) }
  })
  if ('token' in opened) return { accountId: account.id, token: opened.token }
  const { hasApp, hasPasskey } = opened.factors
  throw failure('forbidden', hasApp ? CODE_FIRST : PASSKEY_FIRST, {
    key: 'secondFactorRequired',
    data: {
      challenge: opened.challenge,
      expires_in: CHALLENGE_MS / 1000,
      methods: [...(hasPasskey ? ['passkey'] : []), ...(hasApp ? ['app'] : []), 'recovery'],
    },
  })
}

const CODE_FIRST = 'Please enter the code of your authenticator app.'
const PASSKEY_FIRST = 'Please use your passkey.'

/**
 * Creates a session without further checks; returns its token. `hasFactor` says that it passed a
 * second factor.
 */
export async function writeSession(
  { deps, userAgent, timeZone }: ServiceContext,
  transaction: Kysely<DB>,
  account: SessionOwner,
  { fcmId, hasFactor }: { fcmId: string | undefined; hasFactor: boolean },
): Promise<string> {
  if (!account.is_active) throw deactivated()
  const random = newTokenRandom()
  const at = deps.clock()
  const id = await insertToken(transaction, {
    accountId: account.id,
    tokenHash: hashToken(random),
    device: deviceWords(userAgent),
    timeZone: readTimeZone(timeZone),
    hasFactor,
    at,
    expiresAt: signInExpiry({ isStaff: account.role !== null, at }),
  })
  if (fcmId) {
    await registerDevice(transaction, { accountId: account.id, tokenId: id, token: fcmId, at })
  }
  return `${id}|${random}`
}

async function openChallenge(
  { deps }: ServiceContext,
  transaction: Kysely<DB>,
  accountId: number,
  fcmId: string | undefined,
): Promise<string> {
  const random = newTokenRandom()
  const at = deps.clock()
  const expiresAt = new Date(at.getTime() + CHALLENGE_MS)
  const tokenHash = hashToken(random)
  const id = await insertChallenge(transaction, { accountId, tokenHash, fcmId, at, expiresAt })
  return `${id}.${random}`
}

/** Clients of the specification read `is_active` here. */
const OFF: FailureOptions = { data: { is_active: false } }

export function deactivated() {
  return failure('deactivated', undefined, OFF)
}
