import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

export type ProfileChange = components['schemas']['UpdateProfileRequest']
export type SignIn = components['schemas']['SignIn']
export type Block = components['schemas']['Block']

export const accountQueries = {
  /** Active sign-ins of the viewer; needs `accounts`. */
  signIns: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'account', 'signIns'),
      queryFn: async ({ signal }): Promise<SignIn[]> =>
        getReply(await client.http.GET('/ext/account/sign-ins', { signal })).data,
    }),

  /** Users blocked by the viewer; needs `member`. */
  blocks: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'account', 'blocks'),
      queryFn: async ({ signal }): Promise<Block[]> =>
        getReply(await client.http.GET('/ext/account/blocks', { signal })).data,
    }),
}

/** Changes what is given; answers the person as it now is. */
export const updateProfile = write([], async (client: ApiClient, body: ProfileChange) => {
  const reply = await client.http.POST('/update_profile', { body })
  return getReply(reply).data
})

export const endSignIn = write([['account', 'signIns']], async (client: ApiClient, id: number) => {
  const params = { path: { id } }
  getReply(await client.http.DELETE('/ext/account/sign-ins/{id}', { params }))
})

/** Ends every sign-in but the one in use. */
export const endOtherSignIns = write(
  [['account', 'signIns']],
  async (client: ApiClient, _: undefined) =>
    getReply(await client.http.DELETE('/ext/account/sign-ins')).data.ended,
)

export type PasswordChange = components['schemas']['ChangePasswordRequest']

/** Ends every other sign-in. @throws ApiError `invalid`, `tooMany`, key `recentSignInRequired`. */
export const changePassword = write(
  [['account', 'signIns']],
  async (client: ApiClient, body: PasswordChange) =>
    getReply(await client.http.PUT('/ext/account/password', { body })).data,
)

/** Makes the sign-in in use a recent one. @throws ApiError `invalid`, `tooMany`. */
export const reauthenticate = write(
  [],
  async (client: ApiClient, body: { password: string } | { otp: string }, signal) => {
    getReply(await client.http.POST('/ext/account/reauthenticate', { body, signal }))
  },
)

/** A new e-mail address or telephone number. */
export type NewContact = { email: string } | { mobile: string }

/** Has a code sent to it. @throws ApiError `invalid`, `tooMany`, key `recentSignInRequired`. */
export const requestContactCode = write(
  [],
  async (client: ApiClient, body: NewContact & { password?: string }, signal) => {
    getReply(await client.http.POST('/ext/account/contact', { body, signal }))
  },
)

/** Makes it the person's, if the code is right. @throws ApiError `invalid`, `tooMany`. */
export const confirmContact = write(
  [],
  async (client: ApiClient, body: NewContact & { otp: string }, signal) =>
    getReply(await client.http.POST('/ext/account/contact/confirm', { body, signal })).data,
)

/** A person, or the administrator. */
export type Blocked = { to_user_id: number } | { to_admin: 1 }

export const blockUser = write(
  [['account', 'blocks'], ['chat']],
  async (client: ApiClient, body: Blocked & { reason?: string }) => {
    getReply(await client.http.POST('/block-user', { body }))
  },
)

export const unblockUser = write(
  [['account', 'blocks'], ['chat']],
  async (client: ApiClient, body: Blocked) => {
    getReply(await client.http.POST('/unblock-user', { body }))
  },
)

/** Everything that is kept of the person, as one file; of providers with `member`. */
export const exportAccount = write([], async (client: ApiClient, _: undefined): Promise<Blob> => {
  const reply = await client.http.GET('/ext/account/export', { parseAs: 'blob' })
  return getReply(reply)
})

/** The proof is the password or a code, where the sign-in is not recent. */
export type AccountDeletion = { userid: number; password?: string; otp?: string }

/** There is no way back. @throws ApiError `invalid` for a wrong proof, key `recentSignInRequired`. */
export const deleteAccount = write([], async (client: ApiClient, body: AccountDeletion) => {
  getReply(await client.http.POST('/delete_user', { body }))
})
