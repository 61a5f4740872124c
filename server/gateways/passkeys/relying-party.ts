import { isIP } from 'node:net'

/** The site as passkeys know it. They are bound to `id` for good. */
export type RelyingParty = {
  id: string
  /** Absent without PUBLIC_URL: any port of localhost. */
  origin: string | undefined
}

/** By PUBLIC_URL alone, never by a header; null where browsers allow no passkeys. */
export function toRelyingParty(publicUrl: string | undefined): RelyingParty | null {
  if (!publicUrl) return { id: LOCAL, origin: undefined }
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isLocal = hostname === LOCAL || hostname.endsWith(`.${LOCAL}`)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isAddress || !(protocol === 'https:' || isLocal)) return null
  return { id: hostname, origin }
}

/** Origin that a browser's answer must name; `sent` is what it names. */
export function expectedOrigin({ origin }: RelyingParty, sent: string): string {
  if (origin !== undefined) return origin
  return LOCAL_ORIGIN.test(sent) ? sent : `http://${LOCAL}`
}

const LOCAL = 'localhost'
const LOCAL_ORIGIN = /^http:\/\/localhost(:\d{1,5})?$/
