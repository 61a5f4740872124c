/** How proxy.ts tells the pages what it found out; a visitor's own headers of these names go. */
export const requestHeaders = {
  language: 'x-hearth-language',
  nonce: 'x-nonce',
  /** Why the site is closed: `maintenance` or `unavailable`. */
  closed: 'x-hearth-closed',
  /** Path and query without language, for the language switch. */
  path: 'x-hearth-path',
  /** `1` where browser and web are on one machine with no proxy between. */
  local: 'x-hearth-local',
  /** Status of a request that no page can answer; `app/unreadable-requests.ts` tells it to proxy.ts. */
  refused: 'x-hearth-refused',
} as const

export type ClosedReason = 'maintenance' | 'unavailable'

export type Origin = { host: string; protocol: 'http' | 'https' }

/**
 * Host and protocol that addresses of this site begin with: those of PUBLIC_URL where it is set, else
 * as the browser sees them. Forwarded ones are here only when a trusted proxy sent them.
 */
export function visitOrigin(headers: {
  get(name: string): string | null
}): Origin & { isLocal: boolean } {
  const isLocal = headers.get(requestHeaders.local) === '1'
  const settled = publicOrigin()
  if (settled) return { ...settled, isLocal }
  const forwarded = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim()
  const protocol = headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim()
  return {
    host: forwarded || headers.get('host') || 'localhost',
    protocol: protocol === 'https' ? 'https' : 'http',
    isLocal,
  }
}

/** Where PUBLIC_URL says the site is; null where it says nothing. */
export function publicOrigin(): Origin | null {
  const url = URL.parse(process.env.PUBLIC_URL?.trim() ?? '')
  return url && { host: url.host, protocol: url.protocol === 'https:' ? 'https' : 'http' }
}
