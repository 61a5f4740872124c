import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Headers that have not come by then do not come; the framework would wait for a minute and more. */
const HEADERS_MS = 20_000

/** Ends connections whose request stays half sent. */
export function endHalfSentRequests(headersMs: number = HEADERS_MS): void {
  const waiting = new WeakMap<Socket, NodeJS.Timeout>()
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket }
    waiting.set(socket, setTimeout(() => socket.destroy(), headersMs).unref())
  })
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    clearTimeout(waiting.get(request.socket))
    // Of the next requests on the same connection.
    server.headersTimeout = headersMs
  })
}
