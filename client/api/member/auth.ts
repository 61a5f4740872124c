import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { write } from '../calls/write.ts'

/** A person, as that person alone may see it. */
export type User = components['schemas']['User']
export type SignInRequest = components['schemas']['SignInRequest']
export type RegisterRequest = components['schemas']['RegisterRequest']

/** The whole reply, which is what the browser remembers. @throws ApiError */
export const signIn = write([], async (client: ApiClient, credentials: SignInRequest, signal) => {
  const init = { body: credentials, params: { header: { 'Time-Zone': ownTimeZone() } }, signal }
  const { token, data } = getReply(await client.http.POST('/user_signup', init))
  return { token, data }
})

/** The browser's zone, which the list of sign-ins shows. A header that other providers do not know does no harm, unlike a field. */
export function ownTimeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Completes a sign-in that lacked the second factor. @throws ApiError `invalid` for a wrong code, `notFound`. */
export const answerSecondFactor = write(
  [],
  async (client: ApiClient, body: { challenge: string; code: string }, signal) => {
    const params = { header: { 'Time-Zone': ownTimeZone() } }
    const init = { body, params, signal }
    const reply = await client.http.POST('/ext/account/second-factor/answer', init)
    const { token, data } = getReply(reply)
    return { token, data }
  },
)

/** Of a sign-in that lacks the second factor. */
export type FactorChallenge = { challenge: string; methods: readonly FactorMethod[] }
type FactorMethod = 'passkey' | 'app' | 'recovery'

const factorMethods: readonly FactorMethod[] = ['passkey', 'app', 'recovery']

/** The challenge of a sign-in that lacks the second factor; null for any other failure. */
export function findChallenge(error: unknown): FactorChallenge | null {
  if (!(error instanceof ApiError) || error.key !== 'secondFactorRequired') return null
  const { data } = error
  if (typeof data !== 'object' || data === null) return null
  const challenge: unknown = Reflect.get(data, 'challenge')
  if (typeof challenge !== 'string') return null
  const named: unknown = Reflect.get(data, 'methods')
  // Providers without passkeys name none.
  const methods = Array.isArray(named)
    ? factorMethods.filter((method) => named.includes(method))
    : (['app', 'recovery'] as const)
  return { challenge, methods }
}

/** Opens an account and has a code mailed that proves its address. @throws ApiError */
export const registerUser = write([], async (client: ApiClient, body: RegisterRequest) => {
  getReply(await client.http.POST('/user-register', { body }))
})

/** E.164 phone number or email address for a code. */
export type CodeAddress = { number: string } | { email: string }

/** Has a code sent. `byPost` where the provider takes what is private outside of addresses. */
export const requestCode = write(
  [],
  async (client: ApiClient, { to, byPost }: { to: CodeAddress; byPost: boolean }, signal) => {
    if (byPost) getReply(await client.http.POST('/get-otp', { body: to, signal }))
    else getReply(await client.http.GET('/get-otp', { params: { query: to }, signal }))
  },
)

/** Answers who it is, for a sign-in by telephone. @throws ApiError `invalid` for a wrong code. */
export const verifyCode = write(
  [],
  async (
    client: ApiClient,
    { to, otp, byPost }: { to: CodeAddress; otp: string; byPost: boolean },
    signal,
  ): Promise<string> => {
    const sentCode = { ...to, otp }
    const reply = byPost
      ? getReply(await client.http.POST('/verify-otp', { body: sentCode, signal }))
      : getReply(await client.http.GET('/verify-otp', { params: { query: sentCode }, signal }))
    return reply.auth_id
  },
)

/** Has a link mailed with which a forgotten password is set anew. */
export const requestPasswordReset = write(
  [],
  async (client: ApiClient, { email, byPost }: { email: string; byPost: boolean }) => {
    if (byPost) getReply(await client.http.POST('/forgot-password', { body: { email } }))
    else getReply(await client.http.GET('/forgot-password', { params: { query: { email } } }))
  },
)

/** By the token of a mail. @throws ApiError `notFound` when the link was used or is too old. */
export const resetPassword = write(
  [],
  async (client: ApiClient, body: { token: string; password: string; re_password: string }) => {
    getReply(await client.http.POST('/ext/account/password', { body }))
  },
)

/** By the token of a notice; answers the token that sets a new password. @throws ApiError `notFound`, `refused`. */
export const undoContactChange = write([], async (client: ApiClient, token: string) => {
  const reply = await client.http.POST('/ext/account/contact/undo', { body: { token } })
  return getReply(reply).data.token
})

/** Makes the provider forget this device's push token. */
export const beforeLogout = write([], async (client: ApiClient, fcmId: string | null) => {
  const body = fcmId ? { fcm_id: fcmId } : {}
  getReply(await client.http.POST('/before-logout', { body }))
})

/** Ends the sign-in in use; only of providers with `accounts`. */
export async function endThisSignIn(client: ApiClient): Promise<void> {
  getReply(await client.http.POST('/ext/account/sign-out'))
}
