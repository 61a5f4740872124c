export type ProvenIdentity = {
  /** User id at the provider. */
  authId: string
  method: 'google' | 'phone' | 'apple'
  /** Null unless the provider has verified it. */
  email: string | null
  /** Digits with country code, without plus sign. */
  mobile: string | null
  name: string
}

export type IdentityVerifier = {
  /**
   * Throws IdentityRefused for an invalid token, any other error if verification was impossible.
   */
  verify(idToken: string): Promise<ProvenIdentity>
}

export class IdentityRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityRefused'
  }
}
