import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { type RelyingParty, toRelyingParty } from '@/server/gateways/passkeys/relying-party.ts'

/** Time to answer a challenge. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000

/** The site as passkeys know it. Raises notFound where browsers allow no passkeys. */
export function requireParty({ deps }: Pick<ServiceContext, 'deps'>): RelyingParty {
  const party = toRelyingParty(deps.config.publicUrl)
  if (party) return party
  throw failure('notFound', 'This site takes no passkeys.', { key: 'passkeysClosed' })
}

/** The challenge was answered, has expired, or is for something else. */
export function passkeyChallengeOver() {
  const message = 'That took too long. Please try again.'
  return failure('notFound', message, { key: 'passkeyChallengeExpired' })
}

export const UNREADABLE_PASSKEY = 'This answer of the browser could not be read.'
export const REFUSED_PASSKEY = 'This passkey could not be verified.'
