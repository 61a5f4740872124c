import { type ConfirmationResult, RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { type IdentityProof, identityAuth, tellFailure, toProof } from './firebase-auth.ts'

/** A code that was sent. */
export type SentCode = ConfirmationResult

/**
 * Has Firebase send a code to a number ("+4915112345678"), after it has seen that no robot asks.
 * @throws IdentityFailure @throws ApiError
 */
export async function sendCode(
  project: IdentityProject,
  { number, language }: { number: string; language: string },
): Promise<SentCode> {
  const auth = identityAuth(project, language)
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await signInWithPhoneNumber(auth, number, verifier)
  } catch (error) {
    return tellFailure(error)
  } finally {
    verifier.clear()
    place.remove()
  }
}

/** Proof of the phone number, if the code is right. @throws IdentityFailure @throws ApiError */
export async function confirmCode(sent: SentCode, code: string): Promise<IdentityProof> {
  return sent.confirm(code).then(toProof).catch(tellFailure)
}
