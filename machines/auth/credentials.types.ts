/** What a person signs in with, as the provider's API takes it. */
export type Credentials =
  | PasswordCredentials
  /** Google: `id_token` is signed by the identity provider for its user `auth_id`. */
  | { type: '0'; auth_id: string; id_token: string }
  /** Verified phone number; with `id_token` if an identity provider sent the code. */
  | { type: '1'; auth_id: string; mobile: string; id_token?: string }
  /** Second-factor code of a pending sign-in. */
  | { type: 'factor'; challenge: string; code: string }

export type PasswordCredentials = { type: '3'; email: string; password: string }
