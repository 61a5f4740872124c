import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { peerOf } from '@/domain/web/trusted-proxies.ts'
import type { BodySource } from '@/server/contract/decoding/body.ts'
import type { Way } from './origin.ts'

/** `incoming` is absent for requests made inside the process. */
export type HttpEnvironment = { Bindings: { incoming?: IncomingMessage } | undefined }
export type HttpContext = Context<HttpEnvironment>

/** Avoids the cost of the web `Request` object. */
export type Exchange = {
  requestId: string
  method: string
  /** Without question mark. */
  search: string
  header(name: string): string | undefined
  way: Way
  body(): BodySource
}

export function openExchange(context: HttpContext): Exchange {
  const request = context.req.raw
  const incoming = context.env?.incoming
  const header = incoming
    ? (name: string) => joinHeader(incoming.headers[name])
    : (name: string) => request.headers.get(name) ?? undefined
  return {
    requestId: requestIdOf(header('x-request-id')),
    method: request.method,
    search: searchOf(request.url),
    header,
    way: {
      peer: incoming && peerOf(incoming.socket),
      host: header('host'),
      forwardedHost: header('x-forwarded-host'),
      forwardedProto: header('x-forwarded-proto'),
      forwardedFor: header('x-forwarded-for'),
      askingOrigin: header('origin'),
      showsProxy:
        incoming?.httpVersion === '1.0' || PROXY_HEADERS.some((name) => header(name) !== undefined),
    },
    body: () => ({
      contentType: header('content-type'),
      contentLength: header('content-length'),
      stream:
        incoming ?? (request.body ? Readable.from(chunksOf(request.body)) : Readable.from([])),
    }),
  }
}

/** In addition to the headers in `Way`. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip']

export async function* chunksOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Buffer> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
}

const SANE_ID = /^[\w.-]{8,64}$/

function requestIdOf(sent: string | undefined): string {
  return sent !== undefined && SANE_ID.test(sent) ? sent : randomUUID()
}

function searchOf(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return ''
  const end = url.indexOf('#', start)
  return end === -1 ? url.slice(start + 1) : url.slice(start + 1, end)
}

function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
