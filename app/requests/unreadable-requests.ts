import { subscribe } from 'node:diagnostics_channel'
import { readdirSync, statSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { join, relative } from 'node:path'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { isHost, requestHeaders } from './request-headers.ts'

/**
 * Handles requests that make the framework answer 500 or not at all. Undecodable paths become a
 * 404. Invalid hosts, forbidden methods, malformed framework headers and unsatisfiable ranges are
 * rewritten to reach `proxy.ts`, which sends the status.
 */
export function settleUnreadableRequests(root: string = 'public'): void {
  const sizes = measureFiles(root)
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { headers } = request
    delete headers[requestHeaders.refused]
    request.url = withReadablePath(request.url ?? '/')
    const status = findRefusal(request, sizes)
    if (!status) return
    delete headers['next-action']
    delete headers['next-router-state-tree']
    headers.host = 'localhost'
    headers[requestHeaders.refused] = String(status)
    request.method = 'GET'
    request.url = '/'
  })
}

function findRefusal(
  { method = '', url = '/', headers }: IncomingMessage,
  sizes: ReadonlyMap<string, number>,
): 400 | 405 | 416 | undefined {
  // HTTP/1.0 clients may omit the host.
  if (!isHost(headers.host ?? 'localhost') || !isReadable(headers)) return 400
  if (FORBIDDEN_METHODS.has(method)) return 405
  const [path = '/'] = url.split('?')
  if (!FILES.test(path)) return undefined
  if (method !== 'GET' && method !== 'HEAD') return 405
  // Nothing here is writable, and the framework has no answer for a failed precondition.
  delete headers['if-match']
  delete headers['if-unmodified-since']
  return refusalOfRange(headers, sizes.get(path))
}

/**
 * Ignores `Upgrade`: the framework leaves it unanswered on some paths, and only its development
 * server uses WebSockets.
 */
export function ignoreUpgrades(): void {
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    // Option of Node 24.9; the types have it only for server creation.
    if (server instanceof Server) Object.assign(server, { shouldUpgradeCallback: () => false })
  })
}

/** Not allowed by `Request`. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK'])

/** Served from disk, without `proxy.ts`. */
const FILES = /^\/(_next\/|basemap\/|icon\.svg$)/

/** In bytes, by URL path. */
function measureFiles(root: string): Map<string, number> {
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
 * 416 for a range starting beyond the end (RFC 9110, 14.1.2). Other invalid ranges are ignored,
 * which the RFC allows; the framework would look for an error page.
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

/** Escapes `%` in path segments that cannot be decoded. */
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

/** There are no server actions to call. */
function isReadable(headers: IncomingHttpHeaders): boolean {
  if (headers['next-action'] !== undefined) return false
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}
