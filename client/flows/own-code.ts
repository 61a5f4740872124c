import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { reauthenticate } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { otpLoginMachine } from '@/machines/auth/otp-login.machine.ts'
import type {
  CodeProof,
  CodeTarget,
  CodeToVerify,
  SentCode,
} from '@/machines/auth/otp-login.types.ts'
import { refuseCode, SAME_CODE } from './otp-login.ts'
import { requestOwnCode } from './recent-sign-in.ts'

/** A code to the user's own address or number, which makes the sign-in a recent one. */
export function ownCode(client: ApiClient, person: User) {
  return otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(async () => {
        await requestOwnCode(client, person).catch(refuseCode)
        return SAME_CODE
      }),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async ({ input, signal }) => {
        await reauthenticate(client, { otp: input.code }, signal).catch(refuseCode)
        return { authId: String(person.id) }
      }),
    },
  })
}
