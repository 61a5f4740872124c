import { fromPromise, waitFor } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { findChallenge } from '@/client/api/member/auth.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { type AuthJourneyActor, authJourneyMachine } from '@/machines/auth/auth-journey.machine.ts'
import { AddressUnverified, FactorRequired } from '@/machines/auth/auth-journey.types.ts'
import type { SignInMethod } from '@/machines/auth/session.types.ts'
import type { Tools } from './find-location.ts'
import { firebaseOtpLogin } from './firebase-otp-login.ts'
import { otpLogin } from './otp-login.ts'
import { secondFactor } from './second-factor.ts'

type JourneyOptions = {
  language: string
  byPost: boolean
  /** Firebase project that sends text messages; absent if the server does. */
  phoneProject?: IdentityProject | undefined
}

/** All ways of signing in and up at the provider. */
export function authJourney(
  tools: Tools,
  { language, byPost, phoneProject }: JourneyOptions,
): typeof authJourneyMachine {
  const byProvider = otpLogin(tools.client, { byPost })
  return authJourneyMachine.provide({
    actors: {
      signIn: fromPromise<void, SignInMethod | null>(({ input }) => signIn(tools, input)),
      phoneCode: phoneProject ? firebaseOtpLogin(phoneProject, language) : byProvider,
      emailCode: byProvider,
      factor: secondFactor((challenge) => signIn(tools, { type: 'factor', ...challenge })),
    },
  })
}

/** Signs in by password; resolves also if another step follows. @throws the reason of a refusal */
export async function signInByPassword(
  actor: AuthJourneyActor,
  credentials: { email: string; password: string },
): Promise<void> {
  actor.send({ type: 'credentials.submitted', ...credentials })
  const state = await waitFor(actor, (now) => !now.matches({ open: { signIn: 'submitting' } }))
  if (state.context.failure) throw state.context.failure
}

/** Signs in, in all tabs; its code loads on the first attempt. */
async function signIn(tools: Tools, way: SignInMethod | null): Promise<void> {
  if (!way) throw new Error('there is nothing to sign in with')
  const flow = await import('./session.ts').catch((cause) => {
    throw new ApiError('network', { message: 'the sign-in could not be loaded', cause })
  })
  await flow.signInBy(tools, way).catch((error: unknown) => {
    const challenge = findChallenge(error)
    if (challenge !== null) throw new FactorRequired(challenge)
    if (error instanceof ApiError && error.key === 'emailNotVerified') throw new AddressUnverified()
    throw error
  })
}
