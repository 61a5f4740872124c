import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { requestHeaders, visitOrigin } from '@/app/requests/request-headers.ts'
import { providerUrl } from '@/client/api/calls/server-client.ts'

/**
 * Streams API calls to the provider without timeouts: uploads take minutes, event streams stay
 * quiet longer. Uses node:http, because fetch aborts them after five minutes. Answers 503
 * `unavailable` on failure.
 */
export async function passThrough(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const target = new URL(providerUrl() + pathname + search)
  try {
    return toResponse(await send(request, target), request)
  } catch {
    // Also covers aborted calls, whose response nobody reads.
    return unavailable()
  }
}

// Without timeouts.
const OPTIONS = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }
const agents = {
  kept: { 'http:': new HttpAgent(OPTIONS), 'https:': new HttpsAgent(OPTIONS) },
  /**
   * One connection per request. It asks to be kept all the same: servers close others together with
   * their reply, which is then lost while a body is still on its way.
   */
  single: {
    'http:': Object.assign(new HttpAgent(OPTIONS), { maxFreeSockets: 0 }),
    'https:': Object.assign(new HttpsAgent(OPTIONS), { maxFreeSockets: 0 }),
  },
}

/** Per connection, not per message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * End-to-end headers, which `Connection` must not name (RFC 9110, 7.6.1): a client could strip what
 * proxies and this server say about the visitor.
 */
const endToEnd =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|authorization|host|origin|x-request-id|content-.+|accept.*|if-.+|range|tus-.+|upload-.+)$/

/** Extra hop-by-hop headers named by `Connection`. */
function connectionOptions(connection: string | null): Set<string> {
  const options = (connection ?? '').toLowerCase().split(',')
  return new Set(options.map((option) => option.trim()).filter((option) => !endToEnd.test(option)))
}

const READS = new Set(['GET', 'HEAD'])

const withoutBody = new Set([204, 205, 304])

/**
 * Reads share kept connections and are sent again if one turns out to be closed, as Node advises.
 * Writes may not be sent twice, so each gets a connection of its own.
 */
async function send(request: Request, target: URL): Promise<IncomingMessage> {
  const protocol = target.protocol === 'https:' ? 'https:' : 'http:'
  const isRead = READS.has(request.method)
  const outgoing = (protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    method: request.method,
    headers: forwardedHeaders(request, target),
    agent: agents[isRead ? 'kept' : 'single'][protocol],
    signal: request.signal,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET'
      if (isStale && isRead) resolve(send(request, target))
      else reject(error)
    })
  })
  if (!request.body) outgoing.end()
  else {
    // Node sends bodies of DELETE and OPTIONS bare, which the provider would read as the next call.
    if (!outgoing.hasHeader('content-length')) outgoing.setHeader('transfer-encoding', 'chunked')
    // The response may arrive before the body ends, such as a 413.
    sendBody(request.body, outgoing).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    )
  }
  return answered
}

/** Larger unread bodies are cut together with their connection. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024

/** Reads on after a refusal: canceling a body would close the visitor's connection. */
async function sendBody(body: ReadableStream<Uint8Array>, outgoing: ClientRequest): Promise<void> {
  const reader = body.getReader()
  let drained = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (outgoing.destroyed) drained += value.byteLength
    else if (!outgoing.write(value)) await waitForRoom(outgoing)
    if (drained > MAX_DRAINED_BYTES) return reader.cancel()
  }
  outgoing.end()
}

function waitForRoom(outgoing: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go)
      resolve()
    }
    outgoing.once('drain', go).once('close', go)
  })
}

function forwardedHeaders(request: Request, target: URL): Record<string, string> {
  const named = connectionOptions(request.headers.get('connection'))
  const headers = Object.fromEntries(
    [...request.headers].filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  )
  const { host, protocol } = visitOrigin(request.headers)
  // Cookies belong to pages; the provider authenticates by token only.
  delete headers.cookie
  // `Request` drops bodies of GET and HEAD. With a length but no body, the provider would read
  // another visitor's next call as the body.
  if (!request.body) delete headers['content-length']
  delete headers[requestHeaders.local]
  return {
    ...headers,
    // Next strips `Content-Encoding` from route responses and compresses them itself.
    'accept-encoding': 'identity',
    host: target.host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  }
}

function toResponse(incoming: IncomingMessage, request: Request): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (hopByHop.has(name)) continue
    for (const value of values ?? []) headers.append(name, value)
  }
  const status = incoming.statusCode ?? 502
  if (withoutBody.has(status) || request.method === 'HEAD') {
    incoming.resume()
    return new Response(null, { status, headers })
  }
  return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    status,
    headers,
  })
}

function unavailable(): Response {
  const body = {
    error: true,
    message: 'The service does not answer. Please try again in a moment.',
    key: 'unavailable',
    data: null,
  }
  const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' }
  return Response.json(body, { status: 503, headers })
}
