import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import type { User } from '@/client/api/member/auth.ts'
import { openState } from '@/client/state/state-door.ts'

/** Updates the stored user with the provider's reply; ignores replies for other accounts. */
export async function rememberPerson(
  { queries, client }: { queries: Queries; client: ApiClient },
  person: User,
): Promise<void> {
  const { store, persistence } = await openState(queries, client)
  const signedIn = store.getSnapshot().context.User_signup.data
  if (signedIn?.data.id !== person.id) return
  store.trigger.signupSucceeded({ data: { token: signedIn.token, data: person } })
  persistence.flush()
}
