import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/api-client.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { type CodeAddress, requestCode, verifyCode } from '@/client/api/sign-in.ts'
import { otpLoginMachine } from '@/machines/otp-login/otp-login.machine.ts'
import {
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Refused,
  TooMany,
} from '@/machines/otp-login/otp-login.types.ts'

/** The one-time code on the provider; `byPost` where it takes codes outside of addresses. */
export function otpLogin(client: ApiClient, { byPost }: { byPost: boolean }) {
  return otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<void, CodeTarget>(async ({ input }) => {
        await requestCode(client, { to: addressOf(input), byPost }).catch(refuse)
      }),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async ({ input }) => {
        const asked = { to: addressOf(input), otp: input.code, byPost }
        return { authId: await verifyCode(client, asked).catch(refuse) }
      }),
    },
  })
}

function addressOf({ method, address }: CodeTarget): CodeAddress {
  return method === 'phone' ? { number: address } : { email: address }
}

/** What the machine tells apart: words for a field, too many, and anything else. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'tooMany') throw new TooMany(error.retryAfterSeconds)
  const { otp, number, email } = error.fields
  const reason = otp ?? number ?? email
  throw reason ? new Refused(reason) : error
}
