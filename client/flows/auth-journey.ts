import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { findChallenge } from '@/client/api/member/auth.ts'
import { supportsPasskeys } from '@/client/integrations/passkey-support.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { authJourneyMachine } from '@/machines/auth/auth-journey.machine.ts'
import { AddressUnverified, FactorRequired } from '@/machines/auth/auth-journey.types.ts'
import type { Credentials } from '@/machines/auth/credentials.types.ts'
import type { FactorMethod } from '@/machines/second-factor/second-factor.types.ts'
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
      signInByPasskey: fromPromise<void>(() => signInByPasskey(tools)),
      factor: secondFactor(({ method, challenge, code }) =>
        method === 'passkey'
          ? signInByPasskey(tools, challenge)
          : signIn(tools, { type: 'factor', challenge, code }),
      ),
    },
  })
}

function isUsable(method: FactorMethod): boolean {
  return method !== 'passkey' || supportsPasskeys()
}

/** Its code, and that of passkeys, loads on the first attempt. */
async function signInByPasskey(tools: Tools, challenge?: string): Promise<void> {
  const { signInWithPasskey } = await import('./passkey-sign-in.ts').catch(failLoading)
  await signInWithPasskey(tools, challenge)
}

function failLoading(cause: unknown): never {
  throw new ApiError('network', { message: 'the sign-in could not be loaded', cause })
}

/** Its code loads on the first attempt. */
async function signIn(tools: Tools, credentials: Credentials | null): Promise<void> {
  if (!credentials) throw new Error('there is nothing to sign in with')
  const session = await import('./session.ts').catch(failLoading)
  await session.signInWith(tools, credentials).catch((error: unknown) => {
    const pending = findChallenge(error)
    if (pending) throw new FactorRequired({ ...pending, methods: pending.methods.filter(isUsable) })
    if (error instanceof ApiError && error.key === 'emailNotVerified') throw new AddressUnverified()
    throw credentials.type === '3' ? toRefusal(error, ['email', 'password']) : error
  })
}
