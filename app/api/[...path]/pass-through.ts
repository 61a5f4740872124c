import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requestHeaders, visitOrigin } from '@/app/request-headers.ts'
import { providerUrl } from '@/client/api/server-client.ts'

/**
 * Hands a call to the provider and its answer back, both as streams and without any time-out: an
 * upload may take minutes, a live channel may be quiet for longer. The platform's own fetch gives
 * up on such streams after five minutes, which is why this rests on node:http.
 * A provider that does not answer is told as `unavailable`, 503.
 */
export async function passThrough(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const target = new URL(providerUrl() + pathname + search)
  try {
    return answerOf(await send(request, target), request)
  } catch {
    // Nobody reads the answer of a call that was given up.
    return unavailable()
  }
}

// Connections wait for the next call; what they carry is never timed.
const httpAgent = new HttpAgent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const httpsAgent = new HttpsAgent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Belong to one connection, not to the message (RFC 9110, 7.6.1). */
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
 * Fields for every recipient, which no `Connection` header may name (RFC 9110, 7.6.1): whoever wrote
 * one would strip what proxies and we ourselves say of the visitor.
 */
const endToEnd =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|authorization|host|origin|x-request-id|content-.+|accept.*|if-.+|range|tus-.+|upload-.+)$/

/** The further fields that a `Connection` header makes belong to one connection. */
function connectionOptions(connection: string | null): Set<string> {
  const options = (connection ?? '').toLowerCase().split(',')
  return new Set(options.map((option) => option.trim()).filter((option) => !endToEnd.test(option)))
}

const READS = new Set(['GET', 'HEAD'])

const withoutBody = new Set([204, 205, 304])

/** Sends a read once more where a kept connection turns out to be closed (Node's own advice). */
async function send(request: Request, target: URL): Promise<IncomingMessage> {
  const isSecure = target.protocol === 'https:'
  const outgoing = (isSecure ? httpsRequest : httpRequest)(target, {
    method: request.method,
    headers: forwardedHeaders(request, target),
    agent: isSecure ? httpsAgent : httpAgent,
    signal: request.signal,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET'
      if (isStale && READS.has(request.method)) resolve(send(request, target))
      else reject(error)
    })
  })
  if (!request.body) outgoing.end()
  else {
    // An answer may come before the body has ended, for instance a refusal of its size.
    pipeline(Readable.from(request.body), outgoing).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    )
  }
  return answered
}

function forwardedHeaders(request: Request, target: URL): Record<string, string> {
  const named = connectionOptions(request.headers.get('connection'))
  const headers = Object.fromEntries(
    [...request.headers].filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  )
  const { host, protocol } = visitOrigin(request.headers)
  // Cookies are the pages' own: the provider knows people by their token alone.
  delete headers.cookie
  // The platform gives no body of GET and HEAD. With a length and without it, the provider would take the next call on
  // the connection, somebody else's, for the body.
  if (!request.body) delete headers['content-length']
  delete headers[requestHeaders.local]
  return {
    ...headers,
    // Next takes `Content-Encoding` off what a route answers, and compresses by itself.
    'accept-encoding': 'identity',
    host: target.host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  }
}

function answerOf(incoming: IncomingMessage, request: Request): Response {
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
