import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { type CodeAddress, requestCode, verifyCode } from '@/client/api/member/auth.ts'
import { otpLoginMachine } from '@/machines/auth/otp-login.machine.ts'
import {
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Refused,
  type SentCode,
  TooMany,
} from '@/machines/auth/otp-login.types.ts'

/** One-time codes by the provider; `byPost` sends codes in the request body, not the URL. */
export function otpLogin(client: ApiClient, { byPost }: { byPost: boolean }) {
  return otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(async ({ input, signal }) => {
        await requestCode(client, { to: toCodeAddress(input), byPost }, signal).catch(refuseCode)
        return SAME_CODE
      }),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async ({ input, signal }) => {
        const asked = { to: toCodeAddress(input), otp: input.code, byPost }
        return { authId: await verifyCode(client, asked, signal).catch(refuseCode) }
      }),
    },
  })
}

/** The provider sends one code again while it is valid. */
export const SAME_CODE: SentCode = { isNew: false }

function toCodeAddress({ method, address }: CodeTarget): CodeAddress {
  return method === 'phone' ? { number: address } : { email: address }
}

/** Maps errors: field errors, rate limits, and others unchanged. */
export function refuseCode(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'tooMany') throw new TooMany(error.retryAfterSeconds)
  const { otp, number, email, mobile } = error.fields
  const reason = otp ?? number ?? email ?? mobile
  throw reason ? new Refused(reason) : error
}
