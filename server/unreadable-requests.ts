import type { Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { type Failure, failure } from './contract/failure.ts'

/**
 * Replaces Node's bare replies to unparsable requests (headers, lengths, chunks) with the failure
 * format.
 */
export function answerUnreadableRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => latest.set(request.socket, response))
  // Other expectations may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const isAnswering = response?.headersSent && !response.writableFinished
    // An answer to a silent connection would be taken for the answer to its next request.
    const isSilent = socket instanceof Socket && socket.bytesRead === 0
    const isOver = !socket.writable || error.code === 'ECONNRESET'
    if (isOver || isAnswering || isSilent) socket.destroy(error)
    else {
      const [status, refusal] = REFUSALS[error.code ?? ''] ?? [400, failure('malformed')]
      socket.end(bareReply(status, refusal), () => socket.destroy())
    }
  })
}

/** Reply to a request that parses but has no valid URL. */
export function replyToError(error: unknown): Response {
  const refusal = failure(error instanceof RequestError ? 'malformed' : 'internal')
  return Response.json(refusal.toBody(), { status: refusal.status })
}

const REFUSALS: Readonly<Record<string, [status: number, refusal: Failure]>> = {
  HPE_HEADER_OVERFLOW: [431, failure('tooLarge', 'The headers of the request are too large.')],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, failure('tooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, failure('malformed', 'The request took too long.')],
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
}

function bareReply(status: number, refusal: Failure): string {
  const body = JSON.stringify(refusal.toBody())
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return [...head, '', body].join('\r\n')
}
