/** User id at the identity provider, and its signed token. */
export type IdentityProof = { authId: string; idToken: string }

export type GoogleInput = {
  /** Without a window the whole page can go to Google and come back. */
  canLeave: boolean
  /** The page has just come back from there. */
  isBack: boolean
}
