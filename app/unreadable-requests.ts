import { subscribe } from 'node:diagnostics_channel'
import { readdirSync, statSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { join, relative } from 'node:path'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { requestHeaders } from './request-headers.ts'

/**
 * Settles requests that the framework cannot read and answers with 500 or not at all, before it looks at them: an
 * address with a broken escape is one where nothing is; a host that is none, headers that only the framework's own
 * scripts send and do not write so, and what no file can answer are refused. A refused request is led to `proxy.ts`,
 * whatever its address.
 */
export function settleUnreadableRequests(root: string = 'public'): void {
  const sizes = sizesOf(root)
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { headers } = request
    delete headers[requestHeaders.refused]
    request.url = withReadablePath(request.url ?? '/')
    const status = refusalOf(request, sizes)
    if (!status) return
    delete headers['next-action']
    delete headers['next-router-state-tree']
    headers.host = 'localhost'
    headers[requestHeaders.refused] = String(status)
    request.method = 'GET'
    request.url = '/'
  })
}

function refusalOf(
  { method = '', url = '/', headers }: IncomingMessage,
  sizes: ReadonlyMap<string, number>,
): 400 | 405 | 416 | undefined {
  if (!isHost(headers.host) || !isReadable(headers)) return 400
  if (FORBIDDEN_METHODS.has(method)) return 405
  const [path = '/'] = url.split('?')
  if (!FILES.test(path)) return undefined
  if (method !== 'GET' && method !== 'HEAD') return 405
  // Nothing is written here that a condition could protect, and the framework has no answer for a failed one.
  delete headers['if-match']
  delete headers['if-unmodified-since']
  return refusalOfRange(headers, sizes.get(path))
}

/**
 * Answers a request for another protocol as if it had not asked for one. The framework leaves such a request without an
 * answer at some addresses; only its development server speaks by WebSocket.
 */
export function ignoreUpgrades(): void {
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    // An option of Node 24.9 that its types know at a server's creation only.
    if (server instanceof Server) Object.assign(server, { shouldUpgradeCallback: () => false })
  })
}

/** Those that a `Request` of the platform cannot have. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK'])

/** Answered from the disk, without `proxy.ts`. */
const FILES = /^\/(_next\/|basemap\/|icon\.svg$)/

/** Bytes of each file of the root, by its address. */
function sizesOf(root: string): Map<string, number> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [`/${relative(root, file)}`, statSync(file).size]
    }),
  )
}

/**
 * A range that begins behind the end is refused (RFC 9110, 14.1.2). One of another form may be ignored, and is: the
 * framework would look for a page that says what is wrong with it.
 */
function refusalOfRange(headers: IncomingHttpHeaders, size = 0): 416 | undefined {
  const [, first, last] = RANGE.exec(headers.range ?? '') ?? []
  if (first && size > 0 && Number(first) >= size) return 416
  const isUsual = first
    ? size > 0 && (!last || Number(last) >= Number(first))
    : Number(last) > 0 && Number(last) <= size
  if (!isUsual) delete headers.range
  return undefined
}

const RANGE = /^bytes=(\d*)-(\d*)$/

/** Clients of HTTP/1.0 may send none. */
function isHost(host: string | undefined): boolean {
  return host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`))
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d*)?$/i

/** The address with `%` itself escaped in each part of its path that cannot be decoded. */
export function withReadablePath(address: string): string {
  const [path = '', ...search] = address.split('?')
  const readable = path
    .split('/')
    .map((part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')))
    .join('/')
  return [readable, ...search].join('?')
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** There are no server actions, so that nobody calls one. */
function isReadable(headers: IncomingHttpHeaders): boolean {
  if (headers['next-action'] !== undefined) return false
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}
