import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { toPeerAddress } from '@/domain/web/trusted-proxies.ts'
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
    requestId: toRequestId(header('x-request-id')),
    method: request.method,
    search: getSearch(request.url),
    header,
    way: {
      peer: incoming && toPeerAddress(incoming.socket),
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
        incoming ?? (request.body ? Readable.from(streamChunks(request.body)) : Readable.from([])),
    }),
  }
}

/** In addition to the headers in `Way`. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip']

export async function* streamChunks(
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

function toRequestId(sent: string | undefined): string {
  return sent !== undefined && SANE_ID.test(sent) ? sent : randomUUID()
}

function getSearch(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return ''
  const end = url.indexOf('#', start)
  return end === -1 ? url.slice(start + 1) : url.slice(start + 1, end)
}

function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
