import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  isFromThisMachine,
  isLocalHost,
  isLocalOrigin,
  type TrustsAddress,
  toPeerAddress,
  trustedProxies,
} from '@/domain/web/trusted-proxies.ts'
import { publicOrigin, requestHeaders } from './request-headers.ts'

const YEAR_SECONDS = 365 * 86_400

/**
 * Gives pages what the framework hides: the request's origin (`settleForwarding`), and the response
 * for `setStatus`, since the framework's own 404 is empty without scripts. Sends HSTS if PUBLIC_URL
 * is https.
 */
export function followConnections(): void {
  const isTrusted = trustedProxies(process.env.TRUSTED_PROXIES)
  const isSecure = publicOrigin()?.protocol === 'https'
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    settleForwarding(request, isTrusted)
    if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    answers().enterWith(response)
  })
}

/** False if there is no response, or its headers are sent. */
export function setStatus(status: number): boolean {
  const response = answers().getStore()
  if (!response || response.headersSent) return false
  response.statusCode = status
  if (status === 503) response.setHeader('Retry-After', String(RETRY_SECONDS))
  return true
}

/** Most outages are shorter. */
export const RETRY_SECONDS = 10

/** Only trusted proxies may set these; visitors can forge them. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

type Arrived = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localAddress'>
}

/**
 * Removes forwarding headers of untrusted peers, appends the peer to `X-Forwarded-For` and marks
 * local requests. A proxy missing there is added as `unknown`, so that the provider knows of it.
 */
export function settleForwarding(request: Arrived, isTrusted: TrustsAddress): void {
  const { headers, socket } = request
  const peer = toPeerAddress(socket)
  const isLocal = isFromThisMachine({ peer }) && isLocalRequest(request)
  if (!isTrusted(peer)) for (const name of FORWARDING) delete headers[name]
  const soFar = headers['x-forwarded-for'] ?? (isLocal || !isTrusted(peer) ? [] : 'unknown')
  headers['x-forwarded-for'] = [soFar, peer].flat().join(', ')
  if (isLocal) headers[requestHeaders.local] = '1'
  else delete headers[requestHeaders.local]
}

/**
 * Proxies that add no header usually speak HTTP/1.0, which browsers do not, or keep the page's
 * origin.
 */
function isLocalRequest({ headers, httpVersion }: Arrived): boolean {
  return (
    httpVersion !== '1.0' &&
    isLocalHost(headers.host ?? '') &&
    isLocalOrigin(headers.origin) &&
    FORWARDING.every((name) => headers[name] === undefined)
  )
}

const NAME = Symbol.for('hearth.answers')

/** Global per process, because each entry point bundles its own copy of this file. */
function answers(): AsyncLocalStorage<ServerResponse> {
  const room = globalThis as { [NAME]?: AsyncLocalStorage<ServerResponse> }
  room[NAME] ??= new AsyncLocalStorage()
  return room[NAME]
}
