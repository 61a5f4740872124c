import { createHmac } from 'node:crypto'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  type RegistrationAnswer,
  readChallenge,
  registrationOptions,
  verifyRegistration,
} from '@/server/gateways/passkeys/passkeys.ts'
import { requireMember } from '@/server/viewer.ts'
import { enqueueMessage } from '../codes/messages.ts'
import { deviceWords } from '../device-words.ts'
import { requireRecentSignIn, type SentProof } from '../recent-sign-in.ts'
import { requireOwnFactor, writeNewCodes } from '../second-factor/factor.ts'
import { logFactor } from '../second-factor/factor-log.ts'
import {
  countRecoveryCodes,
  deleteIdleRecoveryCodes,
  findFactors,
  lockSignIns,
} from '../second-factor/factor-store.ts'
import { findAccount } from '../sign-in-store.ts'
import { deleteOtherTokens, markFactor } from '../token-store.ts'
import {
  PASSKEY_CHALLENGE_MS,
  passkeyChallengeOver,
  REFUSED_PASSKEY,
  requireParty,
  UNREADABLE_PASSKEY,
} from './party.ts'
import { insertPasskeyChallenge, takePasskeyChallenge } from './passkey-challenge-store.ts'
import {
  deletePasskey,
  insertPasskey,
  type KeyRow,
  type PasskeyRow,
  readKeys,
  readPasskeys,
  writePasskeyName,
} from './passkey-store.ts'

export type { PasskeyRow } from './passkey-store.ts'

export const MAX_PASSKEYS = 10

/** Lists the viewer's passkeys, the newest first. */
export function listPasskeys({ deps, viewer }: ServiceContext): Promise<PasskeyRow[]> {
  return readPasskeys(deps.db, requireMember(viewer).id)
}

/**
 * Options for a new passkey. Raises conflict (key `passkeyLimit`), notFound without passkeys,
 * LimitReached, and as `requireRecentSignIn` and `requireOwnFactor` do.
 */
export async function beginPasskey(
  context: ServiceContext,
  proof: SentProof,
): Promise<{ challenge: string }> {
  const { id: accountId, tokenId } = requireMember(context.viewer)
  const party = requireParty(context)
  await requireOwnFactor(context)
  await requireRecentSignIn(context, proof)
  const { db, clock, settings, limits } = context.deps
  await limits.consume('passkeyChallengesByAccount', String(accountId))
  const known = await readKeys(db, accountId)
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys()
  const account = await findAccount(db, accountId)
  const { company_name: site } = await settings.read()
  const userName = account?.email || account?.name || site
  const options = await registrationOptions(party, {
    site,
    userHandle: userHandleFor(context, { accountId, known }),
    userName,
    displayName: account?.name || userName,
    known: known.map(toKnownPasskey),
    timeoutMs: PASSKEY_CHALLENGE_MS,
  })
  await insertPasskeyChallenge(db, {
    challenge: options.challenge,
    use: { purpose: 'register', tokenId },
    expiresAt: new Date(clock().getTime() + PASSKEY_CHALLENGE_MS),
  })
  return options
}

/**
 * Adds a passkey, which proves the session, too. The first second factor of staff ends other
 * sessions and brings recovery codes. Raises notFound for a challenge that is over, invalid, conflict
 * (keys `passkeyKnown` and `passkeyLimit`), and as `requireOwnFactor` does.
 */
export async function createPasskey(
  context: ServiceContext,
  { credential, name }: { credential: RegistrationAnswer; name?: string | undefined },
): Promise<{ passkey: PasskeyRow; recoveryCodes: string[] }> {
  const { id: accountId, tokenId } = requireMember(context.viewer)
  const party = requireParty(context)
  await requireOwnFactor(context)
  const { db, clock } = context.deps
  const at = clock()
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) throw invalid({ credential: UNREADABLE_PASSKEY })
  const use = { purpose: 'register', tokenId } as const
  if (!(await takePasskeyChallenge(db, { challenge, use, at }))) throw passkeyChallengeOver()
  const verified = await verifyRegistration(party, { answer: credential, challenge })
  if (!verified.ok) {
    context.log.info({ reason: verified.reason }, 'A new passkey was refused')
    throw invalid({ credential: REFUSED_PASSKEY })
  }
  return db.transaction().execute(async (transaction) => {
    await lockSignIns(transaction, accountId, 'alone')
    const known = await readKeys(transaction, accountId)
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys()
    const passkey = await insertPasskey(transaction, {
      ...verified.facts,
      accountId,
      userHandle: userHandleFor(context, { accountId, known }),
      name: name || deviceWords(context.userAgent) || 'Passkey',
      at,
    })
    if (!passkey) throw knownPasskey()
    const { hasApp, isAsked } = await findFactors(transaction, accountId)
    const isFirst = isAsked && !hasApp && known.length === 0
    if (known.length === 0) await markFactor(transaction, tokenId)
    if (isFirst) await deleteOtherTokens(transaction, { accountId, keptId: tokenId })
    const lacksCodes = isAsked && (await countRecoveryCodes(transaction, accountId)) === 0
    await logFactor(transaction, { accountId, action: 'passkeyAdded', at })
    await enqueueMessage(context, transaction, {
      kind: 'secondFactor',
      accountId,
      event: 'passkeyAdded',
    })
    const recoveryCodes = lacksCodes ? await writeNewCodes(context, transaction, accountId) : []
    return { passkey, recoveryCodes }
  })
}

/** Renames a passkey. Raises notFound, also for other accounts' passkeys. */
export async function renamePasskey(
  { deps, viewer }: ServiceContext,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const { id: accountId } = requireMember(viewer)
  if (!(await writePasskeyName(deps.db, { accountId, id, name }))) throw unknownPasskey()
}

/**
 * Removes a passkey. Raises notFound, also for other accounts' passkeys, and as
 * `requireRecentSignIn` and `requireOwnFactor` do.
 */
export async function removePasskey(
  context: ServiceContext,
  { id, ...proof }: SentProof & { id: number },
): Promise<void> {
  const { id: accountId } = requireMember(context.viewer)
  await requireOwnFactor(context)
  await requireRecentSignIn(context, proof)
  const { db, clock } = context.deps
  await db.transaction().execute(async (transaction) => {
    await lockSignIns(transaction, accountId, 'alone')
    if (!(await deletePasskey(transaction, { accountId, id }))) throw unknownPasskey()
    await deleteIdleRecoveryCodes(transaction, accountId)
    await logFactor(transaction, { accountId, action: 'passkeyRemoved', at: clock() })
    await enqueueMessage(context, transaction, {
      kind: 'secondFactor',
      accountId,
      event: 'passkeyRemoved',
    })
  })
}

/** Names a passkey to a browser. */
export function toKnownPasskey({ credential_id, transports }: KeyRow) {
  return { credentialId: credential_id, transports }
}

/** The same for all passkeys of an account, so that a device replaces its own; says nothing of it. */
function userHandleFor(
  { deps }: ServiceContext,
  { accountId, known }: { accountId: number; known: readonly KeyRow[] },
): string {
  const [first] = known
  if (first) return first.user_handle
  const named = `passkey-user:${accountId}`
  return createHmac('sha256', deps.config.secretKey).update(named).digest('base64url')
}

function tooManyPasskeys() {
  const message = `An account may have ${MAX_PASSKEYS} passkeys. Please remove one first.`
  return failure('conflict', message, { key: 'passkeyLimit' })
}

function knownPasskey() {
  return failure('conflict', 'This passkey is already in use.', { key: 'passkeyKnown' })
}

function unknownPasskey() {
  return failure('notFound', 'This passkey was not found.')
}
