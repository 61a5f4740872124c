import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { findChallenge } from '@/client/api/member/auth.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { authJourneyMachine } from '@/machines/auth/auth-journey.machine.ts'
import { AddressUnverified, FactorRequired } from '@/machines/auth/auth-journey.types.ts'
import type { Credentials } from '@/machines/auth/credentials.types.ts'
import type { Tools } from './find-location.ts'
import { firebaseOtpLogin } from './firebase-otp-login.ts'
import { otpLogin } from './otp-login.ts'
import { toRefusal } from './recent-sign-in.ts'
import { secondFactor } from './second-factor.ts'

type JourneyOptions = {
  language: string
  byPost: boolean
  /** Firebase project that sends text messages; absent if the server does. */
  phoneProject?: IdentityProject | undefined
}

/** All methods of signing in and up at the provider. */
export function authJourney(
  tools: Tools,
  { language, byPost, phoneProject }: JourneyOptions,
): typeof authJourneyMachine {
  const byProvider = otpLogin(tools.client, { byPost })
  return authJourneyMachine.provide({
    actors: {
      signIn: fromPromise<void, Credentials | null>(({ input }) => signIn(tools, input)),
      phoneCode: phoneProject ? firebaseOtpLogin(phoneProject, language) : byProvider,
      emailCode: byProvider,
      factor: secondFactor((answer) => signIn(tools, { type: 'factor', ...answer })),
    },
  })
}

/** Its code loads on the first attempt. */
async function signIn(tools: Tools, credentials: Credentials | null): Promise<void> {
  if (!credentials) throw new Error('there is nothing to sign in with')
  const session = await import('./session.ts').catch((cause) => {
    throw new ApiError('network', { message: 'the sign-in could not be loaded', cause })
  })
  await session.signInWith(tools, credentials).catch((error: unknown) => {
    const challenge = findChallenge(error)
    if (challenge !== null) throw new FactorRequired(challenge)
    if (error instanceof ApiError && error.key === 'emailNotVerified') throw new AddressUnverified()
    throw credentials.type === '3' ? toRefusal(error, ['email', 'password']) : error
  })
}
