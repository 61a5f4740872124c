import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** The framework's default exceeds a minute. */
const HEADERS_MS = 20_000

/** Closes connections with incomplete request headers (Slowloris). */
export function endHalfSentRequests(headersMs: number = HEADERS_MS): void {
  const waiting = new WeakMap<Socket, NodeJS.Timeout>()
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket }
    waiting.set(socket, setTimeout(() => socket.destroy(), headersMs).unref())
  })
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    clearTimeout(waiting.get(request.socket))
    // Covers later requests on the same connection.
    server.headersTimeout = headersMs
  })
}
