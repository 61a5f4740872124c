/** How proxy.ts tells the pages what it found out; a visitor's own headers of these names go. */
export const requestHeaders = {
  language: 'x-hearth-language',
  nonce: 'x-nonce',
  /** Why the site is closed: `maintenance` or `unavailable`. */
  closed: 'x-hearth-closed',
  /** Path and query without language, for the language switch. */
  path: 'x-hearth-path',
} as const

export type ClosedReason = 'maintenance' | 'unavailable'

/** Host and protocol as the browser sees them. */
export function visitOrigin(headers: { get(name: string): string | null }): {
  host: string
  protocol: 'http' | 'https'
} {
  const forwarded = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim()
  const protocol = headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim()
  return {
    host: forwarded || headers.get('host') || 'localhost',
    protocol: protocol === 'https' ? 'https' : 'http',
  }
}
