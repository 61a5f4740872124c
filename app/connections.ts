import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  isFromThisMachine,
  isLocalHost,
  isLocalOrigin,
  peerOf,
  type TrustsAddress,
  trustedProxies,
} from '@/domain/trusted-proxies.ts'
import { publicOrigin, requestHeaders } from './request-headers.ts'

const YEAR_SECONDS = 365 * 86_400

/**
 * Gives pages what the framework keeps from them about a connection: where its request comes from
 * (`settleForwarding`), and the answer, whose status `setStatus` sets: the framework's own way to
 * answer 404 sends a page without content, which only scripts fill.
 *
 * Where PUBLIC_URL is https, every answer tells browsers to stay with it.
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

/** Sets the status of the answer under way; false when there is none or it has begun. */
export function setStatus(status: number): boolean {
  const response = answers().getStore()
  if (!response || response.headersSent) return false
  response.statusCode = status
  if (status === 503) response.setHeader('Retry-After', String(RETRY_SECONDS))
  return true
}

/** What is away is mostly back after so long. */
export const RETRY_SECONDS = 10

/** Only a proxy may set these: from anybody else they are the visitor's invention. */
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
 * Removes what nobody trusted says about the visitor, adds the connection to `X-Forwarded-For`, and
 * notes whether browser and web are on one machine with nothing between. A proxy that does not show
 * in `X-Forwarded-For` is written there as `unknown`, so that the provider knows of it, too.
 */
export function settleForwarding(request: Arrived, isTrusted: TrustsAddress): void {
  const { headers, socket } = request
  const peer = peerOf(socket)
  const isLocal = isFromThisMachine({ peer }) && isLocalRequest(request)
  if (!isTrusted(peer)) for (const name of FORWARDING) delete headers[name]
  const soFar = headers['x-forwarded-for'] ?? (isLocal || !isTrusted(peer) ? [] : 'unknown')
  headers['x-forwarded-for'] = [soFar, peer].flat().join(', ')
  if (isLocal) headers[requestHeaders.local] = '1'
  else delete headers[requestHeaders.local]
}

/** Proxies that add no header mostly speak HTTP/1.0, as no browser does, or keep the page's origin. */
function isLocalRequest({ headers, httpVersion }: Arrived): boolean {
  return (
    httpVersion !== '1.0' &&
    isLocalHost(headers.host ?? '') &&
    isLocalOrigin(headers.origin) &&
    FORWARDING.every((name) => headers[name] === undefined)
  )
}

const NAME = Symbol.for('hearth.answers')

/** One for the process: each entry point is bundled with its own copy of this file. */
function answers(): AsyncLocalStorage<ServerResponse> {
  const room = globalThis as { [NAME]?: AsyncLocalStorage<ServerResponse> }
  room[NAME] ??= new AsyncLocalStorage()
  return room[NAME]
}
