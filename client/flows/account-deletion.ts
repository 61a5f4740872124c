import { fromPromise } from 'xstate'
import { deleteAccount } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { accountDeletionMachine } from '@/machines/account/account-deletion.machine.ts'
import type { Tools } from './find-location.ts'
import { ownCode } from './own-code.ts'
import { toRefusal } from './recent-sign-in.ts'
import { signOut } from './session.ts'

type Follow = {
  /** The account is gone. */
  onDeleted: () => void
  /** Signed out. */
  onLeft: () => void
}

/** Deletion of the person's account at the provider. */
export function accountDeletion(tools: Tools, person: User, { onDeleted, onLeft }: Follow) {
  const leave = async () => {
    onDeleted()
    await signOut(tools)
    onLeft()
  }
  return accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<void, string | null>(async ({ input, signal }) => {
        const password = input === null ? {} : { password: input }
        await deleteAccount(tools.client, { userid: person.id, ...password }).catch((error) => {
          throw toRefusal(error, ['password'])
        })
        // The page was left meanwhile, and nothing follows any more.
        if (signal.aborted) await leave()
      }),
      ownCode: ownCode(tools.client, person),
      leave: fromPromise<void, void>(leave),
    },
  })
}
