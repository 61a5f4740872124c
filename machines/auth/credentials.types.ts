/** What a person signs in with, as the provider's API takes it. */
export type Credentials =
  | PasswordCredentials
  /** Google: `id_token` is signed by the identity provider for its user `auth_id`. */
  | { type: '0'; auth_id: string; id_token: string }
  /** Verified phone number; with `id_token` if an identity provider sent the code. */
  | { type: '1'; auth_id: string; mobile: string; id_token?: string }
  /** Second-factor code of a pending sign-in. */
  | { type: 'factor'; challenge: string; code: string }
  /** A passkey's answer; with the challenge of the pending sign-in that it completes, if any. */
  | { type: 'passkey'; credential: PasskeyAnswer; challenge?: string }

/** A signature in the JSON of Web Authentication. */
export type PasskeyAnswer = {
  id: string
  rawId: string
  type: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string
  }
}

export type PasswordCredentials = { type: '3'; email: string; password: string }
