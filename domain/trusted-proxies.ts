import { BlockList, isIP } from 'node:net'

/** The forwarding facts of a request, as headers and connection give them. */
export type Forwarding = {
  /** Address of the connection's other end; this machine is written as `LOOPBACK`. */
  peer: string
  /** `X-Forwarded-For`: the visitor first, each proxy's own peer behind. */
  forwardedFor?: string | null | undefined
}

export type TrustsAddress = (address: string) => boolean

export const LOOPBACK = '127.0.0.1'

/**
 * Reads `10.0.0.7, 172.16.0.0/12, fd00::/8`. This machine is always trusted: our own web is the last
 * proxy before the provider. Malformed entries are ignored; `invalidProxies` lists them.
 */
export function trustedProxies(list = ''): TrustsAddress {
  const trusted = new BlockList()
  for (const entry of [...LOCAL_NETWORKS, ...entriesOf(list)]) {
    const network = parseNetwork(entry)
    if (network) trusted.addSubnet(network.address, network.prefix, network.family)
  }
  return (address) => {
    const bare = bareAddress(address)
    return bare !== null && trusted.check(bare, familyOf(bare))
  }
}

/** The entries of a list that are neither an address nor a network. */
export function invalidProxies(list: string): string[] {
  return entriesOf(list).filter((entry) => parseNetwork(entry) === null)
}

/**
 * The visitor's address: going back from the connection, the first hop that is not trusted, since
 * all before it is what that hop claims. Where every hop is trusted, the first of all.
 */
export function visitorAddress(
  { peer, forwardedFor }: Forwarding,
  isTrusted: TrustsAddress,
): string {
  let visitor = peer
  for (const hop of hopsOf(forwardedFor).reverse()) {
    if (!isTrusted(visitor)) break
    const address = bareAddress(hop)
    if (address === null) break
    visitor = address
  }
  return visitor
}

/** The other end of a connection. One to an own address of this machine comes from this machine. */
export function peerOf(socket: {
  remoteAddress?: string | undefined
  localAddress?: string | undefined
}): string {
  const { remoteAddress, localAddress } = socket
  return remoteAddress === undefined || remoteAddress === localAddress ? LOOPBACK : remoteAddress
}

/** Whether nothing but this machine stands between browser and web: at most the web's own hop. */
export function isFromThisMachine({ peer, forwardedFor }: Forwarding): boolean {
  const hops = hopsOf(forwardedFor)
  return isLoopback(peer) && hops.length <= 1 && hops.every(isLoopback)
}

/** Whether a `Host` header names this machine. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]'
}

/** Whether an `Origin` header, where there is one, names a page of this machine. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLocalHost(URL.parse(origin)?.host ?? '')
}

const LOCAL_NETWORKS = ['127.0.0.0/8', '::1']
const isLoopback = trustedProxies()

function entriesOf(list: string): string[] {
  return list.split(',').flatMap((entry) => entry.trim() || [])
}

function hopsOf(forwardedFor: string | null | undefined): string[] {
  return entriesOf(forwardedFor ?? '')
}

function parseNetwork(
  entry: string,
): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', written] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  if (!isIP(address) || address.includes('%')) return null
  const family = familyOf(address)
  const bits = family === 'ipv4' ? 32 : 128
  const prefix = written === undefined ? bits : Number(written)
  return prefix <= bits ? { address, prefix, family } : null
}

/** Some proxies write the port, too, and IPv6 in brackets; a zone names no other address. */
function bareAddress(hop: string): string | null {
  const [, bracketed, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? []
  const address = (bracketed ?? ipv4 ?? hop).replace(/%.*$/, '')
  return isIP(address) ? address : null
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
