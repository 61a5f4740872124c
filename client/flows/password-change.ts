import { fromPromise } from 'xstate'
import { changePassword } from '@/client/api/member/account.ts'
import { requestCode, type User } from '@/client/api/member/sign-in.ts'
import { digitsOf, type TypedPassword } from '@/domain/account/password-change.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { passwordChangeMachine } from '@/machines/password-change/password-change.machine.ts'
import type { Tools } from './find-location.ts'
import { rememberPerson } from './profile.ts'
import { ownCodeAddress, refusalOf } from './recent-sign-in.ts'

const fields = ['current_password', 'otp', 'password', 're_password'] as const

type Sent = { typed: TypedPassword; proof: Proof | null }

/** Password change at the provider. */
export function passwordChange(tools: Tools, person: User) {
  const { client, queries } = tools
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, Sent>(async ({ input: { typed, proof } }) => {
        const { current_password, otp, password, re_password } = typed
        const changed = await changePassword(client, {
          ...{ password, re_password },
          ...(proof === 'password' ? { current_password } : {}),
          ...(proof === 'otp' ? { otp: digitsOf(otp) } : {}),
        }).catch((error: unknown) => {
          throw refusalOf(error, fields)
        })
        for (const queryKey of changePassword.stale) void queries.invalidateQueries({ queryKey })
        await rememberPerson(tools, changed)
      }),
      requestCode: fromPromise<void, void>(() =>
        requestCode(client, { to: ownCodeAddress(person), byPost: true }),
      ),
    },
  })
}
