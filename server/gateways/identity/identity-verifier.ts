/** What an identity provider vouches for. */
export type ProvenIdentity = {
  /** The person's number at the provider. */
  authId: string
  way: 'google' | 'phone' | 'apple'
  /** An address that the provider knows to be the person's; null when it has not checked it. */
  email: string | null
  /** Digits with the country's code, without a plus sign. */
  mobile: string | null
  name: string
}

/** Tells who an identity provider says somebody is. */
export type IdentityVerifier = {
  /** Raises IdentityRefused for a token that proves nothing, any other error when it cannot be told. */
  verify(idToken: string): Promise<ProvenIdentity>
}

/** The token is forged, expired, of another house or of a way that is not offered. */
export class IdentityRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityRefused'
  }
}
