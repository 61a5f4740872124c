import { useState } from 'react'

/**
 * Sets the CSP nonce for Radix: its scroll lock adds a style element, and its library reads the
 * nonce from this global variable.
 */
export function usePageNonce(): void {
  useState(tellNonce)
}

function tellNonce(): null {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
  return null
}
