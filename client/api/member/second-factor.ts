import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type SecondFactor = components['schemas']['SecondFactor']

/** Reauthentication, required if the sign-in is older than ten minutes. */
type Proof = { password?: string }

export const secondFactorQueries = {
  /** Whether the viewer's sign-ins take a code; of providers with `second-factor`. */
  state: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'account', 'secondFactor'),
      queryFn: async ({ signal }): Promise<SecondFactor> =>
        getReply(await client.http.GET('/ext/account/second-factor', { signal })).data,
    }),
}

/** With it administration opens and closes, and other sign-ins end. */
const STALE = [['account', 'secondFactor'], ['account', 'signIns'], ['administration']] as const

/** A new secret for an app. @throws ApiError key `recentSignInRequired`, `secondFactorOn`. */
export const beginSecondFactor = write([], async (client: ApiClient, body: Proof) => {
  const reply = await client.http.POST('/ext/account/second-factor', { body })
  return getReply(reply).data
})

/** Answers the recovery codes. @throws ApiError `invalid` for a wrong code. */
export const confirmSecondFactor = write(
  STALE,
  async (client: ApiClient, body: Proof & { code: string }) => {
    const reply = await client.http.POST('/ext/account/second-factor/confirm', { body })
    return getReply(reply).data.recovery_codes
  },
)

/** Answers new recovery codes. @throws ApiError key `recentSignInRequired`. */
export const renewRecoveryCodes = write(STALE, async (client: ApiClient, body: Proof) => {
  const reply = await client.http.POST('/ext/account/second-factor/recovery-codes', { body })
  return getReply(reply).data.recovery_codes
})

/** Turns it off. @throws ApiError key `recentSignInRequired`. */
export const endSecondFactor = write(STALE, async (client: ApiClient, body: Proof) => {
  getReply(await client.http.POST('/ext/account/second-factor/end', { body }))
})
