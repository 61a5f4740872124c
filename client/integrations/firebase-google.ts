import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { type IdentityProof, identityAuth, tellFailure, toProof } from './firebase-auth.ts'

/** Asks Google in a window who somebody is. @throws IdentityFailure @throws ApiError */
export async function askInWindow(
  project: IdentityProject,
  language: string,
): Promise<IdentityProof> {
  const auth = identityAuth(project, language)
  const signedIn = await signInWithPopup(auth, google(), browserPopupRedirectResolver).catch(
    tellFailure,
  )
  return toProof(signedIn).catch(tellFailure)
}

/** Sends the page to Google, which sends it back; never ends otherwise. @throws IdentityFailure */
export async function leaveForGoogle(project: IdentityProject, language: string): Promise<void> {
  const auth = identityAuth(project, language)
  await signInWithRedirect(auth, google(), browserPopupRedirectResolver).catch(tellFailure)
}

/** Result of the redirect sign-in; null without one. @throws IdentityFailure */
export async function readReturn(
  project: IdentityProject,
  language: string,
): Promise<IdentityProof | null> {
  const auth = identityAuth(project, language)
  const signedIn = await getRedirectResult(auth, browserPopupRedirectResolver).catch(tellFailure)
  return signedIn && toProof(signedIn).catch(tellFailure)
}

/** People with several accounts choose one each time. */
function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}
