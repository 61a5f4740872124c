import { fromPromise } from 'xstate'
import { deleteAccount } from '@/client/api/member/account.ts'
import { requestCode, type User } from '@/client/api/member/sign-in.ts'
import {
  accountDeletionMachine,
  type DeletionToSend,
} from '@/machines/account-deletion/account-deletion.machine.ts'
import type { Tools } from './find-location.ts'
import { ownCodeAddress, refusalOf } from './recent-sign-in.ts'

/** Account deletion at the provider; only providers with `accounts` require a code. */
export function accountDeletion({ client }: Tools, person: User) {
  return accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<void, DeletionToSend>(({ input: { proof, secret } }) =>
        deleteAccount(client, {
          userid: person.id,
          ...(proof === 'password' ? { password: secret } : {}),
          ...(proof === 'otp' ? { otp: secret } : {}),
        }).catch((error: unknown) => {
          throw refusalOf(error, ['password', 'otp'])
        }),
      ),
      requestCode: fromPromise<void, void>(() =>
        requestCode(client, { to: ownCodeAddress(person), byPost: true }),
      ),
    },
  })
}
