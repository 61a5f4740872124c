import { createFirebaseIdentity } from './firebase-identity.ts'
import type { IdentityVerifier } from './identity-verifier.ts'

export function openIdentity({
  firebaseProjectId: projectId,
  firebaseEmulatorHost,
}: {
  firebaseProjectId: string | undefined
  firebaseEmulatorHost: string | undefined
}): IdentityVerifier | null {
  if (!projectId) return null
  const isEmulated = firebaseEmulatorHost !== undefined
  return createFirebaseIdentity({ projectId, isEmulated, clock: () => new Date() })
}
