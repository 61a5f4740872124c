import type { IncomingMessage, Server } from 'node:http'

/**
 * Reads the rest of a body after its reply. Closing at once would reset the connection, and the
 * client, still sending, would lose the reply (RFC 9112, 9.6).
 */
export function readRefusedBodies(server: Server): void {
  // Before the app, which may answer at once.
  server.prependListener('request', (request, response) => {
    if (!announcesBody(request)) return
    const { socket } = request
    const closes = !response.shouldKeepAlive
    // Else Node closes together with the reply.
    response.shouldKeepAlive = true
    response.once('finish', () => {
      // A destroyed body cannot be read on, and its connection takes no other request.
      if (request.destroyed && !request.complete) socket.destroySoon()
      else if (!request.complete) readOn(request, closes)
      else if (closes) request.socket.destroySoon()
    })
  })
}

/** A body of the largest form, on a slow connection. */
const MAX_MS = 20_000
const MAX_BYTES = 64 * 1024 * 1024

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function readOn(request: IncomingMessage, closes: boolean): void {
  const { socket } = request
  const cut = setTimeout(() => socket.destroySoon(), MAX_MS)
  cut.unref()
  let bytes = 0
  // A reader that has left may pause the body, or wait for its next piece.
  request.removeAllListeners('readable').removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_BYTES) socket.destroySoon()
  })
  request.on('error', () => {})
  request.once('close', () => clearTimeout(cut))
  request.once('end', () => {
    clearTimeout(cut)
    if (closes) socket.destroySoon()
  })
  request.resume()
}
