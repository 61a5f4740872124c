import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { requestHeaders } from './request-headers.ts'

/**
 * Settles requests that the framework cannot read and answers with 500, before it looks at them: an address with a
 * broken escape is one where nothing is; headers that only the framework's own scripts send are refused with 400 when
 * they are not what those scripts write. A refused request is led to `proxy.ts`, whatever its address.
 */
export function settleUnreadableRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { headers } = request
    delete headers[requestHeaders.refused]
    request.url = withReadablePath(request.url ?? '/')
    const isForbidden = FORBIDDEN_METHODS.has(request.method ?? '')
    if (isForbidden || !isReadable(headers)) {
      delete headers['next-action']
      delete headers['next-router-state-tree']
      headers[requestHeaders.refused] = isForbidden ? '405' : '400'
      request.method = 'GET'
      request.url = '/'
    }
  })
}

/** Those that a `Request` of the platform cannot have. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK'])

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
