/** What the connection and the headers of a request tell about its way here. */
export type Way = {
  /** Address of the peer; absent for a request made inside the process. */
  peer: string | undefined
  host: string | undefined
  forwardedHost: string | undefined
  forwardedProto: string | undefined
  forwardedFor: string | undefined
}

/**
 * Absolute base of URLs, without a slash at the end: PUBLIC_URL when it is set; what a proxy on
 * this machine says; else the host that was asked.
 */
export function originOf(way: Way, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl
  if (isTrusted(way.peer)) {
    const host = first(way.forwardedHost)
    if (host && HOST.test(host)) {
      return `${first(way.forwardedProto) === 'https' ? 'https' : 'http'}://${host}`
    }
  }
  return way.host && HOST.test(way.host) ? `http://${way.host}` : 'http://localhost'
}

/**
 * Address of the client: the last one in `X-Forwarded-For` that is not of this machine, when a
 * proxy on this machine sent it; what stands further left was written by whoever asked.
 */
export function clientAddressOf(way: Way): string {
  const peer = way.peer ?? LOCAL
  if (!isTrusted(way.peer) || !way.forwardedFor) return peer
  const hops = way.forwardedFor.split(',').map((hop) => hop.trim())
  const outside = hops.findLast((hop) => ADDRESS.test(hop) && !isLoopback(hop))
  return outside ?? peer
}

/**
 * Whom limits count an address as: one of IPv6 as its network of 64 bits, all of which a single
 * connection is given; one of IPv4 as itself, however it is written.
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%', 1)
  const written = bare.includes(':') ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : null
  if (!written) return address
  const [left = '', right] = written.split('::')
  const [before, after] = [groupsOf(left), groupsOf(right)]
  const gap = Array<string>(GROUPS - before.length - after.length).fill('0')
  const groups = [...before, ...gap, ...after]
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).map(dotted).join('.') : `${groups.slice(0, 4).join(':')}::/64`
}

function groupsOf(part: string | undefined): string[] {
  return part ? part.split(':') : []
}

function dotted(group: string): string {
  const bits = Number.parseInt(group, 16)
  return `${bits >> 8}.${bits & 255}`
}

const GROUPS = 8
const LOCAL = '127.0.0.1'
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i
const ADDRESS = /^[0-9a-f:.]{2,45}$/i

function isTrusted(peer: string | undefined): boolean {
  return peer === undefined || isLoopback(peer)
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

function first(list: string | undefined): string | undefined {
  return list?.split(',', 1)[0]?.trim()
}
