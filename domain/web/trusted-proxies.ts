import { BlockList, isIP } from 'node:net'

export type Forwarding = {
  /** Remote address; `LOOPBACK` for this machine. */
  peer: string
  /** Visitor first, then proxies. */
  forwardedFor?: string | null | undefined
}

export type TrustsAddress = (address: string) => boolean

export const LOOPBACK = '127.0.0.1'

/**
 * Parses `10.0.0.7, 172.16.0.0/12, fd00::/8`; ignores malformed entries. Loopback is always
 * trusted: our web server is the last proxy before the provider.
 */
export function trustedProxies(list = ''): TrustsAddress {
  const trusted = new BlockList()
  for (const entry of [...LOCAL_NETWORKS, ...splitList(list)]) {
    const network = parseNetwork(entry)
    if (network) trusted.addSubnet(network.address, network.prefix, network.family)
  }
  return (address) => {
    const bare = bareAddress(address)
    return bare !== null && trusted.check(bare, addressFamily(bare))
  }
}

export function invalidProxies(list: string): string[] {
  return splitList(list).filter((entry) => parseNetwork(entry) === null)
}

/**
 * First untrusted hop from the connection on; earlier hops are only its claims. The very first if
 * all are trusted.
 */
export function visitorAddress(
  { peer, forwardedFor }: Forwarding,
  isTrusted: TrustsAddress,
): string {
  let visitor = peer
  for (const hop of listHops(forwardedFor).reverse()) {
    if (!isTrusted(visitor)) break
    const address = bareAddress(hop)
    if (address === null) break
    visitor = address
  }
  return visitor
}

/** Connections to this machine's own address count as loopback. */
export function toPeerAddress(socket: {
  remoteAddress?: string | undefined
  localAddress?: string | undefined
}): string {
  const { remoteAddress, localAddress } = socket
  return remoteAddress === undefined || remoteAddress === localAddress ? LOOPBACK : remoteAddress
}

/** Allows at most the web's own hop. */
export function isFromThisMachine({ peer, forwardedFor }: Forwarding): boolean {
  const hops = listHops(forwardedFor)
  return isLoopback(peer) && hops.length <= 1 && hops.every(isLoopback)
}

export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]'
}

/** True without an `Origin` header. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLocalHost(URL.parse(origin)?.host ?? '')
}

const LOCAL_NETWORKS = ['127.0.0.0/8', '::1']
const isLoopback = trustedProxies()

function splitList(list: string): string[] {
  return list.split(',').flatMap((entry) => entry.trim() || [])
}

function listHops(forwardedFor: string | null | undefined): string[] {
  return splitList(forwardedFor ?? '')
}

function parseNetwork(
  entry: string,
): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', written] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  if (!isIP(address) || address.includes('%')) return null
  const family = addressFamily(address)
  const bits = family === 'ipv4' ? 32 : 128
  const prefix = written === undefined ? bits : Number(written)
  return prefix <= bits ? { address, prefix, family } : null
}

/** Some proxies add a port, and brackets around IPv6. IPv6 zones are dropped. */
function bareAddress(hop: string): string | null {
  const [, bracketed, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? []
  const address = (bracketed ?? ipv4 ?? hop).replace(/%.*$/, '')
  return isIP(address) ? address : null
}

function addressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
