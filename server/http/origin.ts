import {
  isFromThisMachine,
  isLocalHost,
  isLocalOrigin,
  LOOPBACK,
  type TrustsAddress,
  visitorAddress,
} from '@/domain/web/trusted-proxies.ts'

export type Way = {
  /** Peer address; absent for requests made inside the process. */
  peer: string | undefined
  host: string | undefined
  forwardedHost: string | undefined
  forwardedProto: string | undefined
  forwardedFor: string | undefined
  askingOrigin: string | undefined
  /** Whether proxy headers or HTTP/1.0 reveal another proxy. */
  showsProxy: boolean
}

/** Without trailing slash: PUBLIC_URL, else a trusted proxy's headers, else the requested host. */
export function toOrigin(
  way: Way,
  publicUrl: string | undefined,
  isTrusted: TrustsAddress,
): string {
  if (publicUrl) return publicUrl
  if (isTrusted(way.peer ?? LOOPBACK)) {
    const host = first(way.forwardedHost)
    if (host && HOST.test(host)) {
      return `${first(way.forwardedProto) === 'https' ? 'https' : 'http'}://${host}`
    }
  }
  return way.host && HOST.test(way.host) ? `http://${way.host}` : 'http://localhost'
}

/** The last hop that is not a trusted proxy. */
export function toClientAddress(way: Way, isTrusted: TrustsAddress): string {
  return visitorAddress({ peer: way.peer ?? LOOPBACK, forwardedFor: way.forwardedFor }, isTrusted)
}

/** From this machine, under a local name, through no proxy but our own web process. */
export function isLocalRequest(way: Way): boolean {
  const { peer = LOOPBACK, forwardedFor, forwardedHost, forwardedProto, host } = way
  const hosts = [host, ...(forwardedHost?.split(',') ?? [])].filter((name) => name !== undefined)
  return (
    isFromThisMachine({ peer, forwardedFor }) &&
    hosts.every((name) => isLocalHost(name.trim())) &&
    isLocalOrigin(way.askingOrigin) &&
    !way.showsProxy &&
    first(forwardedProto) !== 'https'
  )
}

/**
 * For rate limits: an IPv6 address as its /64 network, all of which one connection gets; IPv4
 * normalized.
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%', 1)
  const written = bare.includes(':') ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : null
  if (!written) return address
  const [left = '', right] = written.split('::')
  const [before, after] = [splitGroups(left), splitGroups(right)]
  const gap = Array<string>(GROUPS - before.length - after.length).fill('0')
  const groups = [...before, ...gap, ...after]
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).map(dotted).join('.') : `${groups.slice(0, 4).join(':')}::/64`
}

function splitGroups(part: string | undefined): string[] {
  return part ? part.split(':') : []
}

function dotted(group: string): string {
  const bits = Number.parseInt(group, 16)
  return `${bits >> 8}.${bits & 255}`
}

const GROUPS = 8
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i

function first(list: string | undefined): string | undefined {
  return list?.split(',', 1)[0]?.trim()
}
