/** Browsers have passkeys on secure pages only: by HTTPS, or of this machine. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}
