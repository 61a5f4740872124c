import { initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type UserCredential,
} from 'firebase/auth'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { IdentityFailure } from '@/domain/account/identity-errors.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'

/** User id at the identity provider, and its signed token. */
export type IdentityProof = { authId: string; idToken: string }

/** The SDK for a project, the same for all who ask; `language` is that of its windows and messages. */
export function identityAuth(project: IdentityProject, language: string): Auth {
  auth ??= open(project)
  auth.languageCode = language
  return auth
}

/** Proof for the provider; signs out of the SDK, which keeps no session. */
export async function toProof({ user }: UserCredential): Promise<IdentityProof> {
  const idToken = await user.getIdToken()
  await auth?.signOut()
  return { authId: user.uid, idToken }
}

/** @throws IdentityFailure for what the identity provider refused, ApiError without a connection. */
export function tellFailure(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code !== 'string') throw error
  if (code === 'auth/network-request-failed')
    throw new ApiError('network', { message: code, cause: error })
  throw new IdentityFailure(code, error)
}

let auth: Auth | undefined

/** Nothing is kept on the device: who is signed in is known by the marketplace's own token. */
function open({ apiKey, authDomain, projectId, emulatorUrl }: IdentityProject): Auth {
  const app = initializeApp({ apiKey, authDomain, projectId })
  const opened = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulatorUrl) connectAuthEmulator(opened, emulatorUrl, { disableWarnings: true })
  return opened
}
