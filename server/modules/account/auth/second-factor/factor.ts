import type { Kysely } from 'kysely'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { newTotpSecret, totpUri } from '@/server/gateways/totp/totp.ts'
import { requiresSecondFactor } from '@/server/trial.ts'
import { requireMember, type Viewer } from '@/server/viewer.ts'
import { enqueueMessage } from '../codes/messages.ts'
import { requireRecentSignIn, type SentProof } from '../recent-sign-in.ts'
import { findAccount } from '../sign-in-store.ts'
import { deleteOtherTokens, markFactor } from '../token-store.ts'
import { deleteChallenges } from './challenge-store.ts'
import { appStep } from './codes.ts'
import { logFactor } from './factor-log.ts'
import {
  confirmSetup,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findFactors,
  lockSignIns,
  writeRecoveryCodes,
  writeSetup,
} from './factor-store.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { seal } from './sealing.ts'

export type FactorState = {
  isOn: boolean
  /** A passkey completes sign-ins by password. */
  isByPasskey: boolean
  isOffered: boolean
  isRequired: boolean
  recoveryCodesLeft: number
}

/** Whether sign-ins take a second factor, an app or a passkey. */
export async function isSecondFactorOn(db: Kysely<DB>, accountId: number): Promise<boolean> {
  return (await findFactors(db, accountId)).isAsked
}

/**
 * Refuses staff whose sign-in passed no second factor although they have passkeys, such as one older
 * than their role: it must not replace the factor. Raises forbidden (key `passkeySignInRequired`).
 */
export async function requireOwnFactor({ deps, viewer }: ServiceContext): Promise<void> {
  const { id, withheldRole } = requireMember(viewer)
  if (withheldRole === null || !(await findFactors(deps.db, id)).hasPasskey) return
  const message = 'Please sign in with your passkey first.'
  throw failure('forbidden', message, { key: 'passkeySignInRequired' })
}

export async function viewFactor({ deps, viewer, isLocal }: ServiceContext): Promise<FactorState> {
  const { id } = requireMember(viewer)
  const { db, config } = deps
  const { hasApp: isOn, hasPasskey, isAsked } = await findFactors(db, id)
  const isOffered = hasRole(viewer)
  const { is_demo: isDemo = false } = (await findAccount(db, id)) ?? {}
  return {
    isOn,
    isByPasskey: isAsked && hasPasskey,
    isOffered,
    isRequired: isOffered && requiresSecondFactor({ config, isLocal, isDemo }),
    recoveryCodesLeft: isAsked ? await countRecoveryCodes(db, id) : 0,
  }
}

/**
 * Starts a setup. Raises forbidden for members, conflict if active, and as `requireRecentSignIn`
 * does.
 */
export async function beginFactor(
  context: ServiceContext,
  proof: SentProof,
): Promise<{ secret: string; uri: string }> {
  const { id: accountId } = requireMember(context.viewer)
  requireRole(context.viewer)
  await requireOwnFactor(context)
  await requireRecentSignIn(context, proof)
  const { db, clock, config, settings } = context.deps
  const secret = newTotpSecret()
  const sealedSecret = seal(secret, { secretKey: config.secretKey, accountId })
  if (!(await writeSetup(db, { accountId, sealedSecret, at: clock() }))) throw alreadyOn()
  const { company_name: issuer } = await settings.read()
  const { email, name, auth_id } = (await findAccount(db, accountId)) ?? {}
  return { secret, uri: totpUri({ secret, issuer, label: email || name || auth_id || issuer }) }
}

/**
 * Activates the factor and returns ten recovery codes. Ends all other sessions, because they lack
 * it. Raises as `beginFactor` does, invalid for a wrong code, LimitReached.
 */
export async function confirmFactor(
  context: ServiceContext,
  { code, ...proof }: SentProof & { code: string },
): Promise<string[]> {
  const { id: accountId, tokenId } = requireMember(context.viewer)
  requireRole(context.viewer)
  await requireOwnFactor(context)
  await requireRecentSignIn(context, proof)
  const { db, clock, limits } = context.deps
  const key = String(accountId)
  await limits.consume('secondFactorToAccount', key)
  const at = clock()
  const codes = await db.transaction().execute(async (transaction) => {
    await lockSignIns(transaction, accountId, 'alone')
    const row = await findFactor(transaction, accountId)
    if (!row) throw notBegun()
    if (row.confirmed_at) throw alreadyOn()
    const typed = code.replace(/\s/g, '')
    const step = await appStep(context, transaction, { accountId, code: typed })
    if (step === null) throw invalid({ code: faultWords.codeWrong })
    await confirmSetup(transaction, { accountId, step, at })
    await deleteOtherTokens(transaction, { accountId, keptId: tokenId })
    await markFactor(transaction, tokenId)
    await logFactor(transaction, { accountId, action: 'secondFactorOn', at })
    await notify(context, transaction, accountId, 'on')
    return writeNewCodes(context, transaction, accountId)
  })
  await limits.giveBack('secondFactorToAccount', key)
  return codes
}

/** Deactivates the factor. Raises conflict if inactive, and as `requireRecentSignIn` does. */
export async function endFactor(context: ServiceContext, proof: SentProof): Promise<void> {
  const { id: accountId } = requireMember(context.viewer)
  await requireRecentSignIn(context, proof)
  const { db, clock } = context.deps
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteFactor(transaction, { accountId }))) throw alreadyOff()
    await deleteChallenges(transaction, accountId)
    await logFactor(transaction, { accountId, action: 'secondFactorOff', at: clock() })
    await notify(context, transaction, accountId, 'off')
  })
}

/** Replaces the recovery codes. Raises as `endFactor` does. */
export async function renewCodes(context: ServiceContext, proof: SentProof): Promise<string[]> {
  const { id: accountId } = requireMember(context.viewer)
  await requireOwnFactor(context)
  await requireRecentSignIn(context, proof)
  const { db, clock } = context.deps
  return db.transaction().execute(async (transaction) => {
    await lockSignIns(transaction, accountId, 'alone')
    if (!(await findFactors(transaction, accountId)).isAsked) throw alreadyOff()
    await logFactor(transaction, { accountId, action: 'recoveryCodesRenewed', at: clock() })
    return writeNewCodes(context, transaction, accountId)
  })
}

/** Replaces the recovery codes of an account. */
export async function writeNewCodes(
  { deps }: ServiceContext,
  transaction: Kysely<DB>,
  accountId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const { secretKey } = deps.config
  const hashes = codes.map((code) => hashRecoveryCode(code, { secretKey, accountId }))
  await writeRecoveryCodes(transaction, { accountId, hashes })
  return codes
}

function notify(
  context: ServiceContext,
  transaction: Kysely<DB>,
  accountId: number,
  event: 'on' | 'off',
): Promise<void> {
  return enqueueMessage(context, transaction, { kind: 'secondFactor', accountId, event })
}

function hasRole(viewer: Viewer): boolean {
  const { role, withheldRole } = requireMember(viewer)
  return role !== null || withheldRole !== null
}

function requireRole(viewer: Viewer): void {
  if (!hasRole(viewer)) throw failure('forbidden', 'Only administrators may do this.')
}

function alreadyOn() {
  return failure('conflict', 'Two-step verification is already on.', { key: 'secondFactorOn' })
}

function alreadyOff() {
  return failure('conflict', 'Two-step verification is already off.', { key: 'secondFactorOff' })
}

function notBegun() {
  return failure('conflict', 'Please start the setup again.', { key: 'secondFactorNotBegun' })
}
