const bytes = (text: string) => new TextEncoder().encode(text).buffer

const facts = {
  id: 'a2V5LTE',
  rawId: bytes('key-1'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
}

/** What a browser gives for a signed challenge; providers of stories check nothing. */
export function signedChallenge(): Credential {
  const response = {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: null,
  }
  return { ...facts, response } as Credential
}

/** What a browser gives for a new passkey. */
export function newPasskey(): Credential {
  const response = {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  }
  return { ...facts, response } as Credential
}
