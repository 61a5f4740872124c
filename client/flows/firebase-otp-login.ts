import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/api-error.ts'
import type { SentCode } from '@/client/integrations/firebase-phone.ts'
import { IdentityFailure, identityFault, isCodeTooOld } from '@/domain/identity-errors.ts'
import type { IdentityProject } from '@/domain/identity-project.ts'
import { otpLoginMachine } from '@/machines/otp-login/otp-login.machine.ts'
import {
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Expired,
  Refused,
} from '@/machines/otp-login/otp-login.types.ts'

/** The one-time code as Firebase sends it to telephones. */
export function firebaseOtpLogin(project: IdentityProject, language: string) {
  let sent: SentCode | undefined
  return otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<void, CodeTarget>(async ({ input }) => {
        const { sendCode } = await loadPhone()
        const sending = sendCode(project, { number: input.address, language })
        sent = await inTime(sending).catch(refuse)
      }),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async ({ input }) => {
        if (!sent) throw new Expired()
        const { confirmCode } = await loadPhone()
        return confirmCode(sent, input.code).catch(refuse)
      }),
    },
  })
}

/** Whoever closes the check for robots is not heard of, and what it says is good for two minutes. */
const PATIENCE_MILLISECONDS = 120_000

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityFailure('auth/timeout')), PATIENCE_MILLISECONDS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function loadPhone() {
  return import('@/client/integrations/firebase-phone.ts').catch((cause) => {
    throw new ApiError('network', { message: 'the sign-in could not be loaded', cause })
  })
}

/** What the machine tells apart: words for a field, a code that is too old, and anything else. */
function refuse(error: unknown): never {
  if (isCodeTooOld(error)) throw new Expired()
  const fault = error instanceof IdentityFailure ? identityFault(error.code) : undefined
  if (fault === 'credentialsInvalid' || fault === 'phoneInvalid')
    throw new Refused(`identity.${fault}`)
  throw error
}
