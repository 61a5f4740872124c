import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { SentCode as SentByFirebase } from '@/client/integrations/firebase-phone.ts'
import { IdentityFailure, identityFault, isCodeTooOld } from '@/domain/account/identity-errors.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { otpLoginMachine } from '@/machines/auth/otp-login.machine.ts'
import {
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Expired,
  Refused,
  type SentCode,
} from '@/machines/auth/otp-login.types.ts'

/** One-time codes by SMS through Firebase. */
export function firebaseOtpLogin(project: IdentityProject, language: string) {
  let sent: SentByFirebase | undefined
  return otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(async ({ input }) => {
        const { sendCode } = await loadPhone()
        const sending = sendCode(project, { number: input.address, language })
        sent = await inTime(sending).catch(refuse)
        return { isNew: true }
      }),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async ({ input }) => {
        if (!sent) throw new Expired()
        const { confirmCode } = await loadPhone()
        return confirmCode(sent, input.code).catch(refuse)
      }),
    },
  })
}

/** Closing reCAPTCHA sends no event, and its token expires after two minutes. */
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

/** Maps errors: field errors, expired codes, and others unchanged. */
function refuse(error: unknown): never {
  if (isCodeTooOld(error)) throw new Expired()
  const fault = error instanceof IdentityFailure ? identityFault(error.code) : undefined
  if (fault === 'credentialsInvalid' || fault === 'phoneInvalid')
    throw new Refused(`auth.identity.${fault}`)
  throw error
}
