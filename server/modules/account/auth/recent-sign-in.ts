import { faultWords } from '@/domain/text/fault-words.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { requireMember } from '@/server/viewer.ts'
import { proveOwnCode } from './codes/codes.ts'
import { findProofs, type IdentityProofs } from './proof-store.ts'
import { findProvenAt, markProven } from './token-store.ts'

/** The password or, for accounts without one, a code sent to the address or number. */
export type SentProof = { password?: string | undefined; otp?: string | undefined }

const RECENT_MS = 10 * 60_000

/**
 * Protects actions against stolen tokens: requires a proof now or within ten minutes. Raises
 * forbidden (key `recentSignInRequired`), invalid for a wrong proof, LimitReached, TooManyHashes.
 */
export async function requireRecentSignIn(
  context: ServiceContext,
  proof: SentProof = {},
): Promise<void> {
  const { deps, viewer } = context
  const { id, tokenId } = requireMember(viewer)
  const proofs = await getProofs(context, id)
  if (await isProvenBy(context, { proofs, proof })) {
    await markProven(deps.db, { tokenId, at: deps.clock() })
    return
  }
  const provenAt = await findProvenAt(deps.db, tokenId)
  if (provenAt && deps.clock().getTime() - provenAt.getTime() < RECENT_MS) return
  throw failure('forbidden', PROVE_FIRST, {
    key: 'recentSignInRequired',
    data: { proof: acceptedProof(proofs) },
  })
}

/**
 * Reauthenticates the session. Raises invalid for a missing or wrong proof, LimitReached,
 * TooManyHashes.
 */
export async function reauthenticate(context: ServiceContext, proof: SentProof): Promise<void> {
  const { deps, viewer } = context
  const { id, tokenId } = requireMember(viewer)
  const proofs = await getProofs(context, id)
  if (!(await isProvenBy(context, { proofs, proof }))) {
    throw invalid(
      acceptedProof(proofs) === 'password'
        ? { password: faultWords.passwordRequired }
        : { otp: faultWords.otpRequired },
    )
  }
  await markProven(deps.db, { tokenId, at: deps.clock() })
}

async function getProofs({ deps }: ServiceContext, id: number): Promise<IdentityProofs> {
  const proofs = await findProofs(deps.db, id)
  if (!proofs) throw failure('unauthenticated')
  return proofs
}

/** `signIn` is for accounts without a password, verified address or number. */
function acceptedProof({ password_hash, email, mobile }: IdentityProofs) {
  if (password_hash !== null) return 'password'
  return email === null && mobile === null ? 'signIn' : 'otp'
}

/** False without a usable proof; a wrong one raises. */
async function isProvenBy(
  context: ServiceContext,
  { proofs, proof }: { proofs: IdentityProofs; proof: SentProof },
): Promise<boolean> {
  const { id, password_hash, email, mobile } = proofs
  if (password_hash === null) {
    if (proof.otp === undefined) return false
    await proveOwnCode(context, { code: proof.otp, email, mobile })
    return true
  }
  if (proof.password === undefined) return false
  const { limits, passwords } = context.deps
  const key = `account ${id}`
  await limits.consume('signInsByAccount', key)
  if (!(await passwords.matches(proof.password, password_hash))) {
    throw invalid({ password: faultWords.passwordWrong })
  }
  await limits.giveBack('signInsByAccount', key)
  return true
}

const PROVE_FIRST = 'Please sign in again or enter your password first.'
