import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'
import { ownTimeZone } from './auth.ts'

export type Passkey = components['schemas']['Passkey']
export type Passkeys = components['schemas']['Passkeys']
export type NewPasskey = components['schemas']['CreatePasskeyRequest']['credential']
export type PasskeySignIn = components['schemas']['PasskeySignInRequest']

/** Reauthentication, required if the sign-in is older than ten minutes. */
type Proof = { password?: string }

export const passkeyQueries = {
  /** The viewer's passkeys; of providers with `passkeys`. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'account', 'passkeys'),
      queryFn: async ({ signal }): Promise<Passkeys> =>
        getReply(await client.http.GET('/ext/account/passkeys', { signal })).data,
    }),
}

/** For staff, administration opens and closes with them, and other sign-ins end. */
const STALE = [
  ['account', 'passkeys'],
  ['account', 'secondFactor'],
  ['account', 'signIns'],
  ['administration'],
] as const

/** Options for the browser. @throws ApiError key `recentSignInRequired`, `passkeyLimit`. */
export const beginPasskey = write([], async (client: ApiClient, body: Proof) => {
  const reply = await client.http.POST('/ext/account/passkeys/options', { body })
  return getReply(reply).data
})

/** Answers the passkey, and recovery codes if the account needed some. @throws ApiError */
export const createPasskey = write(STALE, async (client: ApiClient, credential: NewPasskey) => {
  const reply = await client.http.POST('/ext/account/passkeys', { body: { credential } })
  return getReply(reply).data
})

/** @throws ApiError `invalid` for an empty name. */
export const renamePasskey = write(
  [['account', 'passkeys']],
  async (client: ApiClient, { id, name }: { id: number; name: string }) => {
    const init = { params: { path: { id } }, body: { name } }
    getReply(await client.http.POST('/ext/account/passkeys/{id}/rename', init))
  },
)

/** @throws ApiError key `recentSignInRequired`. */
export const removePasskey = write(
  STALE,
  async (client: ApiClient, { id, ...body }: Proof & { id: number }) => {
    const init = { params: { path: { id } }, body }
    getReply(await client.http.POST('/ext/account/passkeys/{id}/remove', init))
  },
)

/** Options for the browser; with the challenge of a pending sign-in, for its account's passkeys. */
export const beginPasskeySignIn = write([], async (client: ApiClient, challenge?: string) => {
  const body = challenge === undefined ? {} : { challenge }
  return getReply(await client.http.POST('/ext/account/passkeys/sign-in/options', { body })).data
})

/** The whole reply, which is what the browser remembers. @throws ApiError key `passkeyRefused`. */
export const signInByPasskey = write([], async (client: ApiClient, body: PasskeySignIn, signal) => {
  const init = { body, params: { header: { 'Time-Zone': ownTimeZone() } }, signal }
  const reply = await client.http.POST('/ext/account/passkeys/sign-in', init)
  const { token, data } = getReply(reply)
  return { token, data }
})
