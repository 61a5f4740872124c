/** Headers from proxy.ts to pages; proxy.ts removes a visitor's own headers of these names. */
export const requestHeaders = {
  language: 'x-hearth-language',
  nonce: 'x-nonce',
  /** Reason: `maintenance` or `unavailable`. */
  closed: 'x-hearth-closed',
  /** Path and query without language, for the language switch. */
  path: 'x-hearth-path',
  /** `1` if browser and web run on one machine without a proxy. */
  local: 'x-hearth-local',
  /** Error status of an unreadable request, from `app/requests/unreadable-requests.ts` to proxy.ts. */
  refused: 'x-hearth-refused',
} as const

export type ClosedReason = 'maintenance' | 'unavailable'

export type Origin = { host: string; protocol: 'http' | 'https' }

/**
 * PUBLIC_URL if set, else as the browser sees it. Forwarded headers are safe here: only a trusted
 * proxy's are kept.
 */
export function visitOrigin(headers: {
  get(name: string): string | null
}): Origin & { isLocal: boolean } {
  const isLocal = headers.get(requestHeaders.local) === '1'
  const settled = publicOrigin()
  if (settled) return { ...settled, isLocal }
  const forwarded = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? ''
  const protocol = headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim()
  return {
    host: (isHost(forwarded) && forwarded) || headers.get('host') || 'localhost',
    protocol: protocol === 'https' ? 'https' : 'http',
    isLocal,
  }
}

/** A name or address, with or without a port, that an address of the web may begin with. */
export function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`)
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d*)?$/i

/** Null without a valid PUBLIC_URL. */
export function publicOrigin(): Origin | null {
  const url = URL.parse(process.env.PUBLIC_URL?.trim() ?? '')
  return url && { host: url.host, protocol: url.protocol === 'https:' ? 'https' : 'http' }
}
