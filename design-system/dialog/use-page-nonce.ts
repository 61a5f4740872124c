import { useState } from 'react'

/**
 * Radix locks the page's scrolling with a style element of its own. Under a nonce-based security
 * policy that element needs the page's nonce, which its library reads from this global name.
 */
export function usePageNonce(): void {
  useState(tellNonce)
}

function tellNonce(): null {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
  return null
}
